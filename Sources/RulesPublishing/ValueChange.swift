public import RemoteConfigs
public import RulesBundle

/// The change of a remotely overridable value.
public struct ValueChange: Sendable, Equatable {
  public let path: String
  /// The old override; nil for the shipped value.
  public let old: OverrideValue?
  /// The new override; nil for the shipped value.
  public let new: OverrideValue?

  public init(path: String, old: OverrideValue?, new: OverrideValue?) {
    (self.path, self.old, self.new) = (path, old, new)
  }

  public static func all(from old: RemoteConfig, to new: RemoteConfig) -> [ValueChange] {
    let paths = Set((old.values + new.values).map(\.path)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return paths.map { ValueChange(path: $0, old: old[$0], new: new[$0]) }.filter { $0.old != $0.new }
  }
}
