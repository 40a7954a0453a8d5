import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesJSON
import Testing

/// Changes of keys, and what a thief of keys can do before and after one.
@Suite struct KeyTheftTests {
  /// A thief of the online key and of the key for values set all versions too high. The root replaces both keys: versions start again.
  @Test func aNewRootRecovers() async throws {
    let top = JSON.largestSharedInteger
    let phone = try Phone(Site())
    try phone.site.publish(5, [(Path.credits, .amount(8))]) {
      ($0.targetsVersion, $0.snapshotVersion, $0.timestampVersion) = (top, top, top)
    }
    let loader = await phone.session()
    #expect(await loader.active.version == ConfigVersion(5))
    try phone.site.publish(6, [(Path.credits, .amount(6))])
    #expect(await phone.session().active.version == ConfigVersion(5))
    let (online, key) = (SigningKey(), SigningKey())
    try phone.site.publishRoot(2, Keys(targets: [key], online: [online]))
    try phone.site.publish(7, [(Path.credits, .amount(7))]) { ($0.keys, $0.online) = ([key], [online]) }
    #expect(await phone.session().active.bundle.value(Path.credits) == .amount(7))
    #expect(await phone.loader().start().bundle.value(Path.credits) == .amount(7))
    // The stolen keys no longer work.
    try phone.site.publish(8, [(Path.credits, .amount(9))])
    #expect(await phone.session().active.bundle.value(Path.credits) == .amount(7))
  }

  /// A single root key of three is stolen. It can sign a root that replaces all keys, and no client follows it.
  @Test func aThiefOfOneRootKey() async throws {
    let phone = try Phone(Site())
    try phone.site.publish(5, [(Path.credits, .amount(8))])
    let loader = await phone.session()
    #expect(await loader.active.version == ConfigVersion(5))
    let own = SigningKey()
    let keys = Keys(root: [own], threshold: 1, targets: [own], online: [own])
    try phone.site.publishRoot(2, keys, signedBy: [Site.rootKeys[0], own])
    try phone.site.publish(9, [(Path.credits, .amount(9))]) { ($0.keys, $0.online) = ([own], [own]) }
    let next = await phone.session()
    #expect(await next.active.version == ConfigVersion(5))
    #expect(await next.status.lastError == .metadata(.unsigned("root.json", valid: 1, threshold: 2)))
    // The other two take the stolen one out of the root, and the thief is locked out.
    try phone.site.publishRoot(2, Keys(root: Array(Site.rootKeys.dropFirst()), threshold: 2), signedBy: Array(Site.rootKeys.dropFirst()))
    try phone.site.publish(10, [(Path.credits, .amount(6))])
    #expect(await phone.session().active.version == ConfigVersion(10))
    try phone.site.publishRoot(3, keys, signedBy: [Site.rootKeys[0], Site.rootKeys[1], own])
    try phone.site.publish(11, [(Path.credits, .amount(9))]) { ($0.keys, $0.online) = ([own], [own]) }
    #expect(await phone.session().active.version == ConfigVersion(10))
  }

  /// A root that skips a version, repeats one, or is signed only by its own keys is rejected.
  @Test func rootsOutOfOrder() async throws {
    let keys = Keys(online: [SigningKey()])
    func refused(_ bytes: [UInt8]) async throws -> ConfigError? {
      let site = try Site(inMemory: true)
      try site.publish(1, [(Path.credits, .amount(5))])
      try site.put("metadata/2.root.json", bytes)
      return await Phone(site).session().status.lastError
    }
    let signers = Array(Site.rootKeys.prefix(2))
    #expect(try await refused(keys.root(version: 3, signedBy: signers)) == .metadata(.otherVersion("root.json", offered: 3, listed: 2)))
    #expect(try await refused(keys.root(version: 1, signedBy: signers)) == .metadata(.rollback("root.json", offered: 1, trusted: 1)))
    let others = [SigningKey(), SigningKey()]
    let own = Keys(root: others)
    #expect(try await refused(own.root(version: 2, signedBy: others)) == .metadata(.unsigned("root.json", valid: 0, threshold: 2)))
    #expect(try await refused(own.root(version: 2, signedBy: signers)) == .metadata(.unsigned("root.json", valid: 0, threshold: 2)))
    let page = Array("<!doctype html><title>Not found</title>".utf8)
    guard case .metadata(.malformed("root.json", _)) = try await refused(page) else {
      Issue.record("a page in place of a missing root is not reported")
      return
    }
  }

  /// The root gives a role another key. The old one is then invalid, also for what is stored.
  @Test func keysChangeHands() async throws {
    let site = try Site()
    let new = SigningKey()
    let phone = Phone(site)
    try site.publish(1, [(Path.credits, .amount(5))])
    #expect(await phone.session().active.bundle.value(Path.credits) == .amount(5))
    try site.publishRoot(2, Keys(targets: [new]))
    let between = await phone.session()
    #expect(await between.active.bundle.value(Path.credits) == .amount(5), "the values stay until the next config")
    #expect(await between.status.lastError == .metadata(.unsigned("targets.json", valid: 0, threshold: 1)))
    #expect(await phone.loader().start().source == .embedded, "what a removed key signed is not loaded again")
    try site.publish(2, [(Path.credits, .amount(6))]) { $0.keys = [new] }
    #expect(await phone.session().active.bundle.value(Path.credits) == .amount(6))
    #expect(await phone.loader().start().bundle.value(Path.credits) == .amount(6))
    try site.publish(3, [(Path.credits, .amount(7))])
    #expect(await phone.session().active.bundle.value(Path.credits) == .amount(6))
    // An install that was offline for several changes follows each of them.
    try site.publishRoot(3, Keys(root: [SigningKey()] + Site.rootKeys, threshold: 3, targets: [new]), signedBy: Site.rootKeys)
    try site.publish(4, [(Path.credits, .amount(8))]) { $0.keys = [new] }
    #expect(await Phone(site).session().active.bundle.value(Path.credits) == .amount(8))
  }

  /// A new release is built with a newer root: the stored config stays valid, and older metadata stays rejected.
  @Test func anAppThatIsBuiltWithTheNewRoot() async throws {
    let site = try Site()
    let new = SigningKey()
    let old = Phone(site)
    try site.publishRoot(2, Keys(targets: [new]))
    try site.publish(1, [(Path.credits, .amount(5))]) { $0.keys = [new] }
    try site.publish(2, [(Path.credits, .amount(6))]) { $0.keys = [new] }
    _ = await old.session()
    let updated = Phone(site, root: try #require(site.file("metadata/2.root.json")), storage: old.storage)
    let loader = updated.loader()
    #expect(await loader.start().bundle.value(Path.credits) == .amount(6))
    try site.publish(1, [(Path.credits, .amount(5))]) {
      $0.keys = [new]
      ($0.targetsVersion, $0.snapshotVersion, $0.timestampVersion) = (1, 1, 1)
    }
    await loader.refresh()
    #expect(await loader.status.lastError == .metadata(.rollback("timestamp.json", offered: 1, trusted: 2)))
    // A release with the root of another site forgets what belongs to the old one.
    let others = [SigningKey(), SigningKey()]
    let moved = Phone(site, root: try Keys(root: others).root(version: 1, signedBy: others), storage: old.storage)
    #expect(await moved.loader().start().source == .embedded)
  }
}
