package import Schema

/// Something that a user can try to do, and how it is decided.
package struct Action: Sendable, Equatable, Kind, Sourced {
  package static let key = "actions"
  package static let singular = "action"

  package var provenance: Provenance
  /// The place in the app where the action starts, for telemetry.
  package var entryPoint: Name<EntryPoint>
  /// The effects of the action.
  package var effects: [Name<Effect>]
  /// Whether the user returns to this action after signing up at a gate.
  package var resumes: Bool
  /// The screen that the user returns to; nil for the screen where the action started.
  package var returnsTo: Name<Route>?
  /// The facts that the app keeps until the action resumes, so that it is about the same thing.
  package var with: [Name<Fact>]
  /// The telemetry events to send when the action is allowed.
  package var emits: [ListedItem<Event>]
  /// The operations that the action adds to the sync queue.
  package var sends: [SentOperation]
  /// The reason that the action adds no operation, although it changes data on the server.
  package var unsent: String?
  /// Whether no vector of the warning ladder stops the action. An effect may also declare that.
  package var isNeverStopped: Bool
  /// The steps of the decision; the first step that applies decides.
  package var steps: [Step]
}

/// A row of the decision table of an action.
package struct Step: Sendable, Equatable {
  /// All must hold for the step to apply.
  package var conditions: [Name<Condition>]
  /// Denies what the cell of the capability denies; otherwise, the next step decides.
  package var require: Name<Capability>?
  /// Denies what the connection blocks, and determines how the rest is performed.
  package var connection: Name<OfflineRow>?
  /// Denies with this reason.
  package var deny: Name<Reason>?
  /// The last step, which always applies.
  package var otherwise: Verdict?
}

package enum Verdict: String, Sendable, Hashable, CaseIterable {
  case allow
}

extension Action {
  package static let schema = Schema.object("action", build: Action.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("entry_point", \.entryPoint, .name(of: EntryPoint.self), "The place in the app where the action starts, for telemetry.")
    Field("effects", \.effects, .oneOrMany(.name(of: Effect.self)), or: [], "The effects of the action.")
    Field("resumes", \.resumes, .boolean, or: false, "Whether the user returns to the action after signing up.")
    Field(
      "returns_to", \.returnsTo, Schema.name(of: Route.self).optional, or: .some(nil),
      "The screen that the user returns to. The default is the screen where the action started.")
    Field(
      "with", \.with, .oneOrMany(.name(of: Fact.self)), or: [],
      "The facts that the app keeps until the action resumes, such as the selected flow.")
    Field(
      "emits", \.emits, ListedItem<Event>.list("event", "The event."), or: [],
      "The telemetry events to send when the action is allowed, each a name or `{event: ..., if: ...}`.")
    Field("sends", \.sends, .oneOrMany(SentOperation.schema), or: [], "The operations that the action adds to the sync queue.")
    Field(
      "unsent", \.unsent, Schema.text.optional, or: .some(nil),
      "The reason that the action adds no operation, although it has an effect with `sent: true`.")
    Field(
      "never_stopped", \.isNeverStopped, .boolean, or: false,
      "Whether the warning ladder never stops the action. An effect with `never_stopped: true` has the same meaning.")
    Field(
      "first_match", \.steps, .list(Step.schema, .sequence), whenBroken: [],
      "The steps of the decision; the first step that applies decides.")
  }
}

extension Step {
  static let schema = Schema.object("step", build: Step.init, exactlyOne: ["require", "connection", "deny", "otherwise"]) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold for the step to apply.")
    Field(
      "require", \.require, Schema.name(of: Capability.self).optional, or: .some(nil),
      "Denies what the cell of the capability denies; otherwise, the next step decides.")
    Field(
      "connection", \.connection, Schema.name(of: OfflineRow.self).optional, or: .some(nil),
      "Denies what this offline row blocks on the current connection; otherwise, the next step decides.")
    Field("deny", \.deny, Schema.name(of: Reason.self).optional, or: .some(nil), "Denies with this reason.")
    Field("otherwise", \.otherwise, Schema<Verdict>.choice.optional, or: .some(nil), "The last step, which always applies.")
  }
}
