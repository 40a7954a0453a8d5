internal import RulesBundle
internal import Schema
internal import YAMLTree

/// What a scenario asks, or what happens in it, and how.
public struct ScenarioQuestion: Sendable, Equatable {
  public var asked = AskedQuestion()
  /// The id of what happens; without one each has an id of its own.
  public var id: String?
  public var times: Int64 = 1
  /// How much time passes between two of several times.
  public var every: Int64?
  /// Whether the person said yes to a question that came before.
  public var isConfirmed = false
  /// Further keys of the request.
  public var with: [FreeEntry] = []
  /// Of a link: whether what it names is there; nil when nobody has looked.
  public var exists: Bool?
  /// What was typed into the field; nil when nobody has touched it.
  public var text: TypedWords?

  /// A question that asks nothing yet.
  package static let nothing = ScenarioQuestion()
}

/// A text as somebody typed it: perhaps nothing at all.
public struct TypedWords: Sendable, Equatable {
  public var text: String

  public init(_ text: String) { self.text = text }
}

extension ScenarioQuestion {
  /// Whether it leaves something behind, so that asking it without an expectation makes sense.
  public var changesSomething: Bool {
    asked.does != nil || asked.happens != nil || asked.signal != nil || asked.released != nil
      || [.sync, .conflict, .connection, .toasts, .merge].contains(asked.ask)
  }
}

extension ScenarioQuestion {
  static let schema = Schema.object("question", build: ScenarioQuestion.init, exactlyOne: AskedQuestion.keys) {
    .inline(\.asked, AskedQuestion.schema)
    Field("id", \.id, Schema.text.optional, or: .some(nil), "The id of what happens; without one, each has an id of its own.")
    Field("times", \.times, .integer(1...10_000), or: 1, "How often.")
    Field("every", \.every, Schema.milliseconds.optional, or: .some(nil), "How much time passes between two of several times: `1m`.")
    Field("confirmed", \.isConfirmed, .boolean, or: false, "Whether the person has just said yes to going on.")
    Field("with", \.with, .freeEntries(), or: [], "Further keys of the request, as docs/requests.md has them: `{items: []}`.")
    Field("exists", \.exists, Schema.boolean.optional, or: .some(nil), "Of a link: whether what it names is still there.")
    Field("text", \.text, Schema.typed.optional, or: .some(nil), "Of a field: what is typed; left out, nobody has touched it.")
  }
}

extension Schema where Value == TypedWords {
  /// A text as somebody types it; `""` is one, too.
  fileprivate static let typed = Schema(
    shape: .text(form: nil, pattern: TextPattern("", takesNumbers: true, takesBooleans: true)),
    read: { node, reading in
      guard node.kind == .scalar, !node.isPlain || !node.text.isEmpty else { return reading.refuse(node, .text(form: nil)) }
      return node.isPoisoned ? nil : TypedWords(node.text)
    }, write: { Schema<String>.text.write($0.text) })
}

extension Schema where Value == String {
  /// A moment, `"2026-03-02T12:00:00Z"`.
  static let time = text(
    form: "a time such as `\"2026-03-02T12:00:00Z\"`", pattern: TextPattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(Z|[+-][0-9:]+)$")
  ) { TimeText.timestamp($0.utf8) != nil }
}
