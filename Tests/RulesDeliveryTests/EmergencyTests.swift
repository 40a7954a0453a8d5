import HandzRules
import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesJSON
import Synchronization
import Testing

/// Emergency switches: the delegated role turns them off over any config, and its key can do nothing else.
@Suite struct EmergencyTests {
  private static let off = OverrideValue.onOff(false)
  private static let on = OverrideValue.onOff(true)

  private func published(
    _ site: Site, _ version: Int64, _ emergency: Emergency?, _ change: (inout Published) -> Void = { _ in }
  ) throws {
    try site.publish(version, [(Path.credits, .amount(5))]) {
      $0.emergency = emergency
      change(&$0)
    }
  }

  @Test func aSwitchGoesOffAndOnAgain() async throws {
    let site = try Site()
    let phone = Phone(site)
    try published(site, 1, Emergency(version: 1))
    let loader = await phone.session()
    #expect(await loader.active.bundle.value(Path.ladderOn) == Self.on)
    var changes = await loader.changes().makeAsyncIterator()
    _ = await changes.next()
    try published(site, 1, Emergency(version: 2, off: [Path.ladderOn]))
    #expect(await loader.refresh())
    #expect(await changes.next()?.switchedOff == [Path.ladderOn])
    #expect(await loader.active.bundle.value(Path.ladderOn) == Self.off)
    #expect(await loader.active.bundle.value(Path.credits) == .amount(5), "the config below stays")
    #expect(await loader.status.switchedOff == [Path.ladderOn])
    #expect(await loader.status.version == ConfigVersion(1))
    // Nothing is downloaded again.
    let before = site.state.withLock { $0.asked.count }
    #expect(await !loader.refresh())
    #expect(site.state.withLock { $0.asked.count } == before + 2)
    // Without the network, from storage.
    site.state.withLock { $0.failure = .unreachable("no network") }
    #expect(await phone.loader().start().bundle.value(Path.ladderOn) == Self.off)
    site.state.withLock { $0.failure = nil }
    try published(site, 1, Emergency(version: 3, off: []))
    #expect(await loader.refresh())
    #expect(await loader.active.bundle.value(Path.ladderOn) == Self.on)
    #expect(await phone.loader().start().bundle.value(Path.ladderOn) == Self.on)
  }

  /// The switch does not depend on the config: it may be missing, rejected, expired, or one after which the app crashed.
  @Test func overEveryConfig() async throws {
    let nothing = try Site()
    try published(nothing, 1, Emergency(version: 1, off: [Path.ladderOn])) { $0.hasConfig = false }
    let fresh = await Phone(nothing).session()
    #expect(await fresh.active.bundle.value(Path.ladderOn) == Self.off)
    #expect(await fresh.active.source == .embedded)

    let rejected = try Site()
    try rejected.publish(1, [(Path.credits, .amount(999))]) { $0.emergency = Emergency(version: 1, off: [Path.ladderOn]) }
    let insane = await Phone(rejected).session()
    #expect(await insane.active.bundle.value(Path.ladderOn) == Self.off)
    #expect(await insane.status.lastError == .outOfRange(path: Path.credits))

    // The last publication was long ago: the targets have expired, and no new config is accepted.
    let old = try Site()
    let phone = Phone(old)
    try published(old, 1, Emergency(version: 1))
    _ = await phone.session()
    try old.publish(2, [(Path.credits, .amount(6))]) {
      $0.emergency = Emergency(version: 2, off: [Path.ladderOn])
      $0.targetsExpire = Site.now - 1
    }
    let stale = await phone.session()
    #expect(await stale.active.bundle.value(Path.ladderOn) == Self.off)
    #expect(await stale.active.bundle.value(Path.credits) == .amount(5))
    #expect(await stale.status.lastError == .metadata(.expired("targets.json")))
    // A server that does not load an expired config again has the embedded rules, with the switch off.
    let server = Phone(old, host: .server, storage: phone.storage)
    server.clock.withLock { $0 += 60 * Site.day }
    let start = await server.loader().start()
    #expect(start.source == .embedded && start.bundle.value(Path.ladderOn) == Self.off)
    // The config crashed the app twice: the embedded rules, with the switch off.
    let crashing = try Site()
    let broken = Phone(crashing)
    try published(crashing, 1, Emergency(version: 1, off: [Path.ladderOn]))
    for _ in 0..<3 { await broken.loader().start() }
    let loader = broken.loader()
    await loader.start()
    await loader.refresh()
    for _ in 0..<2 { await broken.loader().start() }
    let after = await broken.loader().start()
    #expect(after.source == .embedded && after.bundle.value(Path.ladderOn) == Self.off)
  }

