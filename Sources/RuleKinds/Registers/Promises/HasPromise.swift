internal import Schema

/// Some rules of a kind say this.
public struct HasPromise: Sendable, Equatable {
  /// The kind's key: `notification_categories`.
  public var within: String
  /// Its rules; none for a file that is one rule.
  public var names: [String]
  /// The keys that say it, each a path inside the rule.
  public var keys: [String]
  /// What stands there; anything when there are none.
  public var values: [String]
}

extension HasPromise {
  static let schema = Schema.object("promise", build: HasPromise.init) {
    Field("in", \.within, .text, "The kind: `notification_categories`.")
    Field("names", \.names, .oneOrMany(.text), or: [], "Which of it; left out where a file is one rule.")
    Field("key", \.keys, .oneOrMany(.text), "The keys: `always_in_app`; deeper ones as a path, `parameters/plan`.")
    Field(
      "value", \.values, .oneOrMany(.text), or: [],
      "What stands there, as it is written: `\"true\"`. Of a list, what is in it, or the whole: `\"[S1, S2]\"`. Left out: something.")
  }
}
