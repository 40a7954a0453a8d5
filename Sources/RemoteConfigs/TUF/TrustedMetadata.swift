/// The metadata that a client trusts: each file was verified with the files before it (section 5 of the specification).
///
/// Time is fixed when an update begins. Reading and downloading is the caller's work.
package struct TrustedMetadata: Sendable {
  /// The largest accepted sizes in bytes, and how many new versions of the root an update follows.
  package struct Limits: Sendable {
    package var root = 64 << 10
    package var timestamp = 16 << 10
    package var snapshot = 64 << 10
    package var targets = 256 << 10
    package var roots = 256
    package var delegations = 32

    package init() {}
  }

  /// A verified file, with its bytes as they were received.
  package struct File<Contents: Sendable>: Sendable {
    package let contents: Contents
    package let signed: SignedMetadata
    package let bytes: [UInt8]
  }

  /// Seconds since 1970.
  package let now: Int64
  package let limits: Limits
  package private(set) var root: File<RootMetadata>
  package private(set) var timestamp: File<TimestampMetadata>?
  package private(set) var snapshot: File<SnapshotMetadata>?
  /// The targets metadata by role, `targets` first.
  package private(set) var targets: [(role: String, file: File<TargetsMetadata>)] = []
  /// Whether expired files are accepted. A device goes on with what it stored.
  private let acceptsExpired: Bool
  /// Whether expired metadata of the top-level role `targets` is accepted until `requireFreshTargets`. What it delegates stays trusted, so that an
  /// emergency switch works even if the last publication was long ago.
  private let acceptsExpiredTargets: Bool

  /// Trusts a root that came with the app. It must be signed by its own keys.
  package init(
    root bytes: [UInt8], now: Int64, limits: Limits = Limits(), acceptsExpired: Bool = false, acceptsExpiredTargets: Bool = false
  ) throws(MetadataError) {
    self.acceptsExpiredTargets = acceptsExpiredTargets
    self.now = now
    self.limits = limits
    self.acceptsExpired = acceptsExpired
    let signed = try SignedMetadata(parsing: bytes, as: "root.json", limit: limits.root)
    let root = try RootMetadata(signed)
    try signed.requireSignatures(by: root.root, among: root.keys)
    self.root = File(contents: root, signed: signed, bytes: bytes)
  }

  // MARK: Root

  /// Trusts the next version of the root. It must be signed as the trusted root and as the new one require. If the keys of the timestamp or the
  /// snapshot change, both files are forgotten, so that versions that a thief raised no longer matter.
  package mutating func update(root bytes: [UInt8]) throws(MetadataError) {
    let signed = try SignedMetadata(parsing: bytes, as: "root.json", limit: limits.root)
    let new = try RootMetadata(signed)
    let old = root.contents
    try signed.requireSignatures(by: old.root, among: old.keys)
    try signed.requireSignatures(by: new.root, among: new.keys)
    let next = root.signed.version + 1
    guard signed.version == next else {
      if signed.version < next { throw .rollback("root.json", offered: signed.version, trusted: root.signed.version) }
      throw .otherVersion("root.json", offered: signed.version, listed: next)
    }
    if TrustedMetadata.changes(old.timestamp, old.keys, new.timestamp, new.keys)
      || TrustedMetadata.changes(old.snapshot, old.keys, new.snapshot, new.keys)
    {
      (timestamp, snapshot, targets) = (nil, nil, [])
    }
    root = File(contents: new, signed: signed, bytes: bytes)
  }

  /// Whether a role has other keys.
  private static func changes(_ old: RoleKeys, _ oldKeys: KeyList, _ new: RoleKeys, _ newKeys: KeyList) -> Bool {
    Set(old.keyIDs.compactMap { oldKeys[$0]?.publicText }) != Set(new.keyIDs.compactMap { newKeys[$0]?.publicText })
  }

  /// Throws if the trusted root has expired. Call it when there is no newer root.
  package func requireFreshRoot() throws(MetadataError) { try requireFresh(root.signed) }

  private func requireFresh(_ file: SignedMetadata) throws(MetadataError) {
    if !acceptsExpired, file.expires <= now { throw .expired(file.name) }
  }

  // MARK: Timestamp

  /// Trusts a timestamp. Returns false if it has the version of the trusted one, which stays.
  ///
  /// `isStored` accepts an expired file that was trusted before, which prevents going back.
  @discardableResult
  package mutating func update(timestamp bytes: [UInt8], isStored: Bool = false) throws(MetadataError) -> Bool {
    let signed = try SignedMetadata(parsing: bytes, as: "timestamp.json", limit: limits.timestamp)
    let new = try TimestampMetadata(signed)
    try signed.requireSignatures(by: root.contents.timestamp, among: root.contents.keys)
    if let old = timestamp {
      guard signed.version >= old.signed.version else {
        throw .rollback(signed.name, offered: signed.version, trusted: old.signed.version)
      }
      if signed.version == old.signed.version {
        try requireFreshTimestamp()
        return false
      }
      guard new.snapshot.version >= old.contents.snapshot.version else {
        throw .rollback("snapshot.json", offered: new.snapshot.version, trusted: old.contents.snapshot.version)
      }
    }
    if !isStored { try requireFresh(signed) }
    timestamp = File(contents: new, signed: signed, bytes: bytes)
    return true
  }

  private func requireFreshTimestamp() throws(MetadataError) {
    if let timestamp { try requireFresh(timestamp.signed) }
  }

  // MARK: Snapshot

  /// Trusts a snapshot. A stored one may be older than the timestamp lists; it then only prevents going back, and `needsSnapshot` stays true.
  package mutating func update(snapshot bytes: [UInt8], isStored: Bool = false) throws(MetadataError) {
    guard let listed = timestamp?.contents.snapshot else { throw .missing("timestamp.json") }
    try requireFreshTimestamp()
    if !isStored, !listed.content.matches(bytes) { throw .otherContent("snapshot.json") }
    let signed = try SignedMetadata(parsing: bytes, as: "snapshot.json", limit: max(limits.snapshot, listed.content.length ?? 0))
    let new = try SnapshotMetadata(signed)
    try signed.requireSignatures(by: root.contents.snapshot, among: root.contents.keys)
    if !isStored, signed.version != listed.version { throw .otherVersion(signed.name, offered: signed.version, listed: listed.version) }
    for old in snapshot?.contents.files ?? [] {
      guard let file = new[old.name] else { throw .removed(old.name) }
      guard file.version >= old.file.version else { throw .rollback(old.name, offered: file.version, trusted: old.file.version) }
    }
    if !isStored { try requireFresh(signed) }
    snapshot = File(contents: new, signed: signed, bytes: bytes)
  }

  /// Whether the snapshot that the timestamp lists is not trusted yet.
  package var needsSnapshot: Bool {
    guard let listed = timestamp?.contents.snapshot, let snapshot else { return true }
    return snapshot.signed.version != listed.version
  }

  /// Whether the trusted snapshot has not expired.
  package var isSnapshotFresh: Bool { snapshot.map { acceptsExpired || $0.signed.expires > now } ?? false }

  /// Throws unless the trusted snapshot is the listed one and has not expired.
  private func currentSnapshot() throws(MetadataError) -> SnapshotMetadata {
    guard let snapshot, let listed = timestamp?.contents.snapshot else { throw .missing("snapshot.json") }
    guard snapshot.signed.version == listed.version else {
      throw .otherVersion("snapshot.json", offered: snapshot.signed.version, listed: listed.version)
    }
    try requireFreshTimestamp()
    try requireFresh(snapshot.signed)
    return snapshot.contents
  }

  // MARK: Targets

  /// Returns what the snapshot lists about the file of a role.
  package func listed(_ role: String) throws(MetadataError) -> ListedFile {
    guard let listed = try currentSnapshot()["\(role).json"] else { throw .missing("\(role).json") }
    return listed
  }

  package subscript(role: String) -> File<TargetsMetadata>? { targets.first { $0.role.utf8.elementsEqual(role.utf8) }?.file }

  /// Trusts the targets metadata of a role that `parent` delegates to; `parent` is nil for the top-level role `targets`.
  package mutating func update(targets bytes: [UInt8], of role: String, by parent: String? = nil) throws(MetadataError) {
    let name = "\(role).json"
    let listed = try listed(role)
    guard listed.content.matches(bytes) else { throw .otherContent(name) }
    let signed = try SignedMetadata(parsing: bytes, as: name, limit: max(limits.targets, listed.content.length ?? 0))
    if let parent {
      guard let delegator = self[parent]?.contents, let delegated = delegator.delegations.first(where: { $0.name == role }) else {
        throw .missing(name)
      }
      try signed.requireSignatures(by: delegated.keys, among: delegator.delegatedKeys)
    } else {
      try signed.requireSignatures(by: root.contents.targets, among: root.contents.keys)
    }
    let new = try TargetsMetadata(signed)
    guard signed.version == listed.version else { throw .otherVersion(name, offered: signed.version, listed: listed.version) }
    if parent != nil || !acceptsExpiredTargets { try requireFresh(signed) }
    targets.removeAll { $0.role.utf8.elementsEqual(role.utf8) }
    targets.append((role, File(contents: new, signed: signed, bytes: bytes)))
  }

  /// Throws if the metadata of the top-level role `targets` has expired.
  package func requireFreshTargets() throws(MetadataError) {
    if let file = self["targets"] { try requireFresh(file.signed) }
  }

  /// The earliest expiry of the trusted files.
  package var expires: Int64 {
    var files = [root.signed]
    if let timestamp { files.append(timestamp.signed) }
    if let snapshot { files.append(snapshot.signed) }
    return (files + targets.map(\.file.signed)).map(\.expires).min() ?? root.signed.expires
  }

  /// The bytes of the trusted file of a role; nil if there is none.
  package func bytes(of role: String) -> [UInt8]? {
    switch role {
    case "root": root.bytes
    case "timestamp": timestamp?.bytes
    case "snapshot": snapshot?.bytes
    default: self[role]?.bytes
    }
  }
}
