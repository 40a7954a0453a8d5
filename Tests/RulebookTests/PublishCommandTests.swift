import Foundation
import HandzRules
import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesRuntime
import Testing

/// From an edited file to a client that has accepted it, or has rejected it.
@Suite struct PublishCommandTests {
  /// A sandbox with a new site and its keys.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    let run = try sandbox.run("site", "init", "--site", "site", "--keys", "keys")
    #expect(run.status == 0, "\(run.errors)")
    return sandbox
  }

  private static let keys = ["--key", "keys/targets.key", "--key", "keys/online.key"]

  private func isPublished(_ sandbox: Sandbox) -> Bool {
    FileManager.default.fileExists(atPath: sandbox.path("site/metadata/2.targets.json"))
  }

  private func set(_ sandbox: Sandbox, _ path: String, _ value: String, in environment: String = "staging") throws {
    let entry = "    \(path):\n      to: \(value)\n      because: A test.\n      by: safety\n      since: \"2026-11-22\"\n"
    let isFirst = !(try sandbox.text("rules/overrides/\(environment).yaml")).contains("\n  set:\n")
    try sandbox.append("rules/overrides/\(environment).yaml", (isFirst ? "  set:\n" : "") + entry)
  }

  private func publish(_ sandbox: Sandbox, _ more: String...) throws -> Tool.Run {
    try sandbox.run(["publish", "--environment", "staging", "--site", "site"] + Self.keys + more)
  }

  /// Reads the config repository like a web server.
  private struct FolderTransport: Transport {
    let folder: String

    func get(_ path: String, knownTag: String?, limit: Int) async throws -> HTTPResponse {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")) else { return .missing }
      guard data.count <= limit else { throw ConfigError.tooLarge }
      return .file([UInt8](data), tag: nil)
    }
  }

  private func client(_ sandbox: Sandbox) throws -> RemoteConfigLoader {
    let folder = sandbox.path("phone")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let root = try sandbox.read("site/metadata/1.root.json")
    return RemoteConfigLoader(
      embedded: Handz.rules.bundle,
      RemoteConfigLoader.Settings(environment: "staging", install: Install(id: "phone", app: try #require(AppVersion("1.0"))), root: root),
      transport: FolderTransport(folder: sandbox.path("site")), storage: FileStorage(folder: folder),
      warn: { _ in })
  }

  private static let cooldown = "ladder/share_link_creation/levels/L3/block"

  private func block(_ bundle: RulesBundle.RuleBundle) -> OverrideValue? {
    bundle.find(.remoteOverridables, Self.cooldown).map { bundle.remoteOverridables($0) }
  }

  /// The walkthrough of docs/ship/remote-config/first-publication.md.
  @Test func aRunningClientPicksItUp() async throws {
    let sandbox = try self.sandbox()
    let phone = try client(sandbox)
    await phone.start()
    #expect(await !phone.refresh())
    try set(sandbox, Self.cooldown, "45m")
    let dry = try publish(sandbox, "--dry-run")
    #expect(dry.status == 0 && dry.output.hasSuffix("nothing is written (--dry-run)\n"), "\(dry.output)\(dry.errors)")
    #expect(!isPublished(sandbox))
    let first = try publish(sandbox)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("  \(Self.cooldown): as shipped -> 45m (shipped: 30m)\n"))
    #expect(first.output.contains("is 45m instead of 30m"))
    #expect(await phone.refresh())
    #expect(await block(phone.active.bundle) == .amount(2700))

    let again = try publish(sandbox)
    #expect(again.status == 0 && again.output.hasPrefix("nothing to publish: version 1 "))
    try sandbox.edit("rules/overrides/staging.yaml", "to: 45m", "to: 60m")
    #expect(try publish(sandbox).status == 0)
    #expect(await phone.refresh())
    #expect(await block(phone.active.bundle) == .amount(3600))

    let back = try sandbox.run(["rollback", "--environment", "staging", "--site", "site"] + Self.keys)
    #expect(back.status == 0 && back.output.contains("handz, staging: version 3\n"), "\(back.output)\(back.errors)")
    #expect(await phone.refresh())
    #expect(await block(phone.active.bundle) == .amount(2700))
    let verified = try sandbox.run("verify", "--environment", "staging", "--site", "site")
    #expect(verified.status == 0 && verified.output.hasSuffix("the remote config is valid\n"), "\(verified.output)\(verified.errors)")
    let inspected = try sandbox.run("inspect", "site/metadata/3.targets.json")
    #expect(inspected.status == 0 && inspected.output.hasPrefix("targets: version 3, expires "), "\(inspected.output)")
  }

  /// Values that must not ship are rejected at their location in the file, and nothing is written.
  @Test func whatMayNotShip() throws {
    func refused(_ path: String, _ value: String, _ words: String) throws {
      let sandbox = try self.sandbox()
      try set(sandbox, path, value)
      let run = try publish(sandbox)
      #expect(run.status == 1 && run.errors.contains(words), "\(path): \(run.output)\(run.errors)")
      #expect(run.errors.contains("rules/overrides/staging.yaml:"))
      #expect(run.errors.hasSuffix("nothing is published: the rules have mistakes\n"))
      #expect(!isPublished(sandbox))
    }
    try refused("limits/saved_flows/plans/free", "3", "error[name.unknown]: no remote path is named `limits/saved_flows/plans/free`")
    try refused("limits/practice_credits/plans/free", "40", "error[override.out-of-range]")
    try refused("ladder/share_link_creation/levels/L1/at/free", "10", "error[override.out-of-order]")
    let sandbox = try self.sandbox()
    let release = try sandbox.run(["publish", "--environment", "production", "--site", "site"] + Self.keys)
    #expect(release.status == 1 && release.errors.contains("the rules do not pass the checks of `production`: "))
    let nowhere = try sandbox.run(["publish", "--environment", "prod", "--site", "site"] + Self.keys)
    #expect(nowhere.status == 64 && nowhere.errors.contains("rules/overrides has production and staging"))
    // A released app would reject the value, because its range is smaller.
    try sandbox.edit("rules/remote/limits.yaml", "range: [3, 10]", "range: [3, 6]")
    #expect(try sandbox.run("build", "--output", "old", "--reference", "old/reference").status == 0)
    try sandbox.edit("rules/remote/limits.yaml", "range: [3, 6]", "range: [3, 10]")
    try set(sandbox, "limits/practice_credits/plans/free", "7")
    let field = try publish(sandbox, "--app", "old/rulebook.bundle")
    #expect(
      field.status == 1 && field.output.contains("old/rulebook.bundle rejects it: limits/practice_credits/plans/free has a value"))
    #expect(!isPublished(sandbox))
    #expect(try publish(sandbox).status == 0)
  }

  /// An app whose rules lock a path rejects the whole config, even if later rules allow it. The message names the app and the lock.
  @Test func anAppThatLocksThePathIsNamed() throws {
    let sandbox = try self.sandbox()
    let app = Tool.packageFolder.appendingPathComponent("generated/rulebook.bundle").path
    try sandbox.edit("rules/locks.yaml", "  value: 2\n  holds: limits/saved_flows/plans/free\n", "")
    try sandbox.edit("rules/limits.yaml", "  locked: {free: LK-02}\n", "")
    try sandbox.append(
      "rules/remote/limits.yaml", "limits/saved_flows/plans/free: {about: Saved flows., range: [2, 5], source: CH08 §3.2}\n")
    try set(sandbox, "limits/saved_flows/plans/free", "3")
    let run = try publish(sandbox, "--app", app)
    #expect(
      run.status == 1
        && run.output.contains("\(app) rejects it: limits/saved_flows/plans/free is locked by LK-02 and cannot be overridden"), "\(run)")
    #expect(!isPublished(sandbox))
    #expect(try publish(sandbox).status == 0)
  }

  @Test func aSiteThatCannotBeWritten() throws {
    let sandbox = try self.sandbox()
    #expect(try publish(sandbox).status == 0)
    let before = try sandbox.read("site/metadata/timestamp.json")
    try set(sandbox, Self.cooldown, "45m")
    // A file has the path of the folder with the values: nothing after it is written.
    try FileManager.default.removeItem(atPath: sandbox.path("site/targets/handz/staging/values"))
    try sandbox.write("site/targets/handz/staging/values", "in the way")
    let run = try publish(sandbox)
    #expect(run.status != 0)
    #expect(try sandbox.read("site/metadata/timestamp.json") == before, "\(run.output)")
    try FileManager.default.removeItem(atPath: sandbox.path("site/targets/handz/staging/values"))
    #expect(try publish(sandbox).status == 0)
    try sandbox.write("site/metadata/timestamp.json", "{}")
    let damaged = try publish(sandbox)
    #expect(damaged.status == 1 && damaged.errors.contains("timestamp.json of the config repository cannot be used: "), "\(damaged.errors)")
    // A folder that lost its files, as in a new CI job, gives out no version twice.
    try FileManager.default.removeItem(atPath: sandbox.path("site/metadata/timestamp.json"))
    let lost = try publish(sandbox)
    #expect(lost.status == 1 && lost.errors.contains("restore the folder from the server"), "\(lost.errors)")
    try FileManager.default.removeItem(atPath: sandbox.path("site"))
    let empty = try publish(sandbox)
    #expect(empty.status == 1 && empty.errors.contains("create the config repository with `rulebook site init`"), "\(empty.errors)")
  }
}
