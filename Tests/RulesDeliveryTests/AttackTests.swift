import Foundation
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
    #expect(await loader.status.lastError == refusal)
  }

  @Test func otherSigners() async throws {
    let unsigned = { (name: String) in ConfigError.metadata(.unsigned(name, valid: 0, threshold: 1)) }
    await staysAt4(try await attacked { $0.keys = [SigningKey()] }.0, unsigned("targets.json"))
    await staysAt4(try await attacked { $0.keys = [Site.online] }.0, unsigned("targets.json"))
    await staysAt4(try await attacked { $0.keys = [] }.0, unsigned("targets.json"))
    await staysAt4(try await attacked { $0.online = [Site.key] }.0, unsigned("timestamp.json"))
    let (loader, _) = try await attacked { $0.keys = [SigningKey(), Site.key] }
    #expect(await loader.active.bundle.value(Path.credits) == .amount(8), "as many trusted keys as the threshold are enough")
  }

  @Test func meantForSomebodyElse() async throws {
    await staysAt4(try await attacked { $0.product = "another" }.0, .otherProduct("another"))
    await staysAt4(try await attacked { $0.environment = "production" }.0, .otherEnvironment("production"))
    let target = "\(Site.product)/\(Site.environment)/config.json"
    await staysAt4(try await attacked { $0.path = "another/test" }.0, .metadata(.unknownTarget(target)))
  }

  @Test func rollback() async throws {
    let (again, _) = try await attacked { ($0.targetsVersion, $0.snapshotVersion, $0.timestampVersion) = (1, 1, 1) }
    #expect(await again.active.bundle.value(Path.credits) == .amount(4), "the timestamp has the version that is known")
    func refuses(_ file: String, offered: Int64, trusted: Int64, _ change: (inout Published) -> Void) async throws {
      let site = try Site()
      let phone = Phone(site)
      for version in Int64(1)...3 { try site.publish(version, [(Path.credits, .amount(4))]) }
      _ = await phone.session()
      try site.publish(5, [(Path.credits, .amount(8))], change)
      await staysAt4(await phone.session(), .metadata(.rollback(file, offered: offered, trusted: trusted)))
    }
    try await refuses("timestamp.json", offered: 2, trusted: 3) { $0.timestampVersion = 2 }
    try await refuses("snapshot.json", offered: 2, trusted: 3) { $0.snapshotVersion = 2 }
    try await refuses("targets.json", offered: 2, trusted: 3) { $0.targetsVersion = 2 }
  }

  /// A file of one publication in another one: the hashes of the snapshot and the timestamp do not match.
  @Test func mixedFiles() async throws {
    for name in ["2.targets.json", "2.snapshot.json"] {
      let site = try Site(inMemory: true)
      try site.publish(3, [(Path.credits, .amount(4))])
      let phone = Phone(site)
      _ = await phone.session()
      try site.publish(5, [(Path.credits, .amount(8))])
      let other = try Site(inMemory: true)
      for value in [5, 6] { try other.publish(7, [(Path.credits, .amount(Int64(value)))]) }
      try site.put("metadata/\(name)", try #require(other.file("metadata/\(name)")))
      await staysAt4(await phone.session(), .metadata(.otherContent(String(name.dropFirst(2)))))
    }
  }

  @Test func expiry() async throws {
    let (loader, phone) = try await attacked { $0.expires = Site.now + 60 }
    #expect(!(await loader.status.isStale))
    phone.clock.withLock { $0 += 61 }
    #expect(await loader.status.isStale, "in force, and marked as stale")
    let again = phone.loader()
    #expect(await again.start().bundle.value(Path.credits) == .amount(8))
    #expect(await again.status.isStale)
    // A server that repeats old files cannot hide that they have expired.
    await again.refresh()
    #expect(await again.status.lastError == .metadata(.expired("timestamp.json")))
    #expect(await again.active.bundle.value(Path.credits) == .amount(8))
    try phone.site.publish(6, [(Path.credits, .amount(8))])
    await again.refresh()
    #expect(await !again.status.isStale)
    await staysAt4(try await attacked { $0.expires = Site.now - 1 }.0, .metadata(.expired("timestamp.json")))
    let (_, machine) = try await attacked(host: .server) { _ in }
    machine.clock.withLock { $0 += 40 * Site.day }
    let server = machine.loader()
    #expect(await server.start().source == .embedded, "a server loads no expired config")
    #expect(await server.status.lastError == .expired(ConfigVersion(5)))
  }

  /// A clock that is wrong by ten years: a slow one changes nothing, and with a fast one the app keeps what it has.
  @Test(arguments: [-3653, 3653]) func wrongClocks(_ days: Int64) async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let phone = Phone(site)
    _ = await phone.session()
    phone.clock.withLock { $0 += days * Site.day }
    try site.publish(2, [(Path.credits, .amount(6))])
    let loader = await phone.session()
    #expect(await loader.active.bundle.value(Path.credits) == .amount(days > 0 ? 5 : 6))
    #expect(await loader.status.isStale == (days > 0))
  }

  private static let attacked = ["metadata/timestamp.json", "metadata/1.snapshot.json", "metadata/1.targets.json"]

  /// Every byte of the metadata, the list of offers, and the values, with each of its bits flipped in turn.
  @Test func everyByteFlipped() async throws {
    let site = try Site(inMemory: true)
    let published = try site.publish(2, [(Path.credits, .amount(8))])
    for path in Self.attacked + [published.indexPath, published.valuesPath()] {
      let good = try #require(site.file(path))
      for index in good.indices {
        var bad = good
        bad[index] ^= 1 << UInt8(index % 8)
        try site.put(path, bad)
        let loader = Phone(site).loader()
        await loader.refresh()
        let value = await loader.active.bundle.value(Path.credits)
        // The letters of hexadecimal digits in a signature have two cases, with the same meaning. Nothing lists the bytes of the timestamp.
        if path == Self.attacked[0], value == .amount(8) {
          let (one, other) = (Character(Unicode.Scalar(good[index])), Character(Unicode.Scalar(bad[index])))
          #expect(one.lowercased() == other.lowercased(), "byte \(index) of \(path)")
        } else {
          #expect(value == .amount(3), "byte \(index) of \(path)")
        }
      }
      try site.put(path, good)
    }
    #expect(await Phone(site).session().active.bundle.value(Path.credits) == .amount(8))
  }

  @Test func cutAtEveryLength() async throws {
    let site = try Site(inMemory: true)
    let published = try site.publish(2, [(Path.credits, .amount(8))])
    for path in Self.attacked + [published.indexPath, published.valuesPath()] {
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

  /// Each file in turn is missing: nothing of the publication is used, and the next complete one is.
  @Test func filesThatAreMissing() async throws {
    let site = try Site(inMemory: true)
    let published = try site.publish(2, [(Path.credits, .amount(8))])
    for path in Self.attacked + [published.indexPath, published.valuesPath()] {
      let good = try #require(site.file(path))
      site.state.withLock { $0.files[path] = nil }
      let loader = await Phone(site).session()
      #expect(await loader.active.bundle.isSame(as: Handz.rules.bundle), "\(path)")
      guard case .metadata(.missing) = await loader.status.lastError else {
        Issue.record("\(path) is not reported as missing")
        continue
      }
      try site.put(path, good)
      await loader.refresh()
      #expect(await loader.active.bundle.value(Path.credits) == .amount(8), "\(path)")
    }
  }

  @Test func tooLarge() async throws {
    let site = try Site()
    site.state.withLock { $0.answer = .file(Array(repeating: 0x20, count: (64 << 10) + 1), tag: nil) }
    #expect(await Phone(site).session().status.lastError == .tooLarge)
  }

  /// The targets metadata in a stored record.
  private func storedTargets(_ record: [UInt8]) throws -> [UInt8] {
    let text = try JSON.parse(record, limit: 1 << 20)["metadata"]?["targets"]?.stringValue
    return try #require(text.flatMap { Base64.bytes($0) })
  }

  /// Where the digits of the signature are in targets metadata.
  private func signatureDigits(_ file: [UInt8]) throws -> Range<Int> {
    let start = try #require(file.firstRange(of: Array(#""sig":""#.utf8))).upperBound
    return start..<(start + 128)
  }

  /// Stored data is verified like data from a network: if any byte changes, it does not take effect.
  @Test func whatIsStoredIsNotTrusted() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let phone = Phone(site)
    _ = await phone.session()
    let good = try #require(phone.storage.state.withLock { $0.files[.config] })
    site.state.withLock { $0.failure = .unreachable("no network") }
    // Decides nothing about the values: the files that only prevent going back, and the server's tag.
    let text = String(decoding: good, as: UTF8.self)
    func range(_ key: String, to end: String) throws -> Range<Int> {
      let (first, last) = (try #require(text.range(of: "\"\(key)\"")), try #require(text.range(of: end)))
      return text.utf8.distance(
        from: text.startIndex, to: first.lowerBound)..<text.utf8.distance(from: text.startIndex, to: last.lowerBound)
    }
    let free = [
      try range("snapshot", to: "\"targets\""), try range("timestamp", to: "\"index\""),
      try range("tag", to: "\"tag\"").lowerBound..<good.count,
    ]
    let targets = try storedTargets(good)
    for index in stride(from: 0, to: good.count, by: 5) {
      var bad = good
      bad[index] ^= 1 << UInt8(index % 7)
      phone.storage.state.withLock { $0.files[.config] = bad }
      let value = await phone.loader().start().bundle.value(Path.credits)
      #expect(value == .amount(3) || value == .amount(5))
      guard value == .amount(5), !free.contains(where: { $0.contains(index) }) else { continue }
      // Everything else leads to the values. Only the hexadecimal digits of a signature have two forms: a letter in either case.
      let read = try storedTargets(bad)
      let changed = targets.indices.filter { read.count != targets.count || read[$0] != targets[$0] }
      let signature = try signatureDigits(targets)
      #expect(!changed.isEmpty && changed.allSatisfy { signature.contains($0) && read[$0] ^ targets[$0] == 0x20 }, "byte \(index)")
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
    guard case .notStored = await loader.status.lastError else {
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
    #expect(await third.status.lastError == .crashed(ConfigVersion(1)))
    await third.refresh()
    #expect(await third.active.source == .embedded)
    try site.publish(2, [(Path.credits, .amount(6))])
    await third.refresh()
    #expect(await third.active.bundle.value(Path.credits) == .amount(6))
    await third.confirmHealthy()
    #expect(await phone.loader().start().source == .stored)
    #expect(await phone.loader().start().source == .stored)
  }

  /// Simultaneous requests are one request: a root that changes the keys is stored once, and the next one is accepted.
  @Test func askedTwiceAtOnce() async throws {
    let site = try Site()
    let new = SigningKey()
    let phone = Phone(site)
    let loader = phone.loader()
    await loader.start()
    try site.publishRoot(2, Keys(targets: [new]))
    try site.publish(1, [(Path.credits, .amount(5))]) { $0.keys = [new] }
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

  /// The same folder, first for an app of one environment, then of another: neither reads data of the other.
  @Test func anotherEnvironmentBefore() async throws {
    let site = try Site()
    let staging = MemoryStorage()
    try site.publish(9, [(Path.credits, .amount(5))]) { ($0.environment, $0.path) = ("other", "\(Site.product)/other") }
    let other = RemoteConfigLoader(
      embedded: Handz.embedded.bundle,
      RemoteConfigLoader.Settings(
        environment: "other", install: Install(id: "a", app: .first), root: Site.root, deadline: .seconds(3600)),
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
    #expect(await third.status.lastError == .crashed(ConfigVersion(1)))
  }

  /// A server that keeps running while the config is not renewed keeps the config, and reports it.
  @Test func aServerAlarms() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let server = Phone(site, host: .server)
    let loader = await server.session()
    server.clock.withLock { $0 += 60 * Site.day }
    await loader.refresh()
    #expect(await loader.status.lastError == .metadata(.expired("timestamp.json")))
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