  @Test func anEndTurnsItOn() async throws {
    let site = try Site()
    let phone = Phone(site)
    try published(site, 1, Emergency(version: 1, off: [Path.ladderOn], until: Site.now + 3600))
    let loader = await phone.session()
    #expect(await loader.active.bundle.value(Path.ladderOn) == Self.off)
    phone.clock.withLock { $0 += 3599 }
    #expect(await phone.loader().start().bundle.value(Path.ladderOn) == Self.off)
    phone.clock.withLock { $0 += 1 }
    #expect(await phone.loader().start().bundle.value(Path.ladderOn) == Self.on)
    site.state.withLock { $0.failure = .unreachable("no network") }
    #expect(await loader.refresh(), "also without the network")
    #expect(await loader.active.bundle.value(Path.ladderOn) == Self.on)
  }

  /// A thief of the emergency key and the online key can turn emergency switches off, and nothing else.
  @Test func aThiefOfTheEmergencyKey() async throws {
    func attack(_ change: (inout Emergency) -> Void) async throws -> RemoteConfigLoader {
      let site = try Site(inMemory: true)
      let phone = Phone(site)
      try published(site, 1, Emergency(version: 1))
      _ = await phone.session()
      var emergency = Emergency(version: 2)
      change(&emergency)
      try published(site, 1, emergency)
      return await phone.session()
    }
    func stays(_ loader: RemoteConfigLoader, _ what: String) async {
      let active = await loader.active
      #expect(active.switchedOff.isEmpty && active.bundle.value(Path.credits) == .amount(5), "\(what)")
      #expect(active.bundle.value(Path.overdueOn) == Self.on && active.bundle.value(Path.ladderOn) == Self.on, "\(what)")
    }
    // Paths that are no emergency switches: a switch, a number, one that does not exist. The genuine switch next to them goes off.
    let mixed = try await attack {
      $0.add(
        EmergencyList([Path.overdueOn, Path.credits, "limits/none/plans/free", Path.loginsOn].map { .init(path: $0, until: nil) }).json
          .compact())
    }
    #expect(await mixed.active.switchedOff == [Path.loginsOn])
    #expect(await mixed.active.skipped == [Path.overdueOn, Path.credits, "limits/none/plans/free"])
    #expect(await mixed.active.bundle.value(Path.credits) == .amount(5))
    #expect(await mixed.active.bundle.value(Path.overdueOn) == Self.on)
    // Everything that is not a list.
    let path = Path.ladderOn
    let malformed = [
      #"{"schema":1,"on":["\#(path)"]}"#, #"{"schema":1,"off":[{"path":"\#(path)","until":null,"to":true}]}"#,
      #"{"schema":1,"off":[{"path":"\#(path)"}]}"#, #"{"schema":1,"off":[{"path":"\#(path)","until":1}]}"#,
      #"{"schema":1,"off":[{"path":"\#(path)","until":"soon"}]}"#, #"{"schema":1,"off":["\#(path)"]}"#,
      #"{"schema":2,"off":[]}"#, #"{"values":{"\#(Path.credits)":9}}"#, "[]", "", "{",
      #"{"schema":1,"off":[{"path":"a\u001b[2J","until":null}]}"#,
      #"{"schema":1,"off":[{"path":"\#(path)","until":null},{"path":"\#(path)","until":null}]}"#,
      #"{"schema":1,"off":[\#(Array(repeating: #"{"path":"a","until":null}"#, count: 300).joined(separator: ","))]}"#,
      #"{"schema":1,"off":[{"path":"\#(String(repeating: "a", count: 201))","until":null}]}"#,
      String(repeating: "[", count: 30_000), String(repeating: " ", count: 70_000),
    ]
    for text in malformed {
      let loader = try await attack { $0.add(Array(text.utf8)) }
      await stays(loader, String(text.prefix(60)))
      #expect(await loader.status.lastError != nil, "\(text.prefix(60))")
    }
    // Values and offers in place of the list, and a list for another product or environment.
    let list = EmergencyList([.init(path: path, until: nil)]).json.compact()
    let folder = "\(Site.product)/\(Site.environment)"
    let index = ConfigIndex(version: ConfigVersion(9), rollout: "r", offers: []).json.compact()
    await stays(try await attack { $0.add(index, at: "\(folder)/config.json") }, "offers")
    await stays(try await attack { $0.add(index) }, "offers as a list")
    await stays(try await attack { $0.add(list, environment: "production") }, "another environment")
    await stays(try await attack { $0.add(list, product: "other") }, "another product")
    await stays(try await attack { $0.add(list, at: "\(Site.product)/other/emergency.json") }, "another path")
    // Other signers.
    for keys in [[Site.online], [Site.key], [SigningKey()], []] {
      await stays(
        try await attack {
          $0.add(list)
          $0.keys = keys
        }, "\(keys.count) keys")
    }
    await stays(
      try await attack {
        $0.add(list)
        $0.expires = Site.now - 1
      }, "expired")
  }

