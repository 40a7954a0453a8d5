internal import Schema

/// Rules of a kind never name these rules of another.
public struct NeverPromise: Sendable, Equatable {
  /// The kind whose rules do not: `notifications`.
  public var within: String
  /// The kind that is named: `plans`.
  public var kind: String
  public var names: [String]
  /// The rules that may.
  public var except: [String]
}

extension NeverPromise {
  static let schema = Schema.object("promise", build: NeverPromise.init) {
    Field("in", \.within, .text, "The kind whose rules never do: `notifications`.")
    Field("name", \.kind, .text, "The kind that they never name: `plans`.")
    Field("any_of", \.names, .oneOrMany(.text), "Which of it.")
    Field("except", \.except, .oneOrMany(.text), or: [], "The rules that may.")
  }
}
