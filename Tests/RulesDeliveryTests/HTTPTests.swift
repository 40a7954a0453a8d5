import Foundation
import HandzRules
import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesRuntime
import Synchronization
import Testing

/// A real server on loopback.
@Suite(.serialized) struct HTTPTests {
  @Test func filesAndTags() async throws {
    let served = try Served()
    try served.write("manifest.json", [1, 2, 3])
    let transport = HTTPTransport(site: served.site)
    guard case .file(let bytes, let tag?) = try await transport.get("manifest.json", knownTag: nil, limit: 3) else {
      Issue.record("no file, or no tag")
      return
    }
    #expect(bytes == [1, 2, 3])
    #expect(try await transport.get("manifest.json", knownTag: tag, limit: 3) == .unchanged)
    await #expect(throws: ConfigError.tooLarge) { try await transport.get("manifest.json", knownTag: nil, limit: 2) }
    await #expect(throws: ConfigError.tooLarge) { try await transport.get("a.endless", knownTag: nil, limit: 100_000) }
    // The server compresses the body although the request did not ask for it: the limit applies to the decompressed size.
    await #expect(throws: ConfigError.tooLarge) { try await transport.get("a.packed", knownTag: nil, limit: 100_000) }
    #expect(try await transport.get("nothing", knownTag: nil, limit: 100) == .missing)
    for path in ["a.moved", "a.broken"] {
      await #expect(throws: HTTPTransport.Failure.self, "\(path)") { try await transport.get(path, knownTag: nil, limit: 100) }
    }
    let nobody = HTTPTransport(site: try #require(URL(string: "http://127.0.0.1:1")))
    await #expect(throws: HTTPTransport.Failure.self) { try await nobody.get("manifest.json", knownTag: nil, limit: 100) }
  }

  /// From a site on a disk to a loader with its files on a disk.
  @Test func fromEndToEnd() async throws {
    let served = try Served()
    let folder = "\(served.folder)/kept"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let published = Published(version: 1, number: 1, offers: [Offered([(Path.credits, .amount(5))])])
    for file in try published.files() { try served.write(file.path, file.bytes) }
    func loader() -> RemoteConfigLoader {
      RemoteConfigLoader(
        embedded: Handz.rules.bundle,
        RemoteConfigLoader.Settings(environment: Site.environment, install: Install(id: "a", app: .first), root: Site.root),
        transport: HTTPTransport(site: served.site), storage: FileStorage(folder: folder), clock: TestClock(seconds: Site.now),
        warn: { _ in })
    }
    let first = loader()
    await first.start()
    #expect(await first.refresh())
    await first.confirmHealthy()
    #expect(await first.active.bundle.value(Path.credits) == .amount(5))
    let second = loader()
    #expect(await second.start().bundle.value(Path.credits) == .amount(5))
    #expect(!(await second.refresh()))
    #expect(await second.status.failures == 0)
  }
}
