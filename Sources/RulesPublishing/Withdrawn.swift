package import RemoteConfigs
package import RulesBundle
internal import RulesJSON
internal import RulesRuntime

/// The values that a rollback withdrew. They are published again only with explicit consent.
///
/// The file is stored in the config repository, named after the digest of the live list of offers. Clients do not read it.
package struct Withdrawn: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    package var path: String
    /// The withdrawn value; nil if the shipped value was withdrawn.
    package var value: OverrideValue?
  }

  package internal(set) var entries: [Entry]
  /// Whether a rollback ended the scheduled rollouts. A publication without a schedule allows them again.
  package internal(set) var endsSchedules: Bool

  static let none = Withdrawn(entries: [])
  private static let most = 256 << 10

  /// Returns the path of the values that are withdrawn while a list of offers is live, relative to the config repository.
  static func path(of index: [UInt8]) -> String { "withdrawn/\(ListedContent.sha256(index)).json" }

  /// Returns the values in `live` that are not in `restored`, which are the values that a rollback withdraws.
  static func values(of live: [RemoteConfig], notIn restored: [RemoteConfig]) -> Withdrawn {
    var entries: [Entry] = []
    for path in Set((live + restored).flatMap(\.values).map(\.path)).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let restored = restored.isEmpty ? [nil] : restored.map { $0[path] }
      for value in live.map({ $0[path] }) where !restored.contains(value) && !entries.contains(Entry(path: path, value: value)) {
        entries.append(Entry(path: path, value: value))
      }
    }
    return Withdrawn(entries: entries)
  }

  /// Returns the values that a remote config would publish again, except those with consent in `again`.
  package func repeated(by config: RemoteConfig, except again: Set<String> = []) -> [Entry] {
    entries.filter { config[$0.path] == $0.value && !again.contains($0.path) }
  }

  /// Returns the values that stay withdrawn after other remote configs become live.
  func staying(with configs: [RemoteConfig]) -> Withdrawn {
    Withdrawn(entries: entries.filter { entry in !configs.contains { $0[entry.path] == entry.value } })
  }

  /// Parses a file, which must have exactly the form `{"withdrawn": [{"path": PATH, "value": true | 3 | "unlimited" | null}]}`, and `"endsSchedules": true`
  /// if a rollback ended the schedules.
  init?(parsing bytes: [UInt8]) {
    guard bytes.count <= Withdrawn.most, let json = try? JSON.parse(bytes, limit: Withdrawn.most),
      json.hasExactly("withdrawn") || json.hasExactly("withdrawn", "endsSchedules"),
      json["endsSchedules"].map({ $0 == .bool(true) }) ?? true, let items = json["withdrawn"]?.arrayValue
    else { return nil }
    (entries, endsSchedules) = ([], json["endsSchedules"] != nil)
    for item in items {
      guard item.hasExactly("path", "value"), let path = item["path"]?.stringValue, let written = item["value"] else { return nil }
      let value = OverrideValue(written)
      if value == nil, !written.isNull { return nil }
      entries.append(Entry(path: path, value: value))
    }
  }

  init(entries: [Entry], endsSchedules: Bool = false) { (self.entries, self.endsSchedules) = (entries, endsSchedules) }

  var bytes: [UInt8] {
    let list = entries.map { JSON.members(["path": .string($0.path), "value": $0.value?.json ?? .null]) }
    let members = [JSON.Member(key: "withdrawn", value: .array(list))]
    return JSON.object(members + (endsSchedules ? [.init(key: "endsSchedules", value: .bool(true))] : [])).compact()
  }
}

extension RemoteConfig {
  /// The override for a path; nil if there is none.
  package subscript(path: String) -> OverrideValue? { values.last { $0.path == path }?.value }

  /// Returns a remote config with changed overrides, sorted by path. A nil value removes the override.
  package func changed(by changes: [OverrideChange]) -> RemoteConfig {
    let changed = Set(changes.map(\.path))
    var values = values.filter { !changed.contains($0.path) }
    for change in changes { if let value = change.new { values.append(.init(path: change.path, value: value)) } }
    return RemoteConfig(values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
  }
}
