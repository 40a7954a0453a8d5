package import RemoteConfigs
internal import RulesJSON

/// New metadata that is not live yet: a root, targets, emergency targets, or several of them. It waits in the folder `pending` until enough keys signed it.
package struct Draft: Sendable, Equatable {
  package static let folder = "pending"

  package var root: SignedMetadata?
  package var targets: SignedMetadata?
  package var emergency: SignedMetadata?

  package static let names = ["root.json", "targets.json", "\(Repository.emergencyRole).json"]

  package init(root: SignedMetadata? = nil, targets: SignedMetadata? = nil, emergency: SignedMetadata? = nil) {
    (self.root, self.targets, self.emergency) = (root, targets, emergency)
  }

  /// Reads the draft of a config repository; nil if there is none.
  init?(reading read: @Sendable (String) -> [UInt8]?) throws(PublishProblem) {
    func file(_ name: String) throws(PublishProblem) -> SignedMetadata? {
      guard let bytes = read("\(Draft.folder)/\(name)") else { return nil }
      do throws(MetadataError) {
        return try SignedMetadata(parsing: bytes, as: name, limit: TrustedMetadata.Limits().targets)
      } catch {
        throw PublishProblem(
          "\(Draft.folder)/\(name) of the config repository cannot be used: \(error.message)", help: "remove it and publish again")
      }
    }
    root = try file("root.json")
    targets = try file("targets.json")
    emergency = try file("\(Repository.emergencyRole).json")
    if root == nil, targets == nil, emergency == nil { return nil }
  }

  /// Returns the part of a waiting draft that stays when this draft replaces it: the emergency switches and the rest are independent.
  package func independentRest(of waiting: Draft?) -> Draft? {
    guard let waiting else { return nil }
    let hasValues = root != nil || targets != nil
    let rest = Draft(
      root: hasValues ? nil : waiting.root, targets: hasValues ? nil : waiting.targets,
      emergency: emergency == nil ? waiting.emergency : nil)
    return rest.isEmpty ? nil : rest
  }

  /// Returns this draft with the files of another one that it does not have.
  package func merged(with other: Draft?) -> Draft {
    Draft(root: root ?? other?.root, targets: targets ?? other?.targets, emergency: emergency ?? other?.emergency)
  }

  var isEmpty: Bool { root == nil && targets == nil && emergency == nil }

  /// The files of the draft, for the folder `pending`.
  package var files: [(path: String, bytes: [UInt8])] {
    [root, targets, emergency].compactMap { file in file.map { ("\(Draft.folder)/\($0.name)", $0.bytes) } }
  }
}

/// The signatures that a file still needs.
package struct SignatureNeed: Sendable, Equatable {
  package let role: String
  package let valid: Int
  package let threshold: Int
  /// The IDs of the keys that did not sign yet.
  package let keyIDs: [String]

  package init(role: String, valid: Int, threshold: Int, keyIDs: [String]) {
    (self.role, self.valid, self.threshold, self.keyIDs) = (role, valid, threshold, keyIDs)
  }
}

extension Repository {
  /// The root that a draft makes live.
  package func nextRoot(_ draft: Draft) throws(PublishProblem) -> RootMetadata {
    guard let root = draft.root else { return self.root }
    do throws(MetadataError) { return try RootMetadata(root) } catch { throw PublishProblem(error.message) }
  }

  /// The role that a draft makes responsible for emergency targets, and its keys.
  func nextEmergency(_ draft: Draft) throws(PublishProblem) -> (role: RoleKeys, keys: KeyList)? {
    var targets = self.targets
    if let new = draft.targets {
      do throws(MetadataError) { targets = try TargetsMetadata(new) } catch { throw PublishProblem(error.message) }
    }
    return targets.delegations.first { $0.name == Repository.emergencyRole }.map { ($0.keys, targets.delegatedKeys) }
  }

  /// Returns a draft of new targets metadata.
  package func draft(_ targets: TargetsMetadata, expires: Int64) throws(PublishProblem) -> Draft {
    Draft(targets: try signable("targets.json", targets.signed(version: nextVersion("targets"), expires: expires)))
  }

