internal import RulesModel
internal import Schema

extension Action {
  static let schema = Schema.object("action", build: Action.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("entry_point", \.entryPoint, .name(of: EntryPoint.self), "Where in the app it starts, for telemetry.")
    Field("effects", \.effects, .oneOrMany(.name(of: Effect.self)), or: [], "What doing it leaves behind.")
    Field("resumes", \.resumes, .boolean, or: false, "Whether the person comes back to it after signing up.")
    Field(
      "returns_to", \.returnsTo, Schema.name(of: Route.self).optional, or: .some(nil),
      "The screen that the person comes back to; the one where they were when left out.")
    Field("with", \.with, .oneOrMany(.name(of: Fact.self)), or: [], "The facts that the app keeps until then: which flow it was.")
    Field("emits", \.emits, .oneOrMany(.name(of: Event.self)), or: [], "Telemetry events that go out when it is allowed.")
    Field("sends", \.sends, .oneOrMany(SentOperation.schema), or: [], "The operations that it adds to the sync queue.")
    Field(
      "unsent", \.unsent, Schema.text.optional, or: .some(nil),
      "Why it adds none, although an effect of it is one that the server hears of by the queue.")
    Field("first_match", \.steps, .list(Step.schema, .sequence), whenBroken: [], "How it is decided: the first step that applies.")
  }
}

extension Step {
  static let schema = Schema.object("step", build: Step.init, exactlyOne: ["require", "connection", "deny", "otherwise"]) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold for the step to apply.")
    Field(
      "require", \.require, Schema.name(of: Capability.self).optional, or: .some(nil),
      "Refuses what the capability's cell refuses; else the next step decides.")
    Field(
      "connection", \.connection, Schema.name(of: OfflineRow.self).optional, or: .some(nil),
      "Refuses what this offline row blocks on the connection of the moment; else the next step decides.")
    Field("deny", \.deny, Schema.name(of: Reason.self).optional, or: .some(nil), "Refuses with this reason.")
    Field("otherwise", \.otherwise, Schema<Verdict>.choice.optional, or: .some(nil), "The last step.")
  }
}

extension EntryPoint {
  static let schema = Schema.object("entry point", build: EntryPoint.init) { Field.inline(\.provenance, Provenance.schema) }
}

extension SentOperation {
  static let schema = Schema.object("sent operation", build: SentOperation.init) {
    Field("operation", \.operation, .name(of: OperationType.self), "The operation.")
    Field("about", \.about, .oneOrMany(.text), "What it is about: one of the entities of the operation.")
    Field("does", \.does, .oneOrMany(.text), or: [], "What it does, where the operation does several things: `accept`.")
  }
}

extension Effect {
  static let schema = Schema.object("effect", build: Effect.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "sent", \.isSent, .boolean, or: false,
      "Whether the server hears of it by the sync queue: an action with this effect says what it `sends`, or why it sends nothing.")
  }
}
