import HandzRules
import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesRuntime
import Testing

/// Updates that stop in the middle.
@Suite struct InterruptedUpdateTests {
  /// An accepted timestamp is kept, whatever happens to the rest of the update: an older one is rejected from then on.
  @Test(arguments: ["2.snapshot.json", "2.targets.json"]) func anInterruptedUpdate(_ broken: String) async throws {
    let site = try Site(inMemory: true)
    let phone = Phone(site)
    try site.publish(1, [(Path.credits, .amount(4))])
    let old = try #require(site.file("metadata/timestamp.json"))
    _ = await phone.session()
    try site.publish(2, [(Path.credits, .amount(8))])
    let (new, whole) = (try #require(site.file("metadata/timestamp.json")), try #require(site.file("metadata/\(broken)")))
    try site.put("metadata/\(broken)", Array("{}".utf8))
    _ = await phone.session()
    try site.put("metadata/timestamp.json", old)
    let loader = await phone.session()
    #expect(await loader.active.bundle.value(Path.credits) == .amount(4))
    #expect(await loader.status.lastError == .metadata(.rollback("timestamp.json", offered: 1, trusted: 2)))
    try site.put("metadata/timestamp.json", new)
    try site.put("metadata/\(broken)", whole)
    #expect(await phone.session().active.bundle.value(Path.credits) == .amount(8))
  }
}
