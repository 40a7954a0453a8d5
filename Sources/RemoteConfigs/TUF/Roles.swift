package import RulesJSON

/// The keys of a role, and how many of them must sign.
package struct RoleKeys: Sendable, Equatable {
  package var keyIDs: [String]
  package var threshold: Int

  package init(keyIDs: [String], threshold: Int) { (self.keyIDs, self.threshold) = (keyIDs, threshold) }

  init(parsing json: JSON, in file: String) throws(MetadataError) {
    guard let ids = json["keyids"]?.arrayValue, let threshold = json["threshold"]?.intValue, threshold >= 1 else {
      throw .malformed(file, why: "a role has no `keyids`, or no positive `threshold`")
    }
    keyIDs = []
    for id in ids {
      guard let id = id.stringValue, !keyIDs.contains(id) else { throw .malformed(file, why: "a role lists a key twice") }
      keyIDs.append(id)
    }
    self.threshold = Int(threshold)
  }

  package var json: JSON { .members(["keyids": .array(keyIDs.map { .string($0) }), "threshold": .int(Int64(threshold))]) }
}

/// Keys by their ids.
package struct KeyList: Sendable, Equatable {
  private(set) package var all: [(id: String, key: MetadataKey)] = []
  /// The objects as written, which are kept when the list is written again.
  private var written: [JSON.Member] = []

  package init() {}

  init(parsing json: JSON?, in file: String) throws(MetadataError) {
    guard let members = json?.objectValue else { throw .malformed(file, why: "it has no `keys`") }
    for member in members {
      do throws(KeyError) { all.append((member.key, try MetadataKey(parsing: member.value))) } catch { throw .weakKey(file, error) }
    }
    written = members
  }

  package subscript(id: String) -> MetadataKey? { all.first { $0.id == id }?.key }

  /// Adds a key, unless it is already listed.
  package mutating func add(_ key: VerifyingKey) {
    if self[key.id] != nil { return }
    all.append((key.id, MetadataKey(key)))
    written.append(.init(key: key.id, value: key.metadata))
  }

  /// Removes the keys that are not in `ids`.
  package mutating func keep(_ ids: Set<String>) {
    all.removeAll { !ids.contains($0.id) }
    written.removeAll { !ids.contains($0.key) }
  }

  package var json: JSON { .object(written) }

  package static func == (left: Self, right: Self) -> Bool { left.json == right.json }
}

/// The contents of `root.json`: the keys of the top-level roles.
package struct RootMetadata: Sendable, Equatable {
  package var keys: KeyList
  package var root: RoleKeys
  package var timestamp: RoleKeys
  package var snapshot: RoleKeys
  package var targets: RoleKeys
  package var isConsistent: Bool

  package init(keys: KeyList, root: RoleKeys, timestamp: RoleKeys, snapshot: RoleKeys, targets: RoleKeys) {
    (self.keys, self.root, self.timestamp, self.snapshot, self.targets) = (keys, root, timestamp, snapshot, targets)
    isConsistent = true
  }

  package init(_ file: SignedMetadata) throws(MetadataError) {
    try file.require(type: "root")
    keys = try KeyList(parsing: file.signed["keys"], in: file.name)
    func role(_ name: String) throws(MetadataError) -> RoleKeys {
      guard let json = file.signed["roles"]?[name] else { throw .malformed(file.name, why: "it has no role `\(name)`") }
      return try RoleKeys(parsing: json, in: file.name)
    }
    root = try role("root")
    timestamp = try role("timestamp")
    snapshot = try role("snapshot")
    targets = try role("targets")
    switch file.signed["consistent_snapshot"] {
    case nil: isConsistent = false
    case .bool(let value)?: isConsistent = value
    default: throw .malformed(file.name, why: "`consistent_snapshot` is not true or false")
    }
  }

  /// The signed part with a version and an expiry.
  package func signed(version: Int64, expires: Int64) -> JSON {
    SignedMetadata.signed(
      "root", version: version, expires: expires,
      [
        "consistent_snapshot": .bool(isConsistent), "keys": keys.json,
        "roles": .members(["root": root.json, "snapshot": snapshot.json, "targets": targets.json, "timestamp": timestamp.json]),
      ])
  }
}

/// What a file lists about another one: its version, and possibly its length and hashes.
package struct ListedFile: Sendable, Equatable {
  package var version: Int64
  package var content: ListedContent

  package init(version: Int64, content: ListedContent = ListedContent()) { (self.version, self.content) = (version, content) }

  init(parsing json: JSON, in file: String) throws(MetadataError) {
    guard let version = json["version"]?.intValue, version >= 1 else { throw .malformed(file, why: "a listed file has no version") }
    self.version = version
    content = try ListedContent(parsing: json, in: file)
  }

  package var json: JSON { .object([.init(key: "version", value: .int(version))] + content.members) }

  /// Returns the files in `meta`, by their names.
  static func all(in file: SignedMetadata) throws(MetadataError) -> [(name: String, file: ListedFile)] {
    guard let members = file.signed["meta"]?.objectValue else { throw .malformed(file.name, why: "it has no `meta`") }
    var all: [(String, ListedFile)] = []
    for member in members { all.append((member.key, try ListedFile(parsing: member.value, in: file.name))) }
    return all
  }
}

/// The contents of `timestamp.json`.
package struct TimestampMetadata: Sendable, Equatable {
  package let snapshot: ListedFile

  package init(_ file: SignedMetadata) throws(MetadataError) {
    try file.require(type: "timestamp")
    guard let snapshot = try ListedFile.all(in: file).first(where: { $0.name == "snapshot.json" }) else {
      throw .malformed(file.name, why: "it does not list `snapshot.json`")
    }
    self.snapshot = snapshot.file
  }
}

/// The contents of `snapshot.json`.
package struct SnapshotMetadata: Sendable {
  package let files: [(name: String, file: ListedFile)]

  package init(_ file: SignedMetadata) throws(MetadataError) {
    try file.require(type: "snapshot")
    files = try ListedFile.all(in: file)
  }

  package subscript(name: String) -> ListedFile? { files.first { $0.name.utf8.elementsEqual(name.utf8) }?.file }
}
