internal import RemoteConfigs

/// The stored config after its signatures were verified again.
struct StoredConfig: Sendable {
  let record: ConfigRecord
  /// The newest trusted root.
  let root: [UInt8]
  let index: ConfigIndex
  let origin: ConfigOrigin
  let digest: String
  /// The earliest expiry of the stored metadata, in seconds since 1970.
  let expires: Int64

  /// The name under which the metadata of a role is stored that lists the stored config.
  static func freshness(_ role: String) -> String { "\(role) of the config" }

  /// Returns the newest root that the stored versions lead to from the root of the app, and the versions that are newer than that one.
  ///
  /// A newer app has a newer root, which can be one of the stored versions or even newer.
  static func root(from embedded: [UInt8], _ record: ConfigRecord) throws(ConfigError) -> (trusted: TrustedMetadata, roots: [[UInt8]]) {
    var trusted = try metadata { () throws(MetadataError) in try TrustedMetadata(root: embedded, now: 0, acceptsExpired: true) }
    var roots: [[UInt8]] = []
    for bytes in record.roots {
      let version = try metadata { () throws(MetadataError) in
        try SignedMetadata(parsing: bytes, as: "root.json", limit: trusted.limits.root).version
      }
      if version <= trusted.root.signed.version { continue }
      try metadata { () throws(MetadataError) in try trusted.update(root: bytes) }
      roots.append(bytes)
    }
    return (trusted, roots)
  }

  /// Verifies the stored list of emergency switches: the targets metadata below the root, which delegates to the role that signed the list.
  /// Returns nil if none is stored. Expiry does not matter, because the list was fresh when it was stored.
  static func emergency(_ record: ConfigRecord, _ trusted: TrustedMetadata, _ verifier: Verifier) throws(ConfigError) -> EmergencyList? {
    guard let files = record.emergency else { return nil }
    let (contents, limits) = (trusted.root.contents, trusted.limits)
    let path = verifier.paths.emergency
    let target = try metadata { () throws(MetadataError) in
      let delegator = try SignedMetadata(parsing: files.targets, as: "targets.json", limit: limits.targets)
      try delegator.requireSignatures(by: contents.targets, among: contents.keys)
      let targets = try TargetsMetadata(delegator)
      let name = "\(EmergencyList.role).json"
      let signed = try SignedMetadata(parsing: files.role, as: name, limit: limits.targets)
      guard let role = targets.delegations.first(where: { $0.name == EmergencyList.role }), role.covers(path) else {
        throw .unknownTarget(path)
      }
      try signed.requireSignatures(by: role.keys, among: targets.delegatedKeys)
      guard let target = try TargetsMetadata(signed)[path] else { throw .unknownTarget(path) }
      return target
    }
    return try verifier.emergency(files.list, of: target)
  }

  /// Verifies a stored config: the targets metadata below the root, and the offers below the targets. Returns nil if no config is stored.
  ///
  /// The timestamp and the snapshot prevent going back when the next update is fetched. What was active before does not need them.
  init?(_ record: ConfigRecord, _ trusted: TrustedMetadata, _ verifier: Verifier) throws(ConfigError) {
    guard let bytes = record.index, let targetsBytes = record.metadata["targets"] else { return nil }
    let (contents, limits) = (trusted.root.contents, trusted.limits)
    let (signed, targets) = try metadata { () throws(MetadataError) in
      let signed = try SignedMetadata(parsing: targetsBytes, as: "targets.json", limit: limits.targets)
      try signed.requireSignatures(by: contents.targets, among: contents.keys)
      return (signed, try TargetsMetadata(signed))
    }
    guard let target = targets[verifier.paths.index] else { throw .metadata(.unknownTarget(verifier.paths.index)) }
    self.record = record
    root = trusted.root.bytes
    index = try verifier.index(bytes, of: target)
    origin = try verifier.origin(of: target)
    digest = ListedContent.sha256(bytes)
    var expires = signed.expires
    for role in ["timestamp", "snapshot"] {
      guard let bytes = record.metadata[StoredConfig.freshness(role)],
        let signed = try? SignedMetadata(parsing: bytes, as: "\(role).json", limit: limits.snapshot)
      else { continue }
      expires = min(expires, signed.expires)
    }
    self.expires = expires
  }
}