  /// A switch that is off stays off: older lists are not accepted, and no file of the role may disappear.
  @Test func itCannotBeTakenBack() async throws {
    func attack(_ emergency: Emergency?) async throws -> RemoteConfigLoader {
      let site = try Site(inMemory: true)
      let phone = Phone(site)
      try published(site, 1, Emergency(version: 2, off: [Path.ladderOn]))
      _ = await phone.session()
      try published(site, 1, emergency)
      return await phone.session()
    }
    let older = try await attack(Emergency(version: 1))
    #expect(await older.active.bundle.value(Path.ladderOn) == Self.off)
    #expect(await older.status.lastError == .metadata(.rollback("emergency.json", offered: 1, trusted: 2)))
    let gone = try await attack(nil)
    #expect(await gone.active.bundle.value(Path.ladderOn) == Self.off)
    #expect(await gone.status.lastError == .metadata(.removed("emergency.json")))
    // The server withholds a file: what was off stays off.
    let site = try Site(inMemory: true)
    let phone = Phone(site)
    try published(site, 1, Emergency(version: 1, off: [Path.ladderOn]))
    _ = await phone.session()
    try published(site, 1, Emergency(version: 2, off: []))
    site.state.withLock { $0.files["metadata/2.emergency.json"] = nil }
    let loader = await phone.session()
    #expect(await loader.active.bundle.value(Path.ladderOn) == Self.off)
    #expect(await loader.status.lastError == .metadata(.missing("2.emergency.json")))
  }

  /// The emergency key was stolen and replaced: what it signed is no longer loaded.
  @Test func aRemovedKey() async throws {
    let site = try Site(inMemory: true)
    let phone = Phone(site)
    try published(site, 1, Emergency(version: 1, off: [Path.ladderOn]))
    _ = await phone.session()
    let new = SigningKey()
    var list = Emergency(version: 2, off: [Path.loginsOn])
    list.delegated = [new.verifying]
    try published(site, 1, list)
    let thief = await phone.session()
    #expect(await thief.active.switchedOff == [Path.ladderOn])
    #expect(await thief.status.lastError == .metadata(.unsigned("emergency.json", valid: 0, threshold: 1)))
    list.keys = [new]
    list.version = 3
    try published(site, 1, list)
    #expect(await phone.session().active.switchedOff == [Path.loginsOn])
  }
}
