internal import RulesBundle
internal import Schema
internal import YAMLTree

/// What a scenario asks, or what happens in it. Exactly one of those up to `form` is there.
public struct ScenarioQuestion: Sendable, Equatable {
  /// May the person do this?
  public var may: Name<Action>?
  /// The person does this, if they may.
  public var does: Name<Action>?
  /// This happens and is counted.
  public var happens: Name<CountedEvent>?
  /// This sign of abuse is seen.
  public var signal: Name<Signal>?
  /// Somebody lets the person go on here.
  public var released: Name<LadderVector>?
  /// How far is the warning here?
  public var ladder: Name<LadderVector>?
  /// What does this table answer?
  public var table: Name<DecisionTable>?
  /// How full is this?
  public var meter: Name<Limit>?
  /// What of a thing travels?
  public var payload: Name<Payload>?
  public var ask: PlainQuestion?
  /// Where does this address lead?
  public var link: String?
  /// What is the value of this fact?
  public var fact: Name<Fact>?
  /// What is shown and logged when this occurs?
  public var error: Name<ErrorRule>?
  /// Is something tried again by this rule?
  public var retry: Name<RetryPolicy>?
  /// What does this empty screen show?
  public var emptyState: Name<EmptyState>?
  /// Who may be on this screen, and what can be tapped there?
  public var screen: Name<Route>?
  /// What does the app do at this moment?
  public var moment: Name<Moment>?
  /// What about a text in this field?
  public var field: Name<InputField>?
  /// What about texts in this form?
  public var form: Name<InputForm>?

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

/// Questions that are about nothing in particular.
public enum PlainQuestion: String, Sendable, Hashable, CaseIterable {
  case plan, snapshot, overview, downgrade, ladder, notifications, sync, conflict, connection, toasts, merge
}

extension ScenarioQuestion {
  public enum Form: Sendable, Hashable, CaseIterable {
    case may, does, happens, signal, released, ladder, table, meter, payload, plan, snapshot, overview, downgrade, notifications, link, fact
    case sync, conflict, connection, toasts, merge, error, retry, emptyState, screen, moment, field, form
  }

  /// Which form it has, and the name of what it is about.
  public var subject: (form: Form, name: String?)? {
    if let may { return (.may, may.text) }
    if let does { return (.does, does.text) }
    if let happens { return (.happens, happens.text) }
    if let signal { return (.signal, signal.text) }
    if let released { return (.released, released.text) }
    if let ladder { return (.ladder, ladder.text) }
    if let table { return (.table, table.text) }
    if let meter { return (.meter, meter.text) }
    if let payload { return (.payload, payload.text) }
    if let link { return (.link, link) }
    if let fact { return (.fact, fact.text) }
    if let error { return (.error, error.text) }
    if let retry { return (.retry, retry.text) }
    if let emptyState { return (.emptyState, emptyState.text) }
    if let screen { return (.screen, screen.text) }
    if let moment { return (.moment, moment.text) }
    if let field { return (.field, field.text) }
    if let form { return (.form, form.text) }
    switch ask {
    case .plan: return (.plan, nil)
    case .snapshot: return (.snapshot, nil)
    case .overview: return (.overview, nil)
    case .downgrade: return (.downgrade, nil)
    case .ladder: return (.ladder, nil)
    case .notifications: return (.notifications, nil)
    case .sync: return (.sync, nil)
    case .conflict: return (.conflict, nil)
    case .connection: return (.connection, nil)
    case .toasts: return (.toasts, nil)
    case .merge: return (.merge, nil)
    case nil: return nil
    }
  }

  /// Whether it leaves something behind, so that asking it without an expectation makes sense.
  public var changesSomething: Bool {
    does != nil || happens != nil || signal != nil || released != nil || [.sync, .conflict, .connection, .toasts, .merge].contains(ask)
  }
}

extension ScenarioQuestion {
  static let schema = Schema.object(
    "question", build: ScenarioQuestion.init,
    exactlyOne: [
      "may", "does", "happens", "signal", "released", "ladder", "table", "meter", "payload", "ask", "link", "fact", "error", "retry",
      "empty_state", "screen", "moment", "field", "form",
    ]
  ) {
    Field("may", \.may, Schema.name(of: Action.self).optional, or: .some(nil), "Whether the person may do this action.")
    Field("does", \.does, Schema.name(of: Action.self).optional, or: .some(nil), "The person does this action if they may, and it counts.")
    Field("happens", \.happens, Schema.name(of: CountedEvent.self).optional, or: .some(nil), "This event happens, and it counts.")
    Field("signal", \.signal, Schema.name(of: Signal.self).optional, or: .some(nil), "This sign of abuse is seen.")
    Field("released", \.released, Schema.name(of: LadderVector.self).optional, or: .some(nil), "Somebody lets the person go on here.")
    Field("ladder", \.ladder, Schema.name(of: LadderVector.self).optional, or: .some(nil), "How far the warning goes here.")
    Field("table", \.table, Schema.name(of: DecisionTable.self).optional, or: .some(nil), "What this table answers.")
    Field("meter", \.meter, Schema.name(of: Limit.self).optional, or: .some(nil), "How full this limit is.")
    Field("payload", \.payload, Schema.name(of: Payload.self).optional, or: .some(nil), "What travels when this is sent.")
    Field("ask", \.ask, Schema<PlainQuestion>.choice.optional, or: .some(nil), "A question about nothing in particular.")
    Field("link", \.link, Schema.text.optional, or: .some(nil), "Where this address leads, as it arrives from outside.")
    Field(
      "fact", \.fact, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The value of this fact, above all of one that the rules work out.")
    Field(
      "error", \.error, Schema.name(of: ErrorRule.self).optional, or: .some(nil), "What is shown and logged when this error occurs.")
    Field(
      "retry", \.retry, Schema.name(of: RetryPolicy.self).optional, or: .some(nil), "Whether something is tried again by this rule.")
    Field(
      "empty_state", \.emptyState, Schema.name(of: EmptyState.self).optional, or: .some(nil), "What this empty screen shows.")
    Field(
      "screen", \.screen, Schema.name(of: Route.self).optional, or: .some(nil), "Who may be on this screen, and what can be tapped there.")
    Field("moment", \.moment, Schema.name(of: Moment.self).optional, or: .some(nil), "What the app does at this moment.")
    Field("field", \.field, Schema.name(of: InputField.self).optional, or: .some(nil), "What is said about `text` in this field.")
    Field("form", \.form, Schema.name(of: InputForm.self).optional, or: .some(nil), "What is said about `with: {texts: ...}` in this form.")
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
