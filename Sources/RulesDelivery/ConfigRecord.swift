internal import RemoteConfigs
internal import RulesBundle
internal import RulesJSON

/// What a loader stores: the verified metadata and files of the last valid remote config. All signatures are verified again when it is read.
struct ConfigRecord: Sendable, Equatable {
  /// The versions of the root after the one that the app was built with, oldest first.
  var roots: [[UInt8]] = []
  /// The metadata files by role.
  var metadata: [String: [UInt8]] = [:]
  /// The offers; nil if no config is stored.
  var index: [UInt8]?
  /// The values; nil if no offer matched this install.
  var payload: [UInt8]?
  /// The switches that are off in an emergency; nil if none were ever listed.
  var emergency: EmergencyFiles?
  /// The `ETag` of the timestamp.
  var tag: String?

  static let maximumSize = 4 << 20
  private static let mostRoots = 1024

  init() {}

  var bytes: [UInt8] {
    JSON.members([
      "roots": .array(roots.map(Self.text)),
      "metadata": .object(
        metadata.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { .init(key: $0.key, value: Self.text($0.value)) }),
      "index": index.map(Self.text) ?? .null, "payload": payload.map(Self.text) ?? .null,
      "emergency": emergency.map { files in
        .members(["targets": Self.text(files.targets), "role": Self.text(files.role), "list": Self.text(files.list)])
      } ?? .null,
      "tag": tag.map { .string($0) } ?? .null,
    ]).compact()
  }

  private static func text(_ bytes: [UInt8]) -> JSON { .string(Base64.text(bytes)) }

  init(parsing bytes: [UInt8]) throws(ConfigError) {
    guard let json = try? JSON.parse(bytes, limit: Self.maximumSize),
      json.hasExactly("roots", "metadata", "index", "payload", "emergency", "tag"),
      let roots = json["roots"]?.arrayValue, roots.count <= Self.mostRoots, let files = json["metadata"]?.objectValue,
      let index = json["index"], let payload = json["payload"],
      let emergency = json["emergency"], let tag = json["tag"]
    else { throw .damaged }
    func decoded(_ json: JSON) throws(ConfigError) -> [UInt8] {
      guard let bytes = json.stringValue.flatMap(Base64.bytes) else { throw .damaged }
      return bytes
    }
    for root in roots { self.roots.append(try decoded(root)) }
    for file in files { metadata[file.key] = try decoded(file.value) }
    if !index.isNull { self.index = try decoded(index) }
    if !payload.isNull { self.payload = try decoded(payload) }
    if !emergency.isNull {
      guard emergency.hasExactly("targets", "role", "list"), let targets = emergency["targets"], let role = emergency["role"],
        let list = emergency["list"]
      else { throw .damaged }
      self.emergency = EmergencyFiles(targets: try decoded(targets), role: try decoded(role), list: try decoded(list))
    }
    self.tag = tag.stringValue
  }
}

/// The stored list of emergency switches, with the metadata that leads to it. It is independent of the stored config, which can be older.
struct EmergencyFiles: Sendable, Equatable {
  /// The metadata of `targets`, which delegates to the role.
  var targets: [UInt8]
  /// The metadata of the role.
  var role: [UInt8]
  /// The switches that are off, as JSON.
  var list: [UInt8]
}

/// The active config, and how often the app ended before it confirmed that it is healthy.
struct LaunchMark: Sendable, Equatable {
  /// The hash of the active config.
  var digest: String
  var crashes: Int64
  var isProven: Bool

  var bytes: [UInt8] {
    JSON.members(["digest": .string(digest), "crashes": .int(crashes), "proven": .bool(isProven)]).compact()
  }

  init(digest: String, crashes: Int64 = 0, isProven: Bool = false) {
    self.digest = digest
    self.crashes = crashes
    self.isProven = isProven
  }

  init?(parsing bytes: [UInt8]) {
    guard let json = try? JSON.parse(bytes, limit: 1024), let digest = json["digest"]?.stringValue,
      let crashes = json["crashes"]?.intValue, let isProven = json["proven"]?.boolValue
    else { return nil }
    self.init(digest: digest, crashes: crashes, isProven: isProven)
  }
}
