internal import Schema

/// Keys that some rules of a kind do not have.
package struct LacksInvariant: Sendable, Equatable {
  /// The kind's key: `severities`.
  package var within: String
  package var names: [String]
  package var keys: [String]
}

extension LacksInvariant {
  static let schema = Schema.object("forbidden-key invariant", build: LacksInvariant.init) {
    Field("in", \.within, .text, "The kind: `severities`.")
    Field("names", \.names, .oneOrMany(.text), "The names of the rules.")
    Field("key", \.keys, .oneOrMany(.text), "The keys that they do not have: `logged`.")
  }
}
