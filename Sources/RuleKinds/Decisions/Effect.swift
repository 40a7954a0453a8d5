package import Schema

/// What an action leaves behind when it is done.
public struct Effect: Sendable, Equatable, Kind, Sourced {
  public static let key = "effects"
  public static let singular = "effect"
  /// It is what actions leave behind: they say where they come from.
  public static let needsSource = false

  public var provenance: Provenance

  /// Whether the server hears of it by the sync queue.
  public var isSent: Bool
}

extension Effect {
  package static let schema = Schema.object("effect", build: Effect.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "sent", \.isSent, .boolean, or: false,
      "Whether the server hears of it by the sync queue: an action with this effect says what it `sends`, or why it sends nothing.")
  }
}
