internal import Schema

/// How short lines that go away by themselves take turns.
public struct Toasts: Sendable, Equatable {
  public static let key = "toasts"

  /// The surface that they are; how long one stays is said there.
  public var surface: Name<Surface>?
  /// How many there are on the screen.
  public var atATime: Name<Setting>?
  /// The same one again within this time is one.
  public var mergeWithin: Name<Setting>?
  public var sources: [String]
  public var assumes: [Name<Assumption>]

  /// A rule book without them.
  public static let absent = Toasts(surface: nil, atATime: nil, mergeWithin: nil, sources: [], assumes: [])
}

extension Toasts {
  static let schema = Schema.object("toasts", build: Toasts.init) {
    Field(
      "surface", \.surface, Schema.name(of: Surface.self).optional, or: .some(nil),
      "The surface that they are; its `shown_for` is how long one stays.")
    Field(
      "at_a_time", \.atATime, Schema.name(of: Setting.self).optional, or: .some(nil), "The setting with how many there are on the screen.")
    Field(
      "merge_within", \.mergeWithin, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting with how long the same one again is one.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }
}
