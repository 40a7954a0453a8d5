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

  public init(
    surface: Name<Surface>?, atATime: Name<Setting>?, mergeWithin: Name<Setting>?, sources: [String], assumes: [Name<Assumption>]
  ) {
    self.surface = surface
    self.atATime = atATime
    self.mergeWithin = mergeWithin
    self.sources = sources
    self.assumes = assumes
  }

  /// A rule book without them.
  public static let absent = Toasts(surface: nil, atATime: nil, mergeWithin: nil, sources: [], assumes: [])
}
