internal import Schema

/// Words that no name contains, because another term is used.
package struct CallInvariant: Sendable, Equatable {
  package var never: [String]
  /// The term to use instead.
  package var but: String
}

extension CallInvariant {
  static let schema = Schema.object("term invariant", build: CallInvariant.init) {
    Field("never", \.never, .oneOrMany(.text), "The words that the names of rules and stored fields never contain: `username`.")
    Field("but", \.but, .text, "The term to use instead: `handle`.")
  }
}
