internal import Schema

/// The exact number of rules of a kind.
public struct CountInvariant: Sendable, Equatable {
  /// The kind's key: `errors`.
  public var of: String
  public var exactly: Int64
}

extension CountInvariant {
  static let schema = Schema.object("count invariant", build: CountInvariant.init) {
    Field("of", \.of, .text, "The kind: `errors`.")
    Field("exactly", \.exactly, .integer(0 ... .max), "The number of rules.")
  }
}
