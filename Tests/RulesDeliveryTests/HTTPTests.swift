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
    for path in ["a.packed", "a.small"] {
      await #expect(throws: ConfigError.tooLarge) { try await transport.get(path, knownTag: nil, limit: 100_000) }
    }
    #expect(try await transport.get("nothing", knownTag: nil, limit: 100) == .missing)
    for path in ["a.moved", "a.broken"] {
      await #expect(throws: HTTPTransport.Failure.self, "\(path)") { try await transport.get(path, knownTag: nil, limit: 100) }
    }
    let nobody = HTTPTransport(site: try #require(URL(string: "http://127.0.0.1:1")))
    await #expect(throws: HTTPTransport.Failure.self) { try await nobody.get("manifest.json", knownTag: nil, limit: 100) }
  }

  /// Servers that send slowly or without an end: each request ends at its deadline or limit, and the loader keeps what it has.
  @Test(arguments: ["a.drip", "a.headers", "a.endless"]) func hostileServers(_ path: String) async throws {
    let served = try Served()
    let transport = HTTPTransport(site: served.site, deadline: .seconds(2))
    let start = ContinuousClock.now
    await #expect(throws: (any Error).self) { try await transport.get(path, knownTag: nil, limit: 1 << 20) }
    #expect(ContinuousClock.now - start < .seconds(30), "long after the deadline of 2 seconds")
  }

  @Test func aPauseThatTheServerAsksFor() async throws {
    let transport = try HTTPTransport(site: Served().site)
    do {
      _ = try await transport.get("a.busy", knownTag: nil, limit: 100)
      Issue.record("status 503 is accepted")
    } catch let failure as HTTPTransport.Failure { #expect(failure.retryAfter == .seconds(120)) }
  }

  /// A transport that never answers does not hold up the loader for longer than the deadline of a refresh.
  @Test func aTransportThatNeverAnswers() async throws {
    struct Stuck: Transport {
      func get(_ path: String, knownTag: String?, limit: Int) async throws -> HTTPResponse {
        // Ignores its cancellation, too.
        await withUnsafeContinuation { (_: UnsafeContinuation<HTTPResponse, Never>) in }
      }
    }
    let loader = RemoteConfigLoader(
      embedded: Handz.rules.bundle,
      RemoteConfigLoader.Settings(
        environment: Site.environment, install: Install(id: "a", app: .first), root: Site.root, deadline: .milliseconds(300)),
      transport: Stuck(), storage: MemoryStorage(), clock: TestClock(seconds: Site.now), warn: { _ in })
    for _ in 0..<2 { #expect(await !loader.refresh()) }
    #expect(await loader.status.failures == 2)
    guard case .unreachable = await loader.status.lastError else {
      Issue.record("the deadline is not reported")
      return
    }
  }

  /// From a config repository on a disk to a loader with its files on a disk.
  @Test func fromEndToEnd() async throws {
    let served = try Served()
    let folder = "\(served.folder)/kept"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let published = Published(version: 1, number: 1, offers: [Offered([(Path.credits, .amount(5))])])
    for file in try published.files() { try served.write(file.path, file.bytes) }
    func loader() -> RemoteConfigLoader {
      RemoteConfigLoader(
        embedded: Handz.rules.bundle,
        RemoteConfigLoader.Settings(
          environment: Site.environment, install: Install(id: "a", app: .first), root: Site.root, deadline: .seconds(600)),
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
