import Foundation
import HandzRules
import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesRuntime
import Testing

/// `switch-off` and `switch-on`: one command from the people on call to the devices.
@Suite struct SwitchCommandTests {
  private static let logins = "ladder/login_attempts/switched_on"
  private static let uploads = "ladder/video_upload_churn/switched_on"
  private static let keys = ["--key", "keys/emergency.key", "--key", "keys/online.key"]
  private static let file = "rules/overrides/production.yaml"

  private func sandbox(_ more: String...) throws -> Sandbox {
    let sandbox = try Sandbox()
    let run = try sandbox.run(["site", "init", "--site", "site", "--keys", "keys"] + more)
    #expect(run.status == 0, "\(run.errors)")
    return sandbox
  }

  private func off(_ sandbox: Sandbox, _ more: String..., keys: [String] = keys, path: String = logins) throws -> Tool.Run {
    try sandbox.run(
      [
        "switch-off", path, "--environment", "production", "--because", "A \"wrong\" count: locks people out", "--by", "ann", "--site",
        "site",
      ]
        + keys + more)
  }

  private func on(_ sandbox: Sandbox, _ path: String = logins) throws -> Tool.Run {
    try sandbox.run(["switch-on", path, "--environment", "production", "--because", "It is fixed.", "--site", "site"] + Self.keys)
  }

  private struct FolderTransport: Transport {
    let folder: String

    func get(_ path: String, knownTag: String?, limit: Int) async throws -> HTTPResponse {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")) else { return .missing }
      return .file([UInt8](data), tag: nil)
    }
  }

  /// The switches that are off on a phone that starts now.
  private func switchedOff(_ sandbox: Sandbox) async throws -> [String] {
    let folder = sandbox.path("phone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let loader = RemoteConfigLoader(
      embedded: Handz.rules.bundle,
      RemoteConfigLoader.Settings(
        environment: "production", install: Install(id: "phone", app: try #require(AppVersion("1.0"))),
        root: try sandbox.read("site/metadata/1.root.json")),
      transport: FolderTransport(folder: sandbox.path("site")), storage: FileStorage(folder: folder), warn: { _ in })
    await loader.refresh()
    return await loader.active.switchedOff
  }

  /// From a clone whose rules do not pass the release profile, and have an error besides.
  @Test func offAndOn() async throws {
    let sandbox = try self.sandbox()
    let before = try sandbox.text(Self.file)
    let first = try off(sandbox)
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(first.output.contains("devices that are online have it by "), "\(first.output)")
    #expect(try await switchedOff(sandbox) == [Self.logins])
    let edited = try sandbox.text(Self.file)
    #expect(
      edited.contains("  set:\n    \(Self.logins):\n      to: false\n      because: \"A \\\"wrong\\\" count: locks people out\"\n"),
      "\(edited)")
    #expect(try sandbox.run("check", "--quiet").status == 0)
    // A second switch, while other rules have an error and cannot be compiled.
    try sandbox.write("rules/limits/broken.yaml", "broken: {plans: {free: nothing}}\n")
    #expect(try sandbox.run("check", "--quiet").status == 1)
    let second = try off(sandbox, "--until", "2030-12-31", path: Self.uploads)
    #expect(second.status == 0 && second.output.contains("stays off: \(Self.logins)"), "\(second.output)\(second.errors)")
    #expect(try await switchedOff(sandbox) == [Self.logins, Self.uploads])
    #expect(try sandbox.text(Self.file).contains("until: \"2030-12-31\""))
    let status = try sandbox.run("site", "status", "--site", "site")
    #expect(status.status == 0 && status.output.contains("\(Self.uploads), on again at 2031-01-01T00:00:00Z"), "\(status.output)")
    #expect(try on(sandbox, Self.uploads).status == 0)
    let last = try on(sandbox)
    #expect(last.status == 0, "\(last.output)\(last.errors)")
    #expect(try await switchedOff(sandbox).isEmpty)
    #expect(try sandbox.text(Self.file) == before, "the file is as it was")
    #expect(try on(sandbox).status == 64)
  }

