internal import Schema

/// Keys and values that some rules of a kind have.
package struct HasInvariant: Sendable, Equatable {
  /// The kind's key: `notification_categories`.
  package var within: String
  /// The names of the rules; empty for a kind that is a single file.
  package var names: [String]
  /// The keys, each a path inside the rule.
  package var keys: [String]
  /// The accepted values; if empty, any value is accepted.
  package var values: [String]
}

extension HasInvariant {
  static let schema = Schema.object("required-key invariant", build: HasInvariant.init) {
    Field("in", \.within, .text, "The kind: `notification_categories`.")
    Field("names", \.names, .oneOrMany(.text), or: [], "The names of the rules. Leave it out for a kind that is a single file.")
    Field("key", \.keys, .oneOrMany(.text), "The keys: `always_in_app`. Write a nested key as a path, such as `parameters/plan`.")
    Field(
      "value", \.values, .oneOrMany(.text), or: [],
      "The value, as written: `\"true\"`. For a list, items that it contains or the whole list: `\"[S1, S2]\"`. When left out, any value is accepted."
    )
  }
}
