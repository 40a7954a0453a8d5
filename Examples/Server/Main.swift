import Foundation
import HandzRules
import RemoteConfigs
import RulesDelivery
import RulesRuntime

/// A server-side check that follows the published remote config without a restart:
/// `swift run ServerExample SITE ROOT FOLDER [ENVIRONMENT] [SECONDS]`.
///
/// Each input line is the name of a user who creates share links as fast as possible. The program prints when the ladder blocks the user. The line
/// `status` prints the active config and its origin.
@main enum Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard (3...5).contains(arguments.count), let site = URL(string: arguments[0]),
      let root = try? Data(contentsOf: URL(fileURLWithPath: arguments[1])),
      let version = AppVersion("1.0"), let seconds = Int64(arguments.count > 4 ? arguments[4] : "900"), seconds > 0
    else {
      print("usage: ServerExample SITE ROOT FOLDER [ENVIRONMENT] [SECONDS]")
      exit(64)
    }
    let environment = arguments.count > 3 ? arguments[3] : "production"
    let loader = RemoteConfigLoader(
      embedded: Handz.embedded.bundle,
      RemoteConfigLoader.Settings(
        environment: environment, install: Install(id: "ServerExample", app: version), root: [UInt8](root), host: .server,
        backoff: BackoffPolicy(interval: .seconds(seconds), initialDelay: .seconds(min(seconds, 15)))),
      transport: HTTPTransport(site: site), storage: FileStorage(folder: arguments[2]),
      reporter: StatusLog(), warn: { error in say("warning: \(error.message)") })
    // The last good config is active at once, without waiting for the network.
    Handz.activate(await loader.start().bundle)
    await loader.refresh()
    await loader.confirmHealthy()
    let changes = await loader.changes()
    Task.detached {
      for await active in changes {
        Handz.activate(active.bundle, configVersion: active.version?.number)
        say("active: \(active.version?.description ?? "the embedded rules")")
      }
    }
    Task.detached { await loader.run() }
    // Reading input blocks, so it runs on its own thread instead of one that tasks need.
    let lines = AsyncStream<String> { lines in
      Thread.detachNewThread {
        while let line = readLine() { lines.yield(line) }
        lines.finish()
      }
    }
    for await line in lines { say(line == "status" ? "\(await loader.status)" : "\(line): \(answer(line))") }
  }

  /// Creates links for one user until the ladder blocks them.
  private static func answer(_ person: String) -> String {
    let facts = HandzFacts(plan: .free)
    let sharing = HandzCountedActionRequest.shareCreateLink(authProvider: .apple, authEmailVerified: true)
    var history = HandzHistory()
    let start = Int64(Date().timeIntervalSince1970)
    for link in 0..<1000 {
      let now = Timestamp(seconds: start + Int64(link))
      do throws(RequestError) {
        let decision = try Handz.decideAndCount(sharing, id: "\(person)-\(link)", facts, at: now, history: &history, isConfirmed: true)
        guard case .denied = decision else { continue }
        // Skip short pauses.
        let status = try Handz.status(of: .shareLinkCreation, facts, at: now, history: history)
        if status.effect != .stops { continue }
        return "blocked after \(status.count) links, for \(status.timeLeft.map(\.countdownText) ?? "an unlimited time")"
      } catch {
        return error.message
      }
    }
    return "never blocked"
  }

  static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
