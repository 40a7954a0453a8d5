internal import Schema

/// Rules of a kind that must be there.
public struct NamesPromise: Sendable, Equatable {
  /// The kind's key: `errors`.
  public var of: String
  /// Whatever others there are.
  public var including: [String]
  /// These and no others; empty when `including` says which.
  public var exactly: [String]
}

extension NamesPromise {
  static let schema = Schema.object("promise", build: NamesPromise.init, exactlyOne: ["including", "exactly"]) {
    Field("of", \.of, .text, "The kind: `errors`.")
    Field("including", \.including, .oneOrMany(.text), or: [], "The names, whatever others there are.")
    Field("exactly", \.exactly, .oneOrMany(.text), or: [], "The names, and no others.")
  }
}
