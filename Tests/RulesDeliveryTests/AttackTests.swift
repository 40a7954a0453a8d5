import HandzRules
import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesJSON
import RulesRuntime
import Synchronization
import Testing

/// Every attack and fault in the list of safety.md: no invalid config is ever in force, and a usable one always is.
@Suite struct AttackTests {
  /// Published under version 5, after version 3 was in force.
  private func attacked(host: ConfigHost = .device, _ change: (inout Published) -> Void) async throws -> (RemoteConfigLoader, Phone) {
    let site = try Site()
    let phone = Phone(site, host: host)
    try site.publish(3, [(Path.credits, .amount(4))])
    _ = await phone.session()
    try site.publish(5, [(Path.credits, .amount(8))], change)
    return (await phone.session(), phone)
  }

  private func staysAt4(_ loader: RemoteConfigLoader, _ refusal: ConfigError) async {
    #expect(await loader.active.bundle.value(Path.credits) == .amount(4))
    #expect(await loader.status.refused == refusal)
  }

  @Test func otherSigners() async throws {
    await staysAt4(try await attacked { $0.keys = [SigningKey()] }.0, .untrusted)
    await staysAt4(try await attacked { $0.keys = [] }.0, .untrusted)
    let (loader, _) = try await attacked { $0.keys = [SigningKey(), Site.spare] }
    #expect(await loader.active.bundle.value(Path.credits) == .amount(8), "one trusted key is enough")
  }

  @Test func meantForSomebodyElse() async throws {
    await staysAt4(try await attacked { $0.product = "another" }.0, .otherProduct("another"))
    await staysAt4(try await attacked { $0.environment = "production" }.0, .otherEnvironment("production"))
    await staysAt4(try await attacked { $0.type = "application/json" }.0, .otherType("application/json"))
  }

  @Test func rollback() async throws {
    await staysAt4(
      try await attacked { $0.version = 2 }.0,
      .rollback(offered: ConfigVersion(epoch: 1, version: 2), active: ConfigVersion(epoch: 1, version: 3)))
    await staysAt4(try await attacked { $0.version = 3 }.0, .changedWithoutVersion(ConfigVersion(epoch: 1, version: 3)))
    await staysAt4(
      try await attacked {
        $0.version = .max
        $0.epoch = 0
      }.0, .rollback(offered: ConfigVersion(epoch: 0, version: .max), active: ConfigVersion(epoch: 1, version: 3)))
  }

  /// A version that is too high is withdrawn by the next epoch.
  @Test func anEpochRecovers() async throws {
    let (loader, phone) = try await attacked { $0.version = .max }
    #expect(await loader.active.version == ConfigVersion(epoch: 1, version: .max))
    try phone.site.publish(1, [(Path.credits, .amount(6))]) { $0.epoch = 2 }
    #expect(await phone.session().active.bundle.value(Path.credits) == .amount(6))
  }

  @Test func expiry() async throws {
    let (loader, phone) = try await attacked { $0.expires = Site.now + 60 }
    #expect(!(await loader.status.isStale))
    phone.clock.withLock { $0 += 61 }
    #expect(await loader.status.isStale, "in force, and marked as stale")
    let again = phone.loader()
    #expect(await again.start().bundle.value(Path.credits) == .amount(8))
    #expect(await again.status.isStale)
    let (server, machine) = try await attacked(host: .server) { $0.expires = Site.now - 1 }
    await staysAt4(server, .expired(ConfigVersion(epoch: 1, version: 5)))
    machine.clock.withLock { $0 += 40 * Site.day }
    #expect(await machine.loader().start().source == .embedded, "a server loads no expired config")
  }

  /// A clock that is wrong by ten years, in either direction, changes only the mark on a device.
  @Test(arguments: [-3653, 3653]) func wrongClocks(_ days: Int64) async throws {
    let site = try Site()
    let phone = Phone(site)
    phone.clock.withLock { $0 += days * Site.day }
    try site.publish(1, [(Path.credits, .amount(5))])
    let loader = await phone.session()
    #expect(await loader.active.bundle.value(Path.credits) == .amount(5))
    #expect(await loader.status.isStale == (days > 0))
  }

