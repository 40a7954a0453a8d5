internal import Schema

/// Some rules of a kind always name certain rules of another kind.
public struct AlwaysInvariant: Sendable, Equatable {
  /// The kind of the rules: `moments`.
  public var within: String
  public var rules: [String]
  /// The kind of the named rules: `tasks`.
  public var kind: String
  public var names: [String]
}

extension AlwaysInvariant {
  static let schema = Schema.object("required-reference invariant", build: AlwaysInvariant.init) {
    Field("in", \.within, .text, "The kind of the rules: `moments`.")
    Field("rules", \.rules, .oneOrMany(.text), "The names of the rules.")
    Field("name", \.kind, .text, "The kind of the named rules: `tasks`.")
    Field("all_of", \.names, .oneOrMany(.text), "The rules that they name, in a key or in an expression.")
  }
}
