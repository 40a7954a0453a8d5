internal import Schema

/// Words that no name has, because there is another word for the same.
public struct CallPromise: Sendable, Equatable {
  public var never: [String]
  /// The word that is used.
  public var but: String
}

extension CallPromise {
  static let schema = Schema.object("promise", build: CallPromise.init) {
    Field("never", \.never, .oneOrMany(.text), "The words that no rule and no stored field has in its name: `username`.")
    Field("but", \.but, .text, "The word that says the same: `handle`.")
  }
}
