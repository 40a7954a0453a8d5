public import LimitConfigs
public import RulesBundle

/// A value that a server sets, or sets no longer.
public struct ValueChange: Sendable, Equatable {
  public let path: String
  /// Nil where it is as it was shipped.
  public let old: OpenedValue?
  public let new: OpenedValue?

  public init(path: String, old: OpenedValue?, new: OpenedValue?) {
    (self.path, self.old, self.new) = (path, old, new)
  }

  public static func all(from old: LimitConfig, to new: LimitConfig) -> [ValueChange] {
    let paths = Set((old.values + new.values).map(\.path)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return paths.map { ValueChange(path: $0, old: old[$0], new: new[$0]) }.filter { $0.old != $0.new }
  }
}
