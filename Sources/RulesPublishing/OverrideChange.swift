package import RemoteConfigs
package import RulesBundle

/// The change of a remotely overridable value.
package struct OverrideChange: Sendable, Equatable {
  package let path: String
  /// The old override; nil for the shipped value.
  package let old: OverrideValue?
  /// The new override; nil for the shipped value.
  package let new: OverrideValue?

  package init(path: String, old: OverrideValue?, new: OverrideValue?) {
    (self.path, self.old, self.new) = (path, old, new)
  }

  package static func all(from old: RemoteConfig, to new: RemoteConfig) -> [OverrideChange] {
    let paths = Set((old.values + new.values).map(\.path)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return paths.map { OverrideChange(path: $0, old: old[$0], new: new[$0]) }.filter { $0.old != $0.new }
  }
}
