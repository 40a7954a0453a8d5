package import Schema

/// An effect of an action.
public struct Effect: Sendable, Equatable, Kind, Sourced {
  public static let key = "effects"
  public static let singular = "effect"
  /// The actions that have the effect cite the sources.
  public static let needsSource = false

  public var provenance: Provenance

  /// Whether the effect is sent to the server through the sync queue.
  public var isSent: Bool
}

extension Effect {
  package static let schema = Schema.object("effect", build: Effect.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "sent", \.isSent, .boolean, or: false,
      "Whether the effect is sent to the server through the sync queue. An action with such an effect has `sends` or `unsent`.")
  }
}
