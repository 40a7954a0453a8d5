public import RemoteConfigs
public import RulesBundle
internal import RulesJSON
internal import RulesRuntime

/// Values that a rollback took back. They are published again only after somebody has agreed to it.
///
/// They are next to the manifest that is live, under the digest of its bytes. Clients do not read them.
public struct Withdrawn: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public var path: String
    /// The value that was taken back; nil where the rollback took back that nothing was set.
    public var value: OverrideValue?
  }

  public internal(set) var entries: [Entry]

  static let none = Withdrawn(entries: [])
  private static let most = 256 << 10

  /// Where the values are that were withdrawn when a manifest was published, below the site.
  static func path(of manifest: Manifest) -> String { "withdrawn/\(Hex.text(SHA256.hash(manifest.json.compact()))).json" }

  /// What some offers set and others do not set: what going from the first to the second takes back.
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

  /// Those that a config would publish again, without the paths for which somebody agreed to it.
  public func repeated(by config: RemoteConfig, except again: Set<String> = []) -> [Entry] {
    entries.filter { config[$0.path] == $0.value && !again.contains($0.path) }
  }

  /// Those that stay withdrawn after some values were put in the place of others.
  func staying(with configs: [RemoteConfig]) -> Withdrawn {
    Withdrawn(entries: entries.filter { entry in !configs.contains { $0[entry.path] == entry.value } })
  }

  /// Reads `{"withdrawn": [{"path": PATH, "value": true | 3 | "unlimited" | null}]}`, and nothing else.
  init?(parsing bytes: [UInt8]) {
    guard bytes.count <= Withdrawn.most, let json = try? JSON.parse(bytes, limit: Withdrawn.most), json.hasExactly("withdrawn"),
      let items = json["withdrawn"]?.arrayValue
    else { return nil }
    entries = []
    for item in items {
      guard item.hasExactly("path", "value"), let path = item["path"]?.stringValue, let written = item["value"] else { return nil }
      let value = OverrideValue(written)
      if value == nil, !written.isNull { return nil }
      entries.append(Entry(path: path, value: value))
    }
  }

  init(entries: [Entry]) { self.entries = entries }

  var bytes: [UInt8] {
    JSON.object([
      .init(
        key: "withdrawn",
        value: .array(
          entries.map { .object([.init(key: "path", value: .string($0.path)), .init(key: "value", value: $0.value?.json ?? .null)]) }))
    ]).compact()
  }
}

extension RemoteConfig {
  /// What it sets at a path; nil where it sets nothing.
  public subscript(path: String) -> OverrideValue? { values.last { $0.path == path }?.value }

  /// With other values at some paths, in the order of the paths; nil sets nothing there.
  public func changed(by changes: [ValueChange]) -> RemoteConfig {
    let changed = Set(changes.map(\.path))
    var values = values.filter { !changed.contains($0.path) }
    for change in changes { if let value = change.new { values.append(.init(path: change.path, value: value)) } }
    return RemoteConfig(values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
  }
}
