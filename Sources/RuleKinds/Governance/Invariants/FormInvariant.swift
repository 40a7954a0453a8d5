internal import Schema

/// The form of the names of some kinds.
package struct FormInvariant: Sendable, Equatable {
  /// The keys of the kinds: `errors`.
  package var of: [String]
  /// The allowed forms, with `{digits}`, `{capitals}`, or `{words}`: `ERR-{digits}`.
  package var like: [String]
}

extension FormInvariant {
  static let schema = Schema.object("form invariant", build: FormInvariant.init) {
    Field("of", \.of, .oneOrMany(.text), "The kinds: `errors`.")
    Field(
      "like", \.like, .oneOrMany(.text),
      "The form of a name, with `{digits}`, `{capitals}` (capital letters, digits, and `-`), or `{words}` (lowercase letters, `_`, `.`, and `/`)."
    )
  }
}
