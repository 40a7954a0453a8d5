internal import Schema

/// Wherever a rule of a kind names both of two others, it names one first.
public struct OrderPromise: Sendable, Equatable {
  /// The kind whose rules do: `actions`.
  public var within: String
  /// Paths of rules: `capabilities/flow.edit`.
  public var first: String
  public var then: [String]
}

extension OrderPromise {
  static let schema = Schema.object("promise", build: OrderPromise.init) {
    Field("in", \.within, .text, "The kind whose rules do: `actions`.")
    Field("first", \.first, .text, "What is named first, where both are: `capabilities/flow.edit`.")
    Field("then", \.then, .oneOrMany(.text), "What is named later: `reasons/over_the_cap`.")
  }
}
