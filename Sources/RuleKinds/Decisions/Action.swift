package import Schema

/// Something a person can try to do, and how it is decided.
public struct Action: Sendable, Equatable, Kind, Sourced {
  public static let key = "actions"
  public static let singular = "action"

  public var provenance: Provenance
  /// Where in the app it starts, for telemetry.
  public var entryPoint: Name<EntryPoint>
  /// What doing it leaves behind.
  public var effects: [Name<Effect>]
  /// Whether the person is brought back to exactly this action after signing up at a gate.
  public var resumes: Bool
  /// The screen that they are brought back to; nil for the one where they were.
  public var returnsTo: Name<Route>?
  /// What the app keeps meanwhile, so that it is the same action about the same thing.
  public var with: [Name<Fact>]
  /// Events that go out when it is allowed.
  public var emits: [Name<Event>]
  /// What of it waits in the sync queue.
  public var sends: [SentOperation]
  /// Why nothing of it does, although it changes what the server has.
  public var unsent: String?
  /// The first step that applies decides.
  public var steps: [Step]
}

/// One row of an action's decision table.
public struct Step: Sendable, Equatable {
  /// All must hold for the step to apply.
  public var conditions: [Name<Condition>]
  /// Refuses what the capability's cell refuses, else the next step decides.
  public var require: Name<Capability>?
  /// Refuses what the connection blocks, and says how the rest is carried out.
  public var connection: Name<OfflineRow>?
  /// Refuses with this reason.
  public var deny: Name<Reason>?
  /// The last step, which always applies.
  public var otherwise: Verdict?
}

public enum Verdict: String, Sendable, Hashable, CaseIterable {
  case allow
}

extension Action {
  package static let schema = Schema.object("action", build: Action.init) {
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