  /// Throws if a draft was prepared for metadata that is no longer live.
  package func requireCurrent(_ draft: Draft) throws(PublishProblem) {
    let isCurrent =
      (draft.root.map { $0.version == nextVersion("root") } ?? true)
      && (draft.targets.map { $0.version == nextVersion("targets") } ?? true)
      && (draft.emergency.map { $0.version == nextVersion(Repository.emergencyRole) } ?? true)
    guard isCurrent else {
      throw PublishProblem(
        "the prepared files belong to an earlier state of the config repository",
        help: "discard them with `rulebook sign --discard`, and publish again")
    }
  }

  /// Returns a draft with signatures by the keys that its roles list, and the keys that signed something.
  package func signed(_ draft: Draft, with keys: [SigningKey]) throws(PublishProblem) -> (draft: Draft, used: [VerifyingKey]) {
    var (draft, used) = (draft, [VerifyingKey]())
    let (next, emergency) = (try nextRoot(draft), try nextEmergency(draft))
    for key in keys {
      let id = key.verifying.id
      var isUsed = false
      if var root = draft.root, self.root.root.keyIDs.contains(id) || next.root.keyIDs.contains(id) {
        try sign(&root, key)
        (draft.root, isUsed) = (root, true)
      }
      if var targets = draft.targets, next.targets.keyIDs.contains(id) {
        try sign(&targets, key)
        (draft.targets, isUsed) = (targets, true)
      }
      if var file = draft.emergency, emergency?.role.keyIDs.contains(id) ?? false {
        try sign(&file, key)
        (draft.emergency, isUsed) = (file, true)
      }
      if isUsed { used.append(key.verifying) }
    }
    return (draft, used)
  }

  private func sign(_ file: inout SignedMetadata, _ key: SigningKey) throws(PublishProblem) {
    do { try file.sign(with: key, id: key.verifying.id) } catch { throw PublishProblem("the key cannot sign: \(error)") }
  }

  /// Returns the signatures that a draft still needs from offline keys.
  package func needs(of draft: Draft) throws(PublishProblem) -> [SignatureNeed] {
    let next = try nextRoot(draft)
    var needs: [SignatureNeed] = []
    func need(_ file: SignedMetadata, _ role: String, _ keys: RoleKeys, _ list: KeyList) {
      let valid = file.validSignatures(by: keys, among: list)
      if valid >= keys.threshold { return }
      let open = keys.keyIDs.filter { id in !file.signatures.contains { $0.keyID == id } }
      needs.append(SignatureNeed(role: role, valid: valid, threshold: keys.threshold, keyIDs: open))
    }
    if let root = draft.root {
      need(root, "root", self.root.root, self.root.keys)
      if next.root != self.root.root { need(root, "new root", next.root, next.keys) }
    }
    if let targets = draft.targets { need(targets, "targets", next.targets, next.keys) }
    if let file = draft.emergency, let (role, keys) = try nextEmergency(draft) { need(file, Repository.emergencyRole, role, keys) }
    return needs
  }

  /// Returns the part of a draft that has all its signatures, and the part that waits; nil unless there are both. A change of the emergency keys is
  /// one part, because the new keys sign the emergency targets.
  package func complete(of draft: Draft) throws(PublishProblem) -> (complete: Draft, waiting: Draft)? {
    guard draft.emergency != nil, draft.root != nil || draft.targets != nil else { return nil }
    let live = targets.delegations.first { $0.name == Repository.emergencyRole }?.keys
    guard try nextEmergency(draft)?.role == live else { return nil }
    let parts = (Draft(emergency: draft.emergency), Draft(root: draft.root, targets: draft.targets))
    if try needs(of: parts.0).isEmpty { return parts }
    return try needs(of: parts.1).isEmpty ? (parts.1, parts.0) : nil
  }

  func signable(_ name: String, _ signed: @autoclosure () -> JSON) throws(PublishProblem) -> SignedMetadata {
    do throws(MetadataError) { return try SignedMetadata(name, signed()) } catch {
      throw PublishProblem("clients could not read \(name): \(error.message)")
    }
  }
}
