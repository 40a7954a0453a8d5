package import RulesBundle
package import Schema

/// An effect of an action.
package struct Effect: Sendable, Equatable, Kind, Sourced {
  package static let key = "effects"
  package static let singular = "effect"
  /// The actions that have the effect cite the sources.
  package static let needsSource = false

  package var provenance: Provenance

  /// Whether the effect is sent to the server through the sync queue.
  package var isSent: Bool
  /// The role of the operations that have the effect; nil if any operation may have it.
  package var role: OperationRoleKind?
  /// Whether no vector of the warning ladder stops an action with the effect, or holds the operations that it sends.
  package var isNeverStopped: Bool
  /// Whether an action with the effect can put the user on a higher plan.
  package var raisesPlan: Bool
}

extension Effect {
  package static let schema = Schema.object("effect", build: Effect.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "sent", \.isSent, .boolean, or: false,
      "Whether the effect is sent to the server through the sync queue. An action with such an effect has `sends` or `unsent`.")
    Field(
      "role", \.role, Schema<OperationRoleKind>.choice.optional, or: .some(nil),
      "The role of the operations that have the effect. An action that sends an operation with this role must have such an effect.")
    Field(
      "never_stopped", \.isNeverStopped, .boolean, or: false,
      "Whether the warning ladder never stops an action with the effect, such as the deletion of the user's own data.")
    Field("raises_plan", \.raisesPlan, .boolean, or: false, "Whether an action with the effect can put the user on a higher plan.")
  }
}