  /// A switch can be turned off before any values are published: everybody who reads the config repository sees it.
  @Test func beforeTheFirstPublication() throws {
    let sandbox = try self.sandbox()
    let off = try off(sandbox)
    #expect(off.status == 0, "\(off.output)\(off.errors)")
    let place = ["--environment", "production", "--site", "site"]
    for command in [["site", "who", "--install", "a"], ["verify"]] {
      let run = try sandbox.run(command + place)
      #expect(run.status == 0 && run.output.contains("switched off in an emergency\n"), "\(command): \(run.output)\(run.errors)")
    }
    let values = try sandbox.run(["export", "firebase", "--form", "values"] + place)
    let parameter = "rulebook_" + Self.logins.replacing("/", with: "_")
    #expect(values.status == 0 && values.output.contains("\"\(parameter)\""), "\(values.output)\(values.errors)")
    #expect(values.output.contains("\"value\": \"false\""), "\(values.output)")
    #expect(try sandbox.run(["export", "firebase"] + place).status == 0)
    let other = ["--environment", "staging", "--site", "site"]
    #expect(try sandbox.run(["site", "who", "--install", "a"] + other).status == 1)
  }

  /// The values wait for the second person, and the switch does not. Afterward, the second person signs.
  @Test func besideTwoPersons() async throws {
    let sandbox = try self.sandbox("--targets-threshold", "2", "--targets-keys", "2")
    func publish(_ key: String) throws -> Tool.Run {
      try sandbox.run("publish", "--environment", "staging", "--site", "site", "--key", key, "--key", "keys/online.key")
    }
    #expect(try publish("keys/targets-1.key").output.contains("not live yet"))
    let off = try off(sandbox)
    #expect(off.status == 0 && off.output.contains("the files that wait for other signatures are still"), "\(off.output)\(off.errors)")
    #expect(try await switchedOff(sandbox) == [Self.logins])
    let signed = try sandbox.run("sign", "--site", "site", "--key", "keys/targets-2.key", "--key", "keys/online.key")
    #expect(signed.status == 0 && signed.output.contains("published to site"), "\(signed.output)\(signed.errors)")
    #expect(try sandbox.run("site", "status", "--site", "site").output.contains("staging: version 1"))
    // Without the online key, the switch waits for that key only, while values wait for a person.
    try sandbox.append(
      "rules/overrides/staging.yaml",
      "  set:\n    \(Self.uploads): {to: false, because: A test., by: safety, since: \"2026-11-22\"}\n")
    #expect(try publish("keys/targets-1.key").output.contains("not live yet"))
    let waits = try self.off(sandbox, keys: ["--key", "keys/emergency.key"], path: Self.uploads)
    #expect(waits.status == 1 && waits.output.contains("the online key must sign"), "\(waits.output)\(waits.errors)")
    let online = try sandbox.run("sign", "--site", "site", "--key", "keys/online.key")
    #expect(online.output.contains("the rest is not live yet"), "\(online.output)\(online.errors)")
    #expect(try await switchedOff(sandbox) == [Self.logins, Self.uploads])
    #expect(try sandbox.run("sign", "--site", "site", "--key", "keys/targets-2.key", "--key", "keys/online.key").status == 0)
  }

