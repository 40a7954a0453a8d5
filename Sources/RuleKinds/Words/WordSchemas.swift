internal import RulesModel
internal import Schema

extension Copy {
  static let schema = Schema.object("copy entry", build: Copy.init) {
    Field("where", \.place, .text, "Where it appears.")
    Field("title", \.title, CopyText.schema.optional, or: .some(nil), "What stands above the text, where the surface has a title.")
    Field("text", \.text, CopyText.schema, "The words; `{name}` stands for a value.")
    Field("values", \.values, CopyValues.schema, or: CopyValues(), "Where each value comes from.")
    Field("variants", \.variants, .list(CopyVariant.schema, .sequence), or: [], "Other words, the first whose conditions hold.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], standsLast: true, "Where the documents say it: chapter and section.")
    Field(
      "assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], standsLast: true, "The recorded assumptions it rests on.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil),
      "The placeholder, when product has not decided the words.")
  }
}

extension CopyVariant {
  static let schema = Schema.object("variant", build: CopyVariant.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("title", \.title, CopyText.schema.optional, or: .some(nil), "Its title; the entry's when left out.")
    Field("text", \.text, CopyText.schema, "Its words.")
  }
}

extension CopyValues {
  static let schema = Schema<CopyValues>.entries(
    .map(value.shape), value, key: { _, _, _ in },
    make: { CopyValues($0.map { Entry(variable: $0.key, value: $0.value.value, format: $0.value.format) }) },
    split: { $0.entries.map { ($0.variable, Formatted(value: $0.value, format: $0.format)) } })

  private static let value = Schema<Formatted>.either(
    scalar: Schema.expression.map({ Formatted(value: $0, format: .plain) }, { $0.value }),
    mapping: Schema.object("value", build: Formatted.init) {
      Field("value", \.value, .expression, "The expression.")
      Field("as", \.format, .choice, "How it is written out.")
    }, isScalar: { $0.format == .plain })

  struct Formatted: Sendable, Equatable {
    var value: Expression
    var format: CopyFormat
  }
}

extension ErrorRule {
  static let schema = Schema.object("error", build: ErrorRule.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("severity", \.severity, .name(of: Severity.self), "How bad it is.")
    Field("shown_on", \.shownOn, .oneOrMany(.name(of: Surface.self)), "The surfaces it appears on.")
    Field("says", \.says, .name(of: Copy.self), "The words.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .maybeEmpty), or: [], "The ways on that it offers, the main one first.")
    Field(
      "retry", \.retry, Schema.name(of: RetryPolicy.self).optional, or: .some(nil),
      "The rule by which it is tried again; left out where that never helps.")
    Field(
      "sends", \.sends, Schema.name(of: OperationType.self).optional, or: .some(nil),
      "The operation whose failure this is. Its id is the request's, so a deduplicated one can be tried again.")
    Field(
      "waits_while", \.waitsWhile, .oneOrMany(.name(of: Condition.self)), or: [],
      "While these hold it is not shown; it waits until they do not.")
    Field(
      "recorded_by", \.recordedBy, Schema.name(of: Event.self).optional, or: .some(nil),
      "The event that already records it, such as a gate's: the error log records nothing, and there is no incident.")
  }
}

extension Severity {
  static let schema = Schema.object("severity", build: Severity.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("blocks", \.blocks, .boolean, or: false, "Whether the person cannot go on as they were.")
    Field("logged", \.isLogged, .boolean, or: false, "Whether every occurrence is logged.")
    Field("incident", \.hasIncident, .boolean, or: false, "Whether the person is shown an incident id.")
  }
}

extension Surface {
  static let schema = Schema.object("surface", build: Surface.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("severities", \.severities, .oneOrMany(.name(of: Severity.self)), or: [], "The severities of errors that it may carry.")
    Field("buttons_at_least", \.fewestButtons, Schema.integer(1...9).optional, or: .some(nil), "The fewest buttons that it must have.")
    Field("buttons_at_most", \.mostButtons, Schema.integer(0...9).optional, or: .some(nil), "The most buttons that fit.")
    Field(
      "second_buttons", \.secondButtons, .oneOrMany(.name(of: Button.self)), or: [],
      "The buttons that may stand second; any when left out.")
    Field(
      "characters_at_most", \.mostCharacters, Schema.integer(1...999).optional, or: .some(nil),
      "The most characters that can be read there; it shows the title alone where there is one.")
    Field("titled", \.isTitled, .boolean, or: false, "Whether words on it have a title.")
    Field("clears_on_edit", \.clearsOnEdit, .boolean, or: false, "Whether it goes with the next edit, so that typing is the way on.")
    Field("levels", \.levels, .oneOrMany(.name(of: LadderLevel.self)), or: [], "The levels of the warning ladder that it may carry.")
    Field("shown_for", \.shownFor, Schema.milliseconds.optional, or: .some(nil), "How long it stays; until dismissed when left out.")
    Field("dismissible_for", \.dismissibleFor, .oneOrMany(.name(of: Severity.self)), or: [], "Severities that a person may dismiss on it.")
  }
}

extension EmptyState {
  static let schema = Schema.object("empty state", build: EmptyState.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("title", \.title, .name(of: Copy.self), "What stands above.")
    Field("body", \.body, .name(of: Copy.self), "What stands below.")
    Field("button", \.button, .name(of: Button.self), "The one thing to tap.")
    Field("opens", \.opens, .name(of: Route.self), "Where it leads.")
    Field("unless", \.unless, .list(EmptyStateTurn.schema, .sequence), or: [], "Other places it leads to, the first whose conditions hold.")
  }
}

extension EmptyStateTurn {
  static let schema = Schema.object("turn", build: EmptyStateTurn.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("opens", \.opens, .name(of: Route.self), "Where it leads then.")
  }
}

extension Event {
  static let schema = Schema.object("telemetry event", build: Event.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("parameters", \.parameters, parameterList, or: [], "Its parameters, each with the expression that it takes its value from.")
  }

  private static let parameterList = Schema<[EventParameter]>.entries(
    .map(.expression), Schema.expression, key: { _, _, _ in },
    make: { $0.map { EventParameter(name: $0.key, value: $0.value) } }, split: { $0.map { ($0.name, $0.value) } })
}
