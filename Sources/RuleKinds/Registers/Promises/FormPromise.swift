internal import Schema

/// What names of some kinds look like.
public struct FormPromise: Sendable, Equatable {
  /// The kinds' keys: `errors`.
  public var of: [String]
  /// Text with `{digits}`, `{capitals}` or `{words}` in it: `ERR-{digits}`.
  public var like: [String]
}

extension FormPromise {
  static let schema = Schema.object("promise", build: FormPromise.init) {
    Field("of", \.of, .oneOrMany(.text), "The kinds: `errors`.")
    Field(
      "like", \.like, .oneOrMany(.text),
      "What a name looks like: text with `{digits}`, `{capitals}` (with `-` and digits) or `{words}` (small letters with `_`, `.` and `/`)."
    )
  }
}
