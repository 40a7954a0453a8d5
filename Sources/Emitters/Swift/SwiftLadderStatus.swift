internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// The status of the warning ladder, in the types of these rules.
  func status(_ text: inout SwiftText) {
    let level = type("ladder_levels", "ladder level")
    view(
      &text, "LadderStatus", of: "PresentedLadderStatus", "The status of a vector of the warning ladder.",
      [
        id("Which vector it is.", "vector", .ladder), id("Nil while nothing is the matter.", "level", .ladderLevels, .optional),
        .same("What it does to the actions that it stops.", "effect", "LadderStatus.Effect"),
        .init(
          "When the pause or the block ends by itself; nil without one, or when somebody must release it.", "until", "Timestamp?",
          "presented.until.map { Timestamp(milliseconds: $0) }"),
        .init(
          "From now until then: what a countdown shows.", "timeLeft", "Swift.Duration?", "presented.timeLeft.map { .milliseconds($0) }"),
        .same("How many events count right now.", "count", "Int"),
        .init(
          "The count at which the person is slowed down; nil when none does.", "limit", "Int?", "presented.limit.map { Int($0) }"),
        .init(
          "The next level that counting on leads to, the count at which it does, and how many more that is.", "next",
          "(level: \(level), at: Int, more: Int)?",
          "presented.next.map { (\(level)(ordinal: $0.level), Int($0.at), Int($0.more)) }"),
        id("How often the count starts again; nil for a sliding window.", "resets", .resets, .optional),
        has(.resets)
          ? .init("When it does next.", "resetsAt", "Timestamp?", "presented.resetsAt.map { Timestamp(milliseconds: $0) }") : nil,
        id("Where it is shown, in order of preference.", "surfaces", .surfaces, .many),
        copy("The words of the level.", "copy", .optional), parts("What the level says besides, part by part."),
        buttons("The ways on."), .same("Whether the person can put it away.", "isDismissible", "Bool"),
        .same("Whether its words wait, because this is no moment to be disturbed.", "isDeferred", "Bool"),
        .same(
          "Whether the same level was shown before: what is on the screen is brought up to date, and what a person closed does not open again.",
          "isRepeated", "Bool"),
      ])
  }

  /// A change of level, as it is logged.
  func change(_ text: inout SwiftText) {
    view(
      &text, "LadderChange", of: "PresentedChange", "A vector of the warning ladder changed its level.",
      [
        id("Which vector it is.", "vector", .ladder), id("The level before.", "from", .ladderLevels, .optional),
        id("The level after.", "to", .ladderLevels, .optional),
        .init(
          "When: the end of a block may lie before the moment that found it over.", "at", "Timestamp",
          "Timestamp(milliseconds: presented.at)"),
        .init(
          "When the block that began ends by itself.", "until", "Timestamp?", "presented.until.map { Timestamp(milliseconds: $0) }"),
        .same("How many events counted then.", "count", "Int"), .same("Whether it must be in the audit log.", "isAudited", "Bool"),
        telemetry("What is logged."),
      ])
  }
}
