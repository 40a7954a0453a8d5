package import RemoteConfigs
internal import RulesJSON

/// The terms of metadata that the online key signs.
package struct OnlineTerms: Sendable {
  /// Seconds since 1970.
  package var now: Int64
  /// How long the snapshot and the timestamp are valid, in seconds.
  package var lifetime: Int64

  package init(now: Int64, lifetime: Int64) { (self.now, self.lifetime) = (now, lifetime) }
}

extension Repository {
  /// Returns the keys of the online roles among `keys`; nil if they are not enough for a draft to go live.
  package func onlineKeys(_ keys: [SigningKey], for draft: Draft? = nil) throws(PublishProblem) -> [SigningKey]? {
    let root = try draft.map { draft throws(PublishProblem) in try nextRoot(draft) } ?? self.root
    let online = keys.filter { key in
      root.snapshot.keyIDs.contains(key.verifying.id) || root.timestamp.keyIDs.contains(key.verifying.id)
    }
    func isEnough(_ role: RoleKeys) -> Bool { online.count { role.keyIDs.contains($0.verifying.id) } >= role.threshold }
    return isEnough(root.snapshot) && isEnough(root.timestamp) ? online : nil
  }

  /// Returns the files that make a draft live, in two groups: those that nothing refers to yet, and those that must change together at the end.
  ///
  /// `targetFiles` are new files below `targets`. Before anything is returned, a client that knows only the first root reads the result.
  package func files(
    _ draft: Draft?, targetFiles: [(path: String, bytes: [UInt8])] = [], online keys: [SigningKey],
    _ terms: OnlineTerms
  ) throws(PublishProblem) -> (first: [(path: String, bytes: [UInt8])], last: [(path: String, bytes: [UInt8])]) {
    let root = try draft.map { draft throws(PublishProblem) in try nextRoot(draft) } ?? self.root
    var first = targetFiles
    var last: [(path: String, bytes: [UInt8])] = []
    func listed(_ role: String, _ new: SignedMetadata?) -> ListedFile? {
      if let new {
        let bytes = new.bytes
        first.append((Repository.path("\(new.version).\(role).json"), bytes))
        return ListedFile(version: new.version, content: ListedContent(of: bytes))
      }
      return trusted[role].map { ListedFile(version: $0.signed.version, content: ListedContent(of: $0.bytes)) }
    }
    var meta: [JSON.Member] = []
    for (role, new) in [(Repository.emergencyRole, draft?.emergency), ("targets", draft?.targets)] {
      if let file = listed(role, new) { meta.append(.init(key: "\(role).json", value: file.json)) }
    }
    let (version, expires) = (nextVersion("snapshot"), terms.now + terms.lifetime)
    let snapshot = try sign(
      "snapshot.json", SignedMetadata.signed("snapshot", version: version, expires: expires, ["meta": .object(meta)]),
      root.snapshot, keys)
    first.append((Repository.path("\(version).snapshot.json"), snapshot))
    let listing = ListedFile(version: version, content: ListedContent(of: snapshot)).json
    let timestamp = try sign(
      "timestamp.json",
      SignedMetadata.signed("timestamp", version: version, expires: expires, ["meta": .members(["snapshot.json": listing])]),
      root.timestamp, keys)
    if let root = draft?.root { last.append((Repository.path("\(root.version).root.json"), root.bytes)) }
    last.append((Repository.path("timestamp.json"), timestamp))
    // Values that have expired do not prevent an emergency switch.
    try requireReadable(first + last, at: terms.now, acceptsExpiredTargets: draft?.targets == nil)
    return (first, last)
  }

  private func sign(
    _ name: String, _ signed: JSON, _ role: RoleKeys, _ keys: [SigningKey]
  ) throws(PublishProblem) -> [UInt8] {
    var file = try signable(name, signed)
    do {
      for key in keys where role.keyIDs.contains(key.verifying.id) { try file.sign(with: key, id: key.verifying.id) }
    } catch { throw PublishProblem("the key cannot sign: \(error)") }
    return file.bytes
  }

  /// Throws unless a client that knows only the first root accepts the config repository with new files.
  private func requireReadable(
    _ new: [(path: String, bytes: [UInt8])], at now: Int64, acceptsExpiredTargets: Bool
  ) throws(PublishProblem) {
    let read = read
    func file(_ path: String) -> [UInt8]? { new.last { $0.path == path }?.bytes ?? read(path) }
    do throws(MetadataError) {
      guard let first = file(Repository.path("1.root.json")) else { throw .missing("1.root.json") }
      var update = try MetadataUpdate(TrustedMetadata(root: first, now: now, acceptsExpiredTargets: acceptsExpiredTargets))
      while let request = update.request { try update.receive(file(Repository.path(request.path))) }
      for target in update.trusted["targets"]?.contents.targets ?? [] {
        let path = target.storedPath(isConsistent: update.trusted.root.contents.isConsistent)
        guard let bytes = file("\(SiteLayout.targets)/\(path)"), target.content.matches(bytes) else { throw .otherContent(path) }
      }
      // The file of a delegated role is read only when a target of it is searched.
      for role in update.trusted["targets"]?.contents.delegations ?? [] {
        let listed = try update.trusted.listed(role.name)
        var trusted = update.trusted
        let bytes = file(Repository.path("\(listed.version).\(role.name).json"))
        guard let bytes else { throw .missing("\(role.name).json") }
        try trusted.update(targets: bytes, of: role.name, by: "targets")
        for target in trusted[role.name]?.contents.targets ?? [] {
          let path = target.storedPath(isConsistent: trusted.root.contents.isConsistent)
          guard let bytes = file("\(SiteLayout.targets)/\(path)"), target.content.matches(bytes) else { throw .otherContent(path) }
        }
      }
    } catch {
      throw PublishProblem("nothing is published, because clients would reject it: \(error.message)")
    }
  }
}
