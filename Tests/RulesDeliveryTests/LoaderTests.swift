import HandzRules
import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesRuntime
import Synchronization
import Testing

/// The path of a config from a server into force.
@Suite struct LoaderTests {
  @Test func whatIsOfferedIsInForceAndStays() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let phone = Phone(site)
    let loader = await phone.session()
    #expect(await loader.active.bundle.value(Path.credits) == .amount(5))
    #expect(await loader.status.source == .network)
    // The server is unavailable: the last good config is in force at once.
    site.state.withLock { $0.failure = .unreachable("no network") }
    let again = phone.loader()
    #expect(await again.start().bundle.value(Path.credits) == .amount(5))
    #expect(await again.status.source == .stored)
    #expect(!(await again.refresh()))
    #expect(await again.active.bundle.value(Path.credits) == .amount(5))
    #expect(await again.status.lastError == .unreachable("no network"))
  }

  @Test func nothingIsReadTwice() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let phone = Phone(site)
    let loader = await phone.session()
    #expect(!(await loader.refresh()))
    let asked = site.state.withLock { $0.asked }
    #expect(asked.count == 8, "six files, and two requests when nothing changed")
    #expect(asked.suffix(2) == ["metadata/2.root.json", "metadata/timestamp.json"])
    #expect(await loader.status.failures == 0)
    #expect(await loader.status.age == .seconds(60))
    #expect(await loader.active.origin?.author == "ann")
    // An empty cache contains nothing that could be unchanged.
    site.state.withLock { $0.answer = .unchanged }
    let fresh = Phone(site)
    #expect(await fresh.session().status.source == .embedded)
    #expect(fresh.warnings.withLock { $0.count } == 1)
  }

  @Test func twoAppVersionsAtOnce() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5)), ("limits/of_a_later_app/plans/free", .amount(7))])
    let older = await Phone(site).session()
    #expect(await older.active.bundle.value(Path.credits) == .amount(5))
    #expect(await older.status.skipped == ["limits/of_a_later_app/plans/free"])
    // Values for another build are offered to that build only.
    let later = Offered([(Path.credits, .amount(6))], minimumApp: try #require(AppVersion("2.1")))
    try site.publish(2, [later, Offered([(Path.credits, .amount(4))])])
    #expect(await Phone(site, app: "2.0.9").session().active.bundle.value(Path.credits) == .amount(4))
    #expect(await Phone(site, app: "2.1").session().active.bundle.value(Path.credits) == .amount(6))
  }

  /// The app is updated, and another offer is for it: the stored config is not, so the loader requests a new one.
  @Test func anUpdatedApp() async throws {
    let site = try Site()
    let later = Offered([(Path.credits, .amount(6))], minimumApp: try #require(AppVersion("2.0")))
    try site.publish(1, [later, Offered([(Path.credits, .amount(4))])])
    let before = Phone(site, app: "1.9")
    _ = await before.session()
    let after = Phone(site, app: "2.0", storage: before.storage)
    let loader = after.loader()
    #expect(await loader.start().bundle.value(Path.credits) == .amount(4), "until the next request to the server")
    #expect(await loader.refresh())
    #expect(await loader.active.bundle.value(Path.credits) == .amount(6))
    // And back to the old app, which the values are not for.
    await loader.confirmHealthy()
    let older = Phone(site, app: "1.9", storage: before.storage).loader()
    #expect(await older.start().source == .embedded)
    #expect(await older.status.lastError == nil)
    await older.refresh()
    #expect(await older.active.bundle.value(Path.credits) == .amount(4))
  }

  @Test(arguments: [
    ([(Path.credits, OverrideValue.amount(11))], ConfigError.outOfRange(path: Path.credits)),
    ([(Path.credits, .amount(nil))], .outOfRange(path: Path.credits)),
    ([(Path.credits, .onOff(true))], .otherForm(path: Path.credits)),
    ([(Path.ladderOn, .amount(1))], .otherForm(path: Path.ladderOn)),
    ([(Path.l1, .amount(40))], .outOfOrder(low: Path.l1, high: Path.l2)),
    ([(Path.links, .amount(60)), (Path.linksPro, .amount(50))], .outOfOrder(low: Path.links, high: Path.linksPro)),
  ])
  func oneBadValueRefusesAll(_ values: [(String, OverrideValue)], _ refusal: ConfigError) async throws {
    let site = try Site()
    try site.publish(1, values)
    let phone = Phone(site)
    let loader = await phone.session()
    #expect(await loader.status.lastError == refusal)
    #expect(await loader.active.bundle.isSame(as: Handz.rules.bundle))
    #expect(phone.warnings.withLock { $0 } == [refusal])
    // It is reported once a session.
    await loader.refresh()
    #expect(phone.warnings.withLock { $0.count } == 1)
  }

  /// A locked value makes the whole config invalid, and the error names the lock.
  @Test func aLockedValueIsNotSet() async throws {
    let site = try Site()
    try site.publish(1, [("limits/saved_flows/plans/free", .amount(9))])
    let loader = await Phone(site).session()
    #expect(await loader.status.lastError == .locked(path: "limits/saved_flows/plans/free", lock: "LK-02"))
    #expect(await loader.active.bundle.isSame(as: Handz.rules.bundle))
  }

  /// Generated code accepts the loader's bundle, and no other.
  @Test func whatGeneratedCodeTakes() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let active = await Phone(site).session().active.bundle
    let embedded = Handz.embedded.bundle
    #expect(
      active.differsOnlyInOverrides(from: embedded) && embedded.differsOnlyInOverrides(from: active)
        && embedded.differsOnlyInOverrides(from: embedded))
    #expect(Handz.activate(embedded))
    // Another bundle of equal size: one letter of a sentence differs.
    var bytes = try embeddedFile()
    let word = Array("Flow limit".utf8)
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: word) })
    bytes[place] = UInt8(ascii: "f")
    let other = try RuleBundle(bytes)
    #expect(!other.differsOnlyInOverrides(from: embedded) && !Handz.activate(other))
  }

  @Test func aKillSwitchStopsTheLadder() async throws {
    let site = try Site()
    try site.publish(1, [(Path.ladderOn, .onOff(false))])
    #expect(await Phone(site).session().active.bundle.value(Path.ladderOn) == .onOff(false))
  }

  @Test func listenersHearOfIt() async throws {
    let site = try Site()
    try site.publish(1, [(Path.credits, .amount(5))])
    let loader = Phone(site).loader()
    var heard = await loader.changes().makeAsyncIterator()
    #expect(await heard.next()?.source == .embedded)
    await loader.refresh()
    #expect(await heard.next()?.bundle.value(Path.credits) == .amount(5))
  }
}
