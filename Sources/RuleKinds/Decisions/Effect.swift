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
}

extension Effect {
  package static let schema = Schema.object("effect", build: Effect.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "sent", \.isSent, .boolean, or: false,
      "Whether the effect is sent to the server through the sync queue. An action with such an effect has `sends` or `unsent`.")
  }
}