  /// Every byte of a manifest and of a payload, with each of its bits flipped in turn.
  @Test func everyByteFlipped() async throws {
    let site = try Site(inMemory: true)
    let published = try site.publish(2, [Offered([(Path.credits, .amount(8))])])
    for path in [Manifest.path, published.manifest.offers[0].path] {
      let good = try #require(site.file(path))
      for index in good.indices {
        var bad = good
        bad[index] ^= 1 << UInt8(index % 8)
        try site.put(path, bad)
        let loader = Phone(site).loader()
        await loader.refresh()
        let value = await loader.active.bundle.value(Path.credits)
        #expect(value == .amount(3), "byte \(index) of \(path)")
      }
      try site.put(path, good)
    }
    #expect(await Phone(site).session().active.bundle.value(Path.credits) == .amount(8))
  }

  @Test func cutAtEveryLength() async throws {
    let site = try Site(inMemory: true)
    let published = try site.publish(2, [Offered([(Path.credits, .amount(8))])])
    for path in [Manifest.path, published.manifest.offers[0].path] {
      let good = try #require(site.file(path))
      for count in 0..<good.count {
        try site.put(path, Array(good[..<count]))
        let loader = Phone(site).loader()
        await loader.refresh()
        #expect(await loader.active.bundle.isSame(as: Handz.rules.bundle), "\(count) bytes of \(path)")
      }
      try site.put(path, good)
    }
  }

  @Test func tooLarge() async throws {
    let site = try Site()
    site.state.withLock { $0.answer = .file(Array(repeating: 0x20, count: Envelope.mostBytes + 1), tag: nil) }
    #expect(await Phone(site).session().status.refused == .tooLarge)
  }

  /// Stored data is verified like data from a network: if any byte changes, it does not take effect.
  @Test func whatIsStoredIsNotTrusted() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let phone = Phone(site)
    _ = await phone.session()
    let good = try #require(phone.storage.state.withLock { $0.files[.config] })
    site.state.withLock { $0.failure = .unreachable("no network") }
    let tag = try #require(good.indices.last { good[$0...].starts(with: Array("\"tag\"".utf8)) })
    for index in stride(from: 0, to: good.count, by: 3) {
      var bad = good
      bad[index] ^= 1 << UInt8(index % 7)
      phone.storage.state.withLock { $0.files[.config] = bad }
      let value = await phone.loader().start().bundle.value(Path.credits)
      // The server's tag is not signed, and decides nothing.
      #expect(value == .amount(3) || value == .amount(5))
      if value == .amount(5) { #expect(index > tag, "byte \(index)") }
    }
    phone.storage.state.withLock { $0.files[.config] = nil }
    #expect(await phone.loader().start().source == .embedded)
    phone.storage.state.withLock { $0.cannotRead = true }
    #expect(await phone.loader().start().source == .embedded)
  }

