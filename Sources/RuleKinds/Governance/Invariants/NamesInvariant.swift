internal import Schema

/// The names of the rules of a kind.
package struct NamesInvariant: Sendable, Equatable {
  /// The kind's key: `errors`.
  package var of: String
  /// Names that must exist; other names are allowed.
  package var including: [String]
  /// The complete list of names; empty when `including` has the names.
  package var exactly: [String]
}

extension NamesInvariant {
  static let schema = Schema.object("name invariant", build: NamesInvariant.init, exactlyOne: ["including", "exactly"]) {
    Field("of", \.of, .text, "The kind: `errors`.")
    Field("including", \.including, .oneOrMany(.text), or: [], "Names that must exist; other names are allowed.")
    Field("exactly", \.exactly, .oneOrMany(.text), or: [], "The complete list of names.")
  }
}