  @Test func whatStopsIt() async throws {
    let sandbox = try self.sandbox()
    func refuses(_ run: Tool.Run, _ status: Int32, _ text: String) {
      #expect(run.status == status && run.errors.contains(text), "\(run.status) \(run.output)\(run.errors)")
    }
    refuses(try off(sandbox, path: "ladder/login_attempt/switched_on"), 64, "did you mean `\(Self.logins)`?")
    refuses(try off(sandbox, path: "notifications/N-MAINT-OVERDUE/switched_on"), 64, "is not a switch that rules/remote marks `emergency`")
    refuses(try off(sandbox, path: "limits/practice_credits/plans/free"), 64, "is not a switch that rules/remote marks `emergency`")
    refuses(try off(sandbox, "--until", "2020-01-01"), 64, "is in the past")
    refuses(try off(sandbox, "--until", "2099-01-01"), 64, "more than 5 years ahead")
    refuses(try off(sandbox, "--until", "tomorrow"), 64, "--until takes a day")
    refuses(try off(sandbox, keys: ["--key", "keys/targets.key"]), 64, "belongs to no role that signs this")
    refuses(try off(sandbox, keys: ["--key", "keys/root-1.key"]), 64, "belongs to no role that signs this")
    refuses(try off(sandbox, keys: []), 64, "RULEBOOK_EMERGENCY_KEY")
    let elsewhere = ["switch-off", Self.logins, "--environment", "nowhere", "--because", "x", "--site", "site"] + Self.keys
    refuses(try sandbox.run(elsewhere), 64, "unknown environment `nowhere`")
    refuses(
      try sandbox.run(["switch-off", Self.logins, "--environment", "production", "--because", " ", "--site", "site"] + Self.keys), 64,
      "--because")
    #expect(try await switchedOff(sandbox).isEmpty)
    #expect(!(try sandbox.text(Self.file)).contains("\n  set:"))
    // An app in the field that would not turn it off is named; if no app would, nothing is published.
    try sandbox.write("releases/0.9.bundle", "not a bundle")
    let damaged = try off(sandbox, "--dry-run")
    #expect(
      damaged.status == 0 && damaged.errors.contains("releases/0.9.bundle is not a valid bundle"), "\(damaged.output)\(damaged.errors)")
    // The keys and the config repository from variables, as on the machine of the people on call.
    func secret(_ name: String) throws -> String { String(try sandbox.text("keys/\(name).key").split(separator: "\n")[0]) }
    let run = try sandbox.run(
      ["switch-off", Self.logins, "--environment", "production", "--because", "On call."],
      environment: [
        "RULEBOOK_SITE": "site", "RULEBOOK_EMERGENCY_KEY": try secret("emergency"), "RULEBOOK_ONLINE_KEY": try secret("online"),
        "USER": "bo",
      ])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try await switchedOff(sandbox) == [Self.logins])
    #expect(try sandbox.text(Self.file).contains("by: \"bo\""))
  }

  /// The published values also turn it off: the emergency key cannot turn it on.
  @Test func publishedValuesStay() throws {
    let sandbox = try self.sandbox()
    let path = Self.logins
    let entry = "  set:\n    \(path): {to: false, because: A test., by: safety, since: \"2026-11-22\"}\n"
    try sandbox.append("rules/overrides/staging.yaml", entry)
    let keys = ["--key", "keys/targets.key", "--key", "keys/online.key"]
    #expect(try sandbox.run(["publish", "--environment", "staging", "--site", "site"] + keys).status == 0)
    let run = try sandbox.run(
      ["switch-on", path, "--environment", "staging", "--because", "It is fixed.", "--site", "site"] + Self.keys)
    #expect(run.status == 1 && run.errors.contains("version 1 of the published values turns it off"), "\(run.output)\(run.errors)")
    #expect(!(try sandbox.text("rules/overrides/staging.yaml")).contains(path))
    #expect(try sandbox.run(["publish", "--environment", "staging", "--site", "site"] + keys).status == 0)
  }

  /// An override that has ended, or that has not begun, is not published.
  @Test func overridesHaveDays() throws {
    let sandbox = try self.sandbox()
    func days(_ path: String, _ days: String) -> String {
      "    \(path): {to: false, because: A test., by: safety, since: \"2026-11-22\", \(days)}\n"
    }
    try sandbox.append(
      "rules/overrides/staging.yaml",
      "  set:\n" + days(Self.logins, "until: \"2026-11-30\"") + days(Self.uploads, "from: \"2026-12-02\", until: \"2026-12-31\""))
    func publish(_ day: String) throws -> Tool.Run {
      try sandbox.run(
        "publish", "--environment", "staging", "--site", "site", "--key", "keys/targets.key", "--key", "keys/online.key", "--as-of", day,
        "--issued", "\(day)T00:00:00Z")
    }
    let first = try publish("2026-11-30")
    #expect(
      first.output.contains("\(Self.logins) ends on 2026-11-30") && first.output.contains("\(Self.uploads) begins on 2026-12-02"),
      "\(first.output)\(first.errors)")
    #expect(first.output.contains("\(Self.logins): as shipped -> false") && !first.output.contains("\(Self.uploads): as shipped"))
    let second = try publish("2026-12-01")
    #expect(second.output.contains("\(Self.logins) ended on 2026-11-30; remove it"), "\(second.output)\(second.errors)")
    #expect(second.output.contains("\(Self.logins): false -> as shipped"))
    #expect(try publish("2026-12-02").output.contains("\(Self.uploads): as shipped -> false"))
  }
}
