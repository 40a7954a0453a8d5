internal import Schema

/// The exact number of rules of a kind.
package struct CountInvariant: Sendable, Equatable {
  /// The kind's key: `errors`.
  package var of: String
  package var exactly: Int64
}

extension CountInvariant {
  static let schema = Schema.object("count invariant", build: CountInvariant.init) {
    Field("of", \.of, .text, "The kind: `errors`.")
    Field("exactly", \.exactly, .integer(0 ... .max), "The number of rules.")
  }
}
