public import RemoteConfigs
public import RulesBundle

/// A value that a server sets, or sets no longer.
public struct ValueChange: Sendable, Equatable {
  public let path: String
  /// Nil where it is as it was shipped.
  public let old: OverrideValue?
  public let new: OverrideValue?

  public init(path: String, old: OverrideValue?, new: OverrideValue?) {
    (self.path, self.old, self.new) = (path, old, new)
  }

  public static func all(from old: RemoteConfig, to new: RemoteConfig) -> [ValueChange] {
    let paths = Set((old.values + new.values).map(\.path)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return paths.map { ValueChange(path: $0, old: old[$0], new: new[$0]) }.filter { $0.old != $0.new }
  }
}
