import Foundation
import HandzRules
import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesRuntime
import Testing

/// Runs `Examples/Server` as a process with a real web server.
@Suite(.serialized) struct ServerExampleTests {
  private final class Server {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var pending = ""
    let folder: String

    /// The program is next to the test bundle.
    private static let executable: URL? = {
      let places = [URL(fileURLWithPath: CommandLine.arguments[0])] + Foundation.Bundle.allBundles.map(\.bundleURL)
      return places.flatMap { [$0.deletingLastPathComponent(), $0] }.map { $0.appendingPathComponent("ServerExample") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    init(_ site: URL, folder: String) throws {
      self.folder = folder
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let executable = try #require(Self.executable, "the executable `ServerExample` is not built")
      process.executableURL = executable
      let root = "\(folder)/app-root.json"
      try Data(Site.root).write(to: URL(fileURLWithPath: root))
      process.arguments = [site.absoluteString, root, folder, Site.environment, "1"]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    deinit {
      if process.isRunning { process.terminate() }
    }

    func ask(_ line: String) { input.fileHandleForWriting.write(Data("\(line)\n".utf8)) }

    /// Returns the next line with a prefix, and skips the lines before it.
    func next(_ beginning: String) -> String? {
      while true {
        while let end = pending.firstIndex(of: "\n") {
          let line = String(pending[..<end])
          pending = String(pending[pending.index(after: end)...])
          if line.hasPrefix(beginning) { return line }
        }
        var ready = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        // The limit only ends a test that would wait forever: on a busy machine, the server can be silent for a long time.
        guard poll(&ready, 1, 600_000) > 0 else { return nil }
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { return nil }
        pending += String(decoding: data, as: UTF8.self)
      }
    }

    #if os(Linux)
      /// The most memory that the process ever used, in bytes.
      func mostMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(Int(line.filter(\.isNumber))) * 1024
      }
    #endif

    func kill() {
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  private static let cooldown = "ladder/share_link_creation/levels/L3/block"

  private func publish(_ served: Served, _ version: Int64, seconds: Int64) throws {
    var published = Published(version: version, number: version, offers: [Offered([(Self.cooldown, .amount(seconds))])])
    published.expires = Int64(Date().timeIntervalSince1970) + Site.day
    for file in try published.files() { try served.write(file.path, file.bytes) }
  }

  @Test func followsWhatIsPublished() throws {
    let served = try Served()
    let server = try Server(served.site, folder: "\(served.folder)/kept")
    #expect(server.next("warning: ") != nil, "the server does not warn that nothing was published yet")
    #expect(server.next("active: ") == "active: the embedded rules")
    server.ask("ann")
    #expect(server.next("ann: ")?.contains("15 links, for 30") == true)
    try publish(served, 1, seconds: 2700)
    #expect(server.next("active: ") == "active: version 1")
    server.ask("bo")
    #expect(server.next("bo: ")?.contains("15 links, for 45") == true)
  }

  #if os(Linux)
    /// A body of 2 MB that decompresses to 500 MB, headers without an end, and a body without an end: the client never holds more than the limit.
    @Test(arguments: ["packed", "small", "headers", "endless"]) func memoryIsBounded(_ broken: String) throws {
      let served = try Served()
      let usual = try Server(served.site, folder: "\(served.folder)/usual")
      let attacked = try Server(served.site.appendingPathComponent(broken), folder: "\(served.folder)/attacked")
      for server in [usual, attacked] { #expect(server.next("active: ") == "active: the embedded rules") }
      #expect(try attacked.mostMemory() < usual.mostMemory() + 20_000_000)
    }
  #endif

  /// The process is killed repeatedly while it stores a config: the stored config is always the old one or the new one, never a part of one.
  @Test func killedWhileItStores() async throws {
    let served = try Served()
    let folder = "\(served.folder)/kept"
    var generator = SeededGenerator(seed: 7)
    var newest: Int64 = 0
    for version in Int64(1)...12 {
      try publish(served, version, seconds: 1800 + version * 60)
      let server = try Server(served.site, folder: folder)
      usleep(UInt32(generator.next() % 120_000))
      server.kill()
      let loader = RemoteConfigLoader(
        embedded: Handz.embedded.bundle,
        RemoteConfigLoader.Settings(
          environment: Site.environment, install: Install(id: "a", app: .first), root: Site.root, deadline: .seconds(600)),
        transport: try Site(inMemory: true), storage: FileStorage(folder: folder), warn: { _ in })
      let active = await loader.start()
      let status = await loader.status
      // If the process is killed twice right after a config takes effect, the loader rejects that config. This is not damage.
      if case .crashed? = status.lastError { continue }
      #expect(status.lastError == nil, "\(version)")
      let found = active.version?.number ?? 0
      #expect((newest...version).contains(found))
      #expect(active.bundle.value(Self.cooldown) == .amount(found == 0 ? 1800 : 1800 + found * 60))
      newest = found
      await loader.confirmHealthy()
    }
  }
}

private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
