internal import Schema

/// Some rules of a kind always name these rules of another.
public struct AlwaysPromise: Sendable, Equatable {
  /// The kind whose rules do: `moments`.
  public var within: String
  public var rules: [String]
  /// The kind that is named: `tasks`.
  public var kind: String
  public var names: [String]
}

extension AlwaysPromise {
  static let schema = Schema.object("promise", build: AlwaysPromise.init) {
    Field("in", \.within, .text, "The kind: `moments`.")
    Field("rules", \.rules, .oneOrMany(.text), "Which of it.")
    Field("name", \.kind, .text, "The kind that they name: `tasks`.")
    Field("all_of", \.names, .oneOrMany(.text), "Which of it, in a key of theirs or in an expression.")
  }
}
