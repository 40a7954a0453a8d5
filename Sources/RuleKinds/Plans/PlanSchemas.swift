internal import RulesModel
internal import Schema

extension Plan {
  static let schema = Schema.object("plan", build: Plan.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("follows", \.follows, Schema.name(of: Plan.self).optional, or: .some(nil), "The plan whose column this one repeats.")
  }
}

extension Plans {
  static let schema = Schema.object("plans file", build: Plans.init) {
    Field(
      "states", \.states, .named(Plan.self, Plan.schema), whenBroken: Named(),
      "All plans, from the one that may least to the one that may most.")
    Field(
      "resolution", \.resolution, .list(ResolutionRow.schema, .sequence), whenBroken: [],
      "Which plan is in force: the first row whose conditions hold.")
    Field("on_error", \.onError, .name(of: Plan.self), whenBroken: Name(""), "The plan when a fact is missing: the safest one.")
    Field(
      "on_downgrade", \.onDowngrade, PlanDowngrade.schema.optional, or: .some(nil),
      "When the plan counts as less than the one before, and what is logged then.")
  }
}

extension PlanDowngrade {
  static let schema = Schema.object("downgrade", build: PlanDowngrade.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("emits", \.emits, .oneOrMany(.name(of: Event.self)), "Telemetry events that go out.")
  }
}

extension ResolutionRow {
  static let schema = Schema.object("row", build: ResolutionRow.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold; the last row has none.")
    Field("plan", \.plan, .name(of: Plan.self), "The plan in force.")
  }
}

extension SnapshotField {
  static let schema = Schema.object("snapshot field", build: SnapshotField.init, exactlyOne: ["value", "lists"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field("value", \.value, Schema.expression.optional, or: .some(nil), "Its value, from facts, limits and capabilities.")
    Field("lists", \.lists, Schema<SnapshotList>.choice.optional, or: .some(nil), "Rules that it lists instead.")
  }
}

extension Reset {
  static let schema = Schema.object("reset", build: Reset.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("every", \.every, .choice, "The calendar period after which counting starts anew.")
    Field("at", \.at, .timeOfDay, or: .timeOfDay(0), "The time of day at which it does.")
    Field("zone", \.zone, .timeZone, "The IANA time zone whose calendar counts: `UTC`.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), "The placeholder, when product has not decided."
    )
  }
}

extension Schema where Value == String {
  /// A zone or a link of the IANA time zone database: `UTC`, `Europe/Oslo`, `Etc/UTC`, `CET`.
  static let timeZone = text(
    form: "a time zone of the IANA database, such as `UTC` or `Europe/Oslo`", pattern: TextPattern("^[A-Z][A-Za-z0-9_+/-]*$"),
    advice: ZoneNames.advice
  ) {
    ZoneNames.has($0)
  }
}
