// The sections of what is counted and of the warning ladder.
extension Layout {
  static let ladderSections: [SectionLayout] = [
    SectionLayout(
      .ladderLevels, "ladder_levels",
      [
        Column("name", .text), Column("rank", .number), Column("blocks", .choice(BlockKind.names)),
        Column("reason", .optionalRow(.reasons)),
        Column("surfaces", .rows(.surfaceRefs)), Column("longest", .integer),
        Column("ends_by_itself", .choice(noYes)), Column("audit", .choice(noYes)), Column("dismissible", .choice(noYes)),
        Column("buttons", .rows(.buttonRefs)), Column("confidence", .number),
      ]),
    SectionLayout(
      .ladder, "ladder",
      [
        Column("name", .text), Column("thing", .optionalRow(.copy)), Column("reason", .optionalRow(.reasons)),
        Column("switched_on", .choice(noYes)), Column("counts", .row(.countedEvents)), Column("window", .integer),
        Column("reset", .optionalRow(.resets)), Column("share_of", .optionalRow(.limits)), Column("signals", .rows(.signalRefs)),
        Column("steps", .rows(.ladderSteps)), Column("holds", .rows(.operationRefs)),
        Column("whatever_plan", .choice(noYes)),
      ]),
    SectionLayout(
      .signals, "signals",
      [
        Column("name", .text), Column("weight", .number), Column("refusals", .number), Column("within", .integer),
        Column("refused_for", .rows(.reasonRefs)),
      ]),
    SectionLayout(
      .countedEvents, "events",
      [
        Column("name", .text), Column("id", .optionalRow(.facts)), Column("counted", .optionalRow(.facts)), Column("most", .number),
        Column("keeps", .integer), Column("scope", .choice(scopes)), Column("late_within", .optionalRow(.settings)),
      ]),
    SectionLayout(.countedEventRefs, "event_counts", [Column("event", .row(.countedEvents))]),
    SectionLayout(.ladderStops, "ladder_stops", [Column("vector", .row(.ladder)), Column("from_rank", .number)]),
    SectionLayout(
      .ladderSteps, "ladder_steps",
      [
        Column("level", .row(.ladderLevels)), Column("at", .rows(.ladderCounts)), Column("share", .number),
        Column("after_level", .optionalRow(.ladderLevels)), Column("after_times", .number), Column("after_within", .integer),
        Column("lasts", .integer), Column("confirm", .choice(noYes)), Column("through_times", .number), Column("through_per", .integer),
        Column("surfaces", .rows(.surfaceRefs)), Column("says", .row(.copy)), Column("rule", .text),
        Column("refused_times", .number), Column("refused_per", .integer), Column("buttons", .rows(.buttonRefs)),
        Column("parts", .rows(.ladderParts)),
      ]),
    SectionLayout(.ladderCounts, "ladder_counts", [Column("plan", .row(.plans)), Column("at", .integer)]),
    SectionLayout(.ladderParts, "ladder_parts", [Column("part", .choice(TellKind.names)), Column("copy", .row(.copy))]),
    SectionLayout(.signalRefs, "signal_refs", [Column("signal", .row(.signals))]),
    SectionLayout(
      .escalation, "escalation",
      [
        Column("signals_last", .integer), Column("remembers", .integer), Column("waits_while", .optionalRow(.programs)),
        Column("counted", .rows(.eventRefs)),
        Column("changed", .rows(.eventRefs)), Column("started", .rows(.eventRefs)), Column("ended", .rows(.eventRefs)),
        Column("audited", .rows(.eventRefs)), Column("shown", .rows(.eventRefs)),
      ]),
  ]
}
