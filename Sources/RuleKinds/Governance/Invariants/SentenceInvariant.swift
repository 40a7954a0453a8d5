internal import Schema

/// What some sentences tell people, in words that they contain or never contain.
package struct SentenceInvariant: Sendable, Equatable {
  package var copy: [Name<Copy>]
  /// The words of which each sentence contains at least one.
  package var contains: [String]
  /// The words that no sentence contains.
  package var never: [String]
}

extension SentenceInvariant {
  static let schema = Schema.object("sentence invariant", build: SentenceInvariant.init) {
    Field("copy", \.copy, .oneOrMany(.name(of: Copy.self)), "The copy keys that the invariant covers.")
    Field(
      "contains", \.contains, .oneOrMany(.text), or: [],
      "The words of which each sentence contains at least one, because without them it would say something else.")
    Field("never", \.never, .oneOrMany(.text), or: [], "The words that no sentence contains.")
  }
}