  /// The process ends after any number of writes: the next start has the old config or the new one, and another request ends with the new
  /// one.
  @Test(arguments: 0...4) func killedBetweenWrites(_ writes: Int) async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let phone = Phone(site)
    _ = await phone.session()
    try site.publish(2, [(Path.credits, .amount(6))])
    phone.storage.state.withLock { $0.writesLeft = writes }
    let killed = phone.loader()
    await killed.start()
    await killed.refresh()
    #expect(await killed.active.bundle.value(Path.credits) == .amount(6), "in force, whether stored or not")
    phone.storage.state.withLock { $0.writesLeft = .max }
    let next = phone.loader()
    let value = await next.start().bundle.value(Path.credits)
    #expect(value == .amount(5) || value == .amount(6))
    await next.refresh()
    #expect(await next.active.bundle.value(Path.credits) == .amount(6))
  }

  @Test func aFullDiskIsSaid() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let phone = Phone(site)
    phone.storage.state.withLock { $0.writesLeft = 0 }
    let loader = await phone.session()
    #expect(await loader.active.bundle.value(Path.credits) == .amount(5))
    guard case .notStored = await loader.status.refused else {
      Issue.record("the full disk is not reported")
      return
    }
  }

  /// An app that ends twice before it confirms that it is healthy returns to its embedded rules, and keeps them until a newer config
  /// arrives.
  @Test func crashLoops() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let phone = Phone(site)
    let first = phone.loader()
    await first.start()
    await first.refresh()
    #expect(await phone.loader().start().source == .stored, "a single crash may be a coincidence")
    let third = phone.loader()
    #expect(await third.start().source == .embedded)
    #expect(await third.status.refused == .crashed(ConfigVersion(epoch: 1, version: 1)))
    await third.refresh()
    #expect(await third.active.source == .embedded)
    try site.publish(2, [(Path.credits, .amount(6))])
    await third.refresh()
    #expect(await third.active.bundle.value(Path.credits) == .amount(6))
    await third.confirmHealthy()
    #expect(await phone.loader().start().source == .stored)
    #expect(await phone.loader().start().source == .stored)
  }

  /// A key that both sides know hands over to a new key. The old one is then invalid.
  @Test func keysChangeHands() async throws {
    let site = try Site()
    let new = SigningKey()
    let phone = Phone(site)
    try site.publish(1, [(Path.credits, .amount(5))]) { $0.trusts = [new.verifying, Site.spare.verifying] }
    #expect(await phone.session().active.bundle.value(Path.credits) == .amount(5))
    #expect(await phone.loader().start().source == .stored, "signed by a key that it revoked itself")
    try site.publish(2, [(Path.credits, .amount(6))]) { $0.keys = [new] }
    #expect(await phone.session().active.bundle.value(Path.credits) == .amount(6))
    #expect(await phone.loader().start().bundle.value(Path.credits) == .amount(6))
    try site.publish(3, [(Path.credits, .amount(7))])
    let loader = await phone.session()
    #expect(await loader.active.bundle.value(Path.credits) == .amount(6))
    #expect(await loader.status.refused == .untrusted)
    // An install that knows only the old key is reached while both keys sign.
    try site.publish(4, [(Path.credits, .amount(8))]) { $0.keys = [Site.key, new] }
    #expect(await Phone(site).session().active.bundle.value(Path.credits) == .amount(8))
  }

  /// Unsigned data cannot make stored data unreadable, because the loader would then forget how new it was.
  @Test func unsignedPadding() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let genuine = String(decoding: try #require(site.file(Manifest.path)), as: UTF8.self)
    let separators = String(repeating: "\u{2028}", count: 20_000)
    let paddings = [#"{"keyid":"\#(separators)","sig":""},"#, #"{"keyid":"0123456789abcdef","sig":"AAAA"},"#]
    for padding in paddings {
      try site.put(Manifest.path, Array(genuine.replacing("\"signatures\":[", with: "\"signatures\":[\(padding)").utf8))
      let loader = Phone(site).loader()
      await loader.refresh()
      #expect(await loader.status.refused == .notAnEnvelope)
    }
  }

  /// Simultaneous requests are one request: a manifest that changes the keys is stored once, and the next one is accepted.
  @Test func askedTwiceAtOnce() async throws {
    let site = try Site()
    let new = SigningKey()
    let phone = Phone(site)
    let loader = phone.loader()
    await loader.start()
    try site.publish(1, [(Path.credits, .amount(5))]) { $0.trusts = [new.verifying, Site.spare.verifying] }
    async let first = loader.refresh()
    async let second = loader.refresh()
    async let third = loader.refresh()
    _ = await (first, second, third)
    await loader.confirmHealthy()
    try site.publish(2, [(Path.credits, .amount(6))]) { $0.keys = [new] }
    await loader.refresh()
    #expect(await loader.active.bundle.value(Path.credits) == .amount(6))
    await loader.confirmHealthy()
    #expect(await phone.loader().start().bundle.value(Path.credits) == .amount(6))
  }

  /// A new release knows the new keys, and not the one that handed over to them: the stored config and its version stay valid.
  @Test func anAppThatIsBuiltWithTheNewKeys() async throws {
    let site = try Site()
    let new = SigningKey()
    let old = Phone(site, keys: [Site.key.verifying])
    try site.publish(1, [(Path.credits, .amount(5))]) { $0.trusts = [new.verifying, Site.spare.verifying] }
    _ = await old.session()
    try site.publish(2, [(Path.credits, .amount(6))]) { $0.keys = [new] }
    _ = await old.session()
    let updated = Phone(site, keys: [new.verifying, Site.spare.verifying], storage: old.storage)
    let loader = updated.loader()
    #expect(await loader.start().bundle.value(Path.credits) == .amount(6))
    try site.publish(1, [(Path.credits, .amount(5))]) { $0.keys = [new] }
    await loader.refresh()
    #expect(await loader.status.refused == .rollback(offered: .init(epoch: 1, version: 1), active: .init(epoch: 1, version: 2)))
  }

  /// The same folder, first for an app of one environment, then of another: neither reads data of the other.
  @Test func anotherEnvironmentBefore() async throws {
    let site = try Site()
    let staging = MemoryStorage()
    try site.publish(9, [(Path.credits, .amount(5))]) { $0.environment = "other" }
    let other = RemoteConfigLoader(
      embedded: Handz.embedded.bundle,
      RemoteConfigLoader.Settings(environment: "other", install: Install(id: "a", app: .first), keys: [Site.key.verifying]),
      transport: site,
      storage: staging, clock: TestClock(seconds: Site.now), warn: { _ in })
    #expect(await other.refresh())
    try site.publish(1, [(Path.credits, .amount(6))])
    let loader = await Phone(site, storage: staging).session()
    #expect(await loader.active.bundle.value(Path.credits) == .amount(6))
  }

  /// Killed between the mark and the config: the mark is of another version, and the config is not confirmed.
  @Test func aMarkOfAnotherVersion() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let phone = Phone(site)
    let first = phone.loader()
    await first.refresh()
    try site.publish(2, [(Path.credits, .amount(6))])
    phone.storage.state.withLock { $0.writesLeft = 1 }
    await first.refresh()
    phone.storage.state.withLock { $0.writesLeft = .max }
    #expect(await phone.loader().start().bundle.value(Path.credits) == .amount(5))
    let third = phone.loader()
    #expect(await third.start().source == .embedded)
    #expect(await third.status.refused == .crashed(ConfigVersion(epoch: 1, version: 1)))
  }

  /// A server that keeps running while the config is not renewed keeps the config, and reports it.
  @Test func aServerAlarms() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let server = Phone(site, host: .server)
    let loader = await server.session()
    server.clock.withLock { $0 += 60 * Site.day }
    await loader.refresh()
    #expect(await loader.status.refused == .expired(ConfigVersion(epoch: 1, version: 1)))
    #expect(await loader.active.bundle.value(Path.credits) == .amount(5))
    #expect(server.warnings.withLock { $0.count } == 1)
  }

  /// Data that cannot be read at the moment is not overwritten, because it may be newer than the next config.
  @Test func aStorageThatCannotBeReadNow() async throws {
    let site = try Site()
    try site.publish(2, [(Path.credits, .amount(6))])
    let phone = Phone(site)
    _ = await phone.session()
    let kept = phone.storage.state.withLock { $0.files[.config] }
    phone.storage.state.withLock { $0.cannotRead = true }
    try site.publish(1, [(Path.credits, .amount(5))])
    let locked = phone.loader()
    await locked.start()
    await locked.refresh()
    #expect(phone.storage.state.withLock { $0.files[.config] } == kept)
    phone.storage.state.withLock { $0.cannotRead = false }
    #expect(await phone.loader().start().bundle.value(Path.credits) == .amount(6))
  }

  /// After a full disk, the loader tries again.
  @Test func storedLater() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let phone = Phone(site)
    phone.storage.state.withLock { $0.writesLeft = 0 }
    let loader = phone.loader()
    #expect(await loader.refresh())
    phone.storage.state.withLock { $0.writesLeft = .max }
    #expect(await !loader.refresh())
    #expect(await phone.loader().start().bundle.value(Path.credits) == .amount(5))
  }
}
