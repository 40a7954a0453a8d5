internal import Schema

/// There are exactly so many rules of a kind.
public struct CountPromise: Sendable, Equatable {
  /// The kind's key: `errors`.
  public var of: String
  public var exactly: Int64
}

extension CountPromise {
  static let schema = Schema.object("promise", build: CountPromise.init) {
    Field("of", \.of, .text, "The kind: `errors`.")
    Field("exactly", \.exactly, .integer(0 ... .max), "How many.")
  }
}
