internal import RulesBundle
internal import Schema
internal import YAMLTree

/// What a scenario queries, or an event in it, with parameters.
package struct ScenarioQuestion: Sendable, Equatable {
  package var asked = AskedQuestion()
  /// The id of the event; without it, each event gets a unique id.
  package var id: String?
  package var times: Int64 = 1
  /// The time between repetitions, in milliseconds.
  package var every: Int64?
  /// Whether the user confirmed a previous question.
  package var isConfirmed = false
  /// Additional keys of the request.
  package var with: [FreeEntry] = []
  /// For a link: whether the object that it names exists; nil when unknown.
  package var exists: Bool?
  /// The text typed into the field; nil for an untouched field.
  package var text: TypedWords?

  /// An empty question.
  package static let nothing = ScenarioQuestion()
}

/// Text that a user typed; it can be empty.
package struct TypedWords: Sendable, Equatable {
  package var text: String

  package init(_ text: String) { self.text = text }
}

extension ScenarioQuestion {
  /// Whether the question changes state, so that it is useful without an expectation.
  package var changesSomething: Bool {
    asked.does != nil || asked.happens != nil || asked.signal != nil || asked.released != nil
      || [.sync, .conflict, .connection, .toasts, .merge].contains(asked.ask)
  }
}

extension ScenarioQuestion {
  static let schema = Schema.object("question", build: ScenarioQuestion.init, exactlyOne: AskedQuestion.keys) {
    .inline(\.asked, AskedQuestion.schema)
    Field("id", \.id, Schema.text.optional, or: .some(nil), "The id of the event. Without it, each event gets a unique id.")
    Field("times", \.times, .integer(1...10_000), or: 1, "The number of repetitions.")
    Field("every", \.every, Schema.milliseconds.optional, or: .some(nil), "The time between repetitions: `1m`.")
    Field("confirmed", \.isConfirmed, .boolean, or: false, "Whether the user has just confirmed to continue.")
    Field(
      "with", \.with, .freeEntries(), or: [], is: [.timeZone(under: "zone")],
      "Additional keys of the request, as in docs/use/requests/README.md: `{items: []}`.")
    Field("exists", \.exists, Schema.boolean.optional, or: .some(nil), "For a link: whether the object that it names still exists.")
    Field("text", \.text, Schema.typed.optional, or: .some(nil), "For a field: the typed text. When left out, the field is untouched.")
  }
}

extension Schema where Value == TypedWords {
  /// Text that a user types; `""` is allowed.
  fileprivate static let typed = Schema(
    shape: .text(form: nil, pattern: TextPattern("", takesNumbers: true, takesBooleans: true)),
    read: { node, reading in
      guard node.kind == .scalar, !node.isPlain || !node.text.isEmpty else { return reading.refuse(node, .text(form: nil)) }
      return node.isInvalid ? nil : TypedWords(node.text)
    }, write: { Schema<String>.text.write($0.text) })
}

extension Schema where Value == String {
  /// A time stamp, `"2026-03-02T12:00:00Z"`.
  static let time = text(
    form: "a time such as `\"2026-03-02T12:00:00Z\"`", pattern: TextPattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(Z|[+-][0-9:]+)$")
  ) { TimeText.timestamp($0.utf8) != nil }
}
