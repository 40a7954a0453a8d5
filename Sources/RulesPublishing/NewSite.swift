package import RemoteConfigs
internal import RulesJSON

/// The keys of a new config repository.
package struct SiteKeys: Sendable {
  package var root: [SigningKey]
  package var rootThreshold: Int
  package var targets: [SigningKey]
  package var targetsThreshold: Int
  package var online: SigningKey
  package var emergency: SigningKey

  package init(
    root: [SigningKey], rootThreshold: Int, targets: [SigningKey], targetsThreshold: Int, online: SigningKey, emergency: SigningKey
  ) {
    (self.root, self.rootThreshold) = (root, rootThreshold)
    (self.targets, self.targetsThreshold) = (targets, targetsThreshold)
    (self.online, self.emergency) = (online, emergency)
  }
}

/// How long new metadata is valid, in seconds.
package struct Lifetimes: Sendable {
  package static let day: Int64 = 86_400
  package var root = 365 * day
  package var targets = 90 * day
  package var online = 7 * day

  package init() {}
}

extension Repository {
  /// Returns the files of a new config repository without targets.
  package static func newSite(
    _ keys: SiteKeys, now: Int64, _ lifetimes: Lifetimes = Lifetimes()
  ) throws(PublishProblem) -> [(path: String, bytes: [UInt8])] {
    do {
      var list = KeyList()
      for key in keys.root + keys.targets + [keys.online] { list.add(key.verifying) }
      let online = RoleKeys(keyIDs: [keys.online.verifying.id], threshold: 1)
      let root = RootMetadata(
        keys: list, root: RoleKeys(keyIDs: keys.root.map(\.verifying.id), threshold: keys.rootThreshold), timestamp: online,
        snapshot: online, targets: RoleKeys(keyIDs: keys.targets.map(\.verifying.id), threshold: keys.targetsThreshold))
      var targets = TargetsMetadata()
      targets.delegate(to: [keys.emergency.verifying])
      func file(_ name: String, _ signed: SignedMetadata, _ keys: [SigningKey]) throws -> (path: String, bytes: [UInt8]) {
        var signed = signed
        for key in keys { try signed.sign(with: key, id: key.verifying.id) }
        return (Repository.path(name), signed.bytes)
      }
      let expires = now + lifetimes.online
      let files = [
        try file(
          "1.targets.json", SignedMetadata("targets.json", targets.signed(version: 1, expires: now + lifetimes.targets)), keys.targets),
        try file(
          "1.\(emergencyRole).json",
          SignedMetadata("\(emergencyRole).json", TargetsMetadata().signed(version: 1, expires: now + lifetimes.root)), [keys.emergency]),
      ]
      let meta = zip(["targets.json", "\(emergencyRole).json"], files).map { name, file in
        (name, ListedFile(version: 1, content: ListedContent(of: file.bytes)).json)
      }
      let snapshot = try file(
        "1.snapshot.json",
        SignedMetadata(
          "snapshot.json",
          SignedMetadata.signed("snapshot", version: 1, expires: expires, ["meta": .object(meta.map { .init(key: $0.0, value: $0.1) })])),
        [keys.online])
      let listing = ListedFile(version: 1, content: ListedContent(of: snapshot.bytes)).json
      let timestamp = try file(
        "timestamp.json",
        SignedMetadata(
          "timestamp.json",
          SignedMetadata.signed("timestamp", version: 1, expires: expires, ["meta": .members(["snapshot.json": listing])])),
        [keys.online])
      let first = try file(
        "1.root.json", SignedMetadata("root.json", root.signed(version: 1, expires: now + lifetimes.root)), keys.root)
      return files + [snapshot, first, timestamp]
    } catch { throw PublishProblem("the config repository cannot be created: \((error as? MetadataError)?.message ?? "\(error)")") }
  }
}

extension TargetsMetadata {
  /// Delegates the emergency targets of all products and environments to keys.
  package mutating func delegate(to keys: [VerifyingKey]) {
    delegations.removeAll { $0.name == Repository.emergencyRole }
    delegatedKeys.keep(Set(delegations.flatMap(\.keys.keyIDs)))
    for key in keys { delegatedKeys.add(key) }
    delegations.append(
      DelegatedRole(
        name: Repository.emergencyRole, keys: RoleKeys(keyIDs: keys.map(\.id), threshold: 1), isTerminating: true,
        paths: .patterns(["*/*/emergency.json"])))
  }
}
