internal import Schema

/// Rules of a kind never name certain rules of another kind.
package struct NeverInvariant: Sendable, Equatable {
  /// The kind of the rules: `notifications`.
  package var within: String
  /// The kind of the rules that are never named: `plans`.
  package var kind: String
  package var names: [String]
  /// The rules that are exempt.
  package var except: [String]
}

extension NeverInvariant {
  static let schema = Schema.object("forbidden-reference invariant", build: NeverInvariant.init) {
    Field("in", \.within, .text, "The kind of the rules: `notifications`.")
    Field("name", \.kind, .text, "The kind of the rules that they never name: `plans`.")
    Field("any_of", \.names, .oneOrMany(.text), "The rules that they never name.")
    Field("except", \.except, .oneOrMany(.text), or: [], "The rules that are exempt.")
  }
}
