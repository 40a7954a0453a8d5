internal import RemoteConfigs
internal import RulesBundle
internal import RulesJSON

/// The last valid remote config in storage. It contains the signatures, so that it is verified whenever it is read.
struct Record: Sendable, Equatable {
  /// The envelopes of manifests that changed the trusted keys, oldest first.
  var rotations: [Envelope]
  var manifest: Envelope
  /// The payload; nil if no offer matched this install.
  var payload: [UInt8]?
  /// The `ETag` of the manifest.
  var tag: String?

  static let mostBytes = 2 << 20
  /// The maximum number of stored rotations.
  static let mostRotations = 16

  var bytes: [UInt8] {
    JSON.object([
      .init(key: "rotations", value: .array(rotations.map(\.json))), .init(key: "manifest", value: manifest.json),
      .init(key: "payload", value: payload.map { .string(Base64.text($0)) } ?? .null),
      .init(key: "tag", value: tag.map { .string($0) } ?? .null),
    ]).compact()
  }

  init(rotations: [Envelope], manifest: Envelope, payload: [UInt8]?, tag: String?) {
    self.rotations = rotations
    self.manifest = manifest
    self.payload = payload
    self.tag = tag
  }

  init(parsing bytes: [UInt8]) throws(ConfigError) {
    guard let json = try? JSON.parse(bytes, limit: Record.mostBytes), json.hasExactly("rotations", "manifest", "payload", "tag"),
      let rotations = json["rotations"]?.arrayValue, rotations.count <= Record.mostRotations, let manifest = json["manifest"],
      let payload = json["payload"], let tag = json["tag"]
    else { throw .damaged }
    self.rotations = []
    for one in rotations { self.rotations.append(try Envelope(parsing: one.compact())) }
    self.manifest = try Envelope(parsing: manifest.compact())
    self.tag = tag.stringValue
    self.payload = payload.stringValue.flatMap(Base64.bytes)
    if payload.isNull == (self.payload != nil) { throw .damaged }
  }
}

/// The active version, and how often the app ended before it confirmed that it is healthy.
struct LaunchMark: Sendable, Equatable {
  var version: ConfigVersion
  var crashes: Int64
  var isProven: Bool

  var bytes: [UInt8] {
    JSON.object([
      .init(key: "epoch", value: .int(version.epoch)), .init(key: "version", value: .int(version.version)),
      .init(key: "crashes", value: .int(crashes)), .init(key: "proven", value: .bool(isProven)),
    ]).compact()
  }

  init(version: ConfigVersion, crashes: Int64 = 0, isProven: Bool = false) {
    self.version = version
    self.crashes = crashes
    self.isProven = isProven
  }

  init?(parsing bytes: [UInt8]) {
    guard let json = try? JSON.parse(bytes, limit: 1024), let epoch = json["epoch"]?.intValue, let version = json["version"]?.intValue,
      let crashes = json["crashes"]?.intValue, let isProven = json["proven"]?.boolValue
    else { return nil }
    self.init(version: ConfigVersion(epoch: epoch, version: version), crashes: crashes, isProven: isProven)
  }
}
