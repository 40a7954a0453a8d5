internal import RulesBundle
internal import RulesModel
internal import Schema
internal import YAMLTree

extension Scenario {
  static let schema = Schema.object("scenario", build: Scenario.init, exactlyOne: ["then", "steps", "cases"]) {
    Field.inline(\.provenance, Provenance.schema, above: true)
    Field("at", \.at, .time, or: "2026-03-02T12:00:00Z", "The time when it begins: `\"2026-03-02T12:00:00Z\"`.")
    Field(
      "given", \.given, .facts, or: [],
      "Facts by name, such as `{plan: free, usage.count: 2}`; a fact that is not here is not given. Never `now`: that is `at`.")
    Field("when", \.when, ScenarioQuestion.schema.optional, or: .some(nil), "What is asked wherever a step or a case asks nothing else.")
    Field(
      "then", \.then, Schema<FreeValue>.expectation.optional, or: .some(nil),
      "What the answer has in it, key by key: `{allowed: true}`. `none` is absent or empty, `{at_least: 3}` a number, `{contains: ...}` a part."
    )
    Field(
      "steps", \.steps, .list(ScenarioStep.schema, .sequence), or: [],
      "What is asked one after the other. Time, facts and history go on from step to step.")
    Field("cases", \.cases, .list(ScenarioStep.schema), or: [], "Several cases, of which each begins anew with `given`.")
  }
}

extension ScenarioStep {
  static let schema = Schema.object("step", build: ScenarioStep.init) {
    Field("about", \.about, Schema.text.optional, or: .some(nil), "What it shows, where that is not plain.")
    Field("at", \.at, Schema<String>.time.optional, or: .some(nil), "The time from here on: `\"2026-03-03T07:00:00Z\"`.")
    Field("wait", \.wait, Schema.milliseconds.optional, or: .some(nil), "How much time passes before it: `30m`.")
    Field("given", \.given, .facts, or: [], "Facts from here on; `not_given` takes one away.")
    Field("when", \.when, ScenarioQuestion.schema.optional, or: .some(nil), "What is asked, if not what the scenario asks.")
    Field(
      "then", \.then, Schema<FreeValue>.expectation.optional, or: .some(nil), "What the answer has in it; of several times, the last one.")
    Field("each", \.each, Schema<FreeValue>.expectation.optional, or: .some(nil), "What the answer has in it each of several times.")
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

extension Schema where Value == [FreeEntry] {
  /// Facts by name. The plan is one that the language declares, so there the value is a name.
  fileprivate static let facts = freeEntries { key, value, reading in
    if key.text != Ordinals.planFact {
      reading.use(Fact.key, singular: Fact.singular, key.text, at: key)
    } else if value.kind == .scalar, !value.isPoisoned, !value.text.isEmpty, value.text != GivenValue.notGivenWord {
      reading.use(Plan.key, singular: Plan.singular, value.text, at: value)
    }
  }
}
