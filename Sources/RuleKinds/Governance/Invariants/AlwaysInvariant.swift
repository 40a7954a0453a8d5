internal import Schema

/// Some rules of a kind always name certain rules of another kind.
package struct AlwaysInvariant: Sendable, Equatable {
  /// The kind of the rules: `moments`.
  package var within: String
  package var rules: [String]
  /// The kind of the named rules: `tasks`.
  package var kind: String
  package var names: [String]
}

extension AlwaysInvariant {
  static let schema = Schema.object("required-reference invariant", build: AlwaysInvariant.init) {
    Field("in", \.within, .text, "The kind of the rules: `moments`.")
    Field("rules", \.rules, .oneOrMany(.text), "The names of the rules.")
    Field("name", \.kind, .text, "The kind of the named rules: `tasks`.")
    Field("all_of", \.names, .oneOrMany(.text), "The rules that they name, in a key or in an expression.")
  }
}
