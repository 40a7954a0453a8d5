internal import Schema

/// Some rules of a kind do not have these keys.
public struct LacksPromise: Sendable, Equatable {
  /// The kind's key: `severities`.
  public var within: String
  public var names: [String]
  public var keys: [String]
}

extension LacksPromise {
  static let schema = Schema.object("promise", build: LacksPromise.init) {
    Field("in", \.within, .text, "The kind: `severities`.")
    Field("names", \.names, .oneOrMany(.text), "Which of it.")
    Field("key", \.keys, .oneOrMany(.text), "The keys that they do not have: `logged`.")
  }
}
