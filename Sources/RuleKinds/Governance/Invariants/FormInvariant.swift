internal import Schema

/// The form of the names of some kinds.
public struct FormInvariant: Sendable, Equatable {
  /// The keys of the kinds: `errors`.
  public var of: [String]
  /// The allowed forms, with `{digits}`, `{capitals}` or `{words}`: `ERR-{digits}`.
  public var like: [String]
}

extension FormInvariant {
  static let schema = Schema.object("form invariant", build: FormInvariant.init) {
    Field("of", \.of, .oneOrMany(.text), "The kinds: `errors`.")
    Field(
      "like", \.like, .oneOrMany(.text),
      "The form of a name, with `{digits}`, `{capitals}` (capital letters, digits and `-`) or `{words}` (lowercase letters, `_`, `.` and `/`)."
    )
  }
}
