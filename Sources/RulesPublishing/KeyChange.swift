internal import Diagnostics
package import RemoteConfigs

/// A change of the keys of a role.
package struct KeyChange: Sendable {
  /// A role whose keys people change. The online key has two roles of TUF: `snapshot` and `timestamp`.
  package enum Role: String, Sendable, CaseIterable {
    case root, targets, online, emergency
  }

  package var role: Role
  package var remove: [String]
  package var add: [VerifyingKey]
  package var threshold: Int?

  package init(role: Role, remove: [String], add: [VerifyingKey], threshold: Int?) {
    (self.role, self.remove, self.add, self.threshold) = (role, remove, add, threshold)
  }

  /// Returns the changed keys of a role.
  func apply(to old: RoleKeys) throws(PublishProblem) -> RoleKeys {
    var new = old
    for id in remove {
      guard let known = new.keyIDs.first(where: { $0 == id || $0.hasPrefix(id) && id.utf8.count >= 8 }) else {
        throw PublishProblem("the role \(role.rawValue) has no key \(id)", help: "it has \(old.keyIDs.phrase())")
      }
      new.keyIDs.removeAll { $0 == known }
    }
    for key in add where !new.keyIDs.contains(key.id) { new.keyIDs.append(key.id) }
    if let threshold { new.threshold = threshold }
    guard new.threshold >= 1, new.keyIDs.count >= new.threshold else {
      throw PublishProblem(
        "the role \(role.rawValue) would have \(new.keyIDs.count.counted("key")), but requires \(new.threshold.counted("signature"))")
    }
    guard new != old else { throw PublishProblem("the role \(role.rawValue) would not change") }
    return new
  }
}

extension Repository {
  /// Returns a draft that changes the keys of a role. If the keys of `targets` change, the draft has new targets metadata for them, with the same
  /// contents. A change of the emergency keys changes the targets metadata, which delegates to them, and the emergency targets, which they sign.
  package func draft(_ change: KeyChange, now: Int64, _ lifetimes: Lifetimes = Lifetimes()) throws(PublishProblem) -> Draft {
    var root = self.root
    var targets = self.targets
    switch change.role {
    case .emergency:
      let old = targets.delegations.first { $0.name == Repository.emergencyRole }?.keys ?? RoleKeys(keyIDs: [], threshold: 1)
      let new = try change.apply(to: old)
      let kept = targets.delegatedKeys.all.compactMap { item -> VerifyingKey? in
        guard new.keyIDs.contains(item.id), case .ed25519(let key) = item.key.form else { return nil }
        return key
      }
      targets.delegate(to: kept + change.add)
      var draft = try draft(targets, expires: now + lifetimes.targets)
      // The new keys sign what the old ones signed, because clients accept only them from now on.
      draft.emergency = try self.draft(emergency: emergency, now: now, lifetimes).emergency
      return draft
    case .root: root.root = try change.apply(to: root.root)
    case .targets: root.targets = try change.apply(to: root.targets)
    case .online:
      root.snapshot = try change.apply(to: root.snapshot)
      root.timestamp = root.snapshot
    }
    for key in change.add { root.keys.add(key) }
    root.keys.keep(Set([root.root, root.targets, root.snapshot, root.timestamp].flatMap(\.keyIDs)))
    var draft = Draft(root: try signable("root.json", root.signed(version: nextVersion("root"), expires: now + lifetimes.root)))
    if change.role == .targets {
      draft.targets = try signable("targets.json", targets.signed(version: nextVersion("targets"), expires: now + lifetimes.targets))
    }
    return draft
  }

  /// Returns a draft with new emergency targets.
  package func draft(emergency: TargetsMetadata, now: Int64, _ lifetimes: Lifetimes = Lifetimes()) throws(PublishProblem) -> Draft {
    let (name, version) = ("\(Repository.emergencyRole).json", nextVersion(Repository.emergencyRole))
    return Draft(emergency: try signable(name, emergency.signed(version: version, expires: now + lifetimes.root)))
  }

  /// Returns a draft with a new root that only has a later expiry.
  package func draftRootRenewal(now: Int64, _ lifetimes: Lifetimes = Lifetimes()) throws(PublishProblem) -> Draft {
    Draft(root: try signable("root.json", root.signed(version: nextVersion("root"), expires: now + lifetimes.root)))
  }
}
