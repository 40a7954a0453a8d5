import RemoteConfigs
import RulesPublishing
import Testing

/// Signatures, thresholds, and changes of keys on the repository side.
@Suite struct KeyChangeTests {
  private static let now: Int64 = 1_780_000_000

  private func client(_ site: MemorySite, root: [UInt8]) throws -> TrustedMetadata {
    var update = try MetadataUpdate(TrustedMetadata(root: root, now: Self.now))
    while let request = update.request { try update.receive(site.files["metadata/\(request.path)"]) }
    return update.trusted
  }

  /// Nothing is live below the threshold: one signature of two is kept, another one of the same key does not count.
  @Test func twoPersons() throws {
    let keys = [SigningKey(), SigningKey()]
    let site = try MemorySite(now: Self.now, targets: keys, targetsThreshold: 2)
    let repository = try site.repository()
    let draft = try repository.draft(repository.targets, expires: Self.now + 1000)
    let (one, used) = try repository.signed(draft, with: [keys[0], keys[0], site.online, site.rootKeys[0]])
    #expect(Set(used.map(\.id)) == [keys[0].verifying.id])
    let needs = try repository.needs(of: one)
    #expect(needs == [SignatureNeed(role: "targets", valid: 1, threshold: 2, keyIDs: [keys[1].verifying.id])])
    #expect(throws: PublishProblem.self) { try site.live(one, signedBy: [keys[0]], at: Self.now) }
    // What another person signs later is read from the folder.
    var waiting = site
    for file in one.files { waiting.files[file.path] = file.bytes }
    let pending = try #require(try waiting.repository().pending)
    #expect(pending == one)
    try waiting.publish(pending, signedBy: [keys[1]], at: Self.now)
    #expect(try waiting.repository().trusted["targets"]?.signed.version == 2)
    // It was prepared for a state that is no longer live.
    #expect(throws: PublishProblem.self) { try waiting.repository().requireCurrent(pending) }
  }

  /// Every role changes its keys, and a client that knows only the first root follows all changes.
  @Test func everyRole() throws {
    let key = SigningKey()
    var site = try MemorySite(now: Self.now, targets: [key])
    let first = try #require(site.files["metadata/1.root.json"])
    func change(_ role: KeyChange.Role, _ old: SigningKey, _ new: SigningKey) throws -> Draft {
      let change = KeyChange(role: role, remove: [old.verifying.id], add: [new.verifying], threshold: nil)
      return try site.repository().draft(change, now: Self.now)
    }
    let (root, targets, online, emergency) = (SigningKey(), SigningKey(), SigningKey(), SigningKey())
    let rootChange = try change(.root, site.rootKeys[2], root)
    #expect(throws: PublishProblem.self) { try site.live(rootChange, signedBy: [site.rootKeys[0], root], at: Self.now) }
    try site.publish(rootChange, signedBy: [site.rootKeys[0], site.rootKeys[1]], at: Self.now)
    let targetsChange = try change(.targets, key, targets)
    #expect(throws: PublishProblem.self) { try site.live(targetsChange, signedBy: [site.rootKeys[0], root, key], at: Self.now) }
    try site.publish(targetsChange, signedBy: [site.rootKeys[0], root, targets], at: Self.now)
    let onlineChange = try change(.online, site.online, online)
    #expect(throws: (any Error).self) { try site.live(onlineChange, signedBy: [site.rootKeys[0], root], at: Self.now) }
    try site.publish(onlineChange, signedBy: [site.rootKeys[0], root, online], at: Self.now)
    site.online = online
    let emergencyChange = try change(.emergency, site.emergency, emergency)
    #expect(throws: PublishProblem.self) { try site.live(emergencyChange, signedBy: [targets, site.emergency], at: Self.now) }
    try site.publish(emergencyChange, signedBy: [targets, emergency], at: Self.now)
    let trusted = try client(site, root: first)
    #expect(trusted.root.signed.version == 4)
    #expect(trusted.root.contents.targets.keyIDs == [targets.verifying.id])
    #expect(trusted["targets"]?.contents.delegations.map(\.keys.keyIDs) == [[emergency.verifying.id]])
    // Changes that would lock everyone out, or change nothing.
    let repository = try site.repository()
    for change in [
      KeyChange(role: .root, remove: [root.verifying.id, site.rootKeys[0].verifying.id], add: [], threshold: nil),
      KeyChange(role: .targets, remove: [], add: [], threshold: 2),
      KeyChange(role: .targets, remove: [], add: [targets.verifying], threshold: 1),
      KeyChange(role: .online, remove: ["0123456789"], add: [], threshold: nil),
    ] { #expect(throws: PublishProblem.self) { try repository.draft(change, now: Self.now) } }
  }
}
