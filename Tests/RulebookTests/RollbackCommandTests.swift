import Foundation
import Testing

/// Rolled-back values are not published again without consent, and an emergency switch is published regardless of other open values.
@Suite struct RollbackCommandTests {
  private static let cooldown = "ladder/share_link_creation/levels/L3/block"
  private static let logins = "ladder/login_attempts/switched_on"
  private static let credits = "limits/practice_credits/plans/free"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("site", "init", "--site", "site", "--keys", "keys").status == 0)
    return sandbox
  }

  private func set(_ sandbox: Sandbox, _ values: [(path: String, value: String)], in environment: String) throws {
    let name = "rules/overrides/\(environment).yaml"
    let entries = values.map {
      "    \($0.path):\n      to: \($0.value)\n      because: A test.\n      by: safety\n      since: \"2026-11-22\"\n"
    }
    let isFirst = !(try sandbox.text(name)).contains("\n  set:\n")
    try sandbox.append(name, (isFirst ? "  set:\n" : "") + entries.joined())
  }

  private func run(_ sandbox: Sandbox, _ command: String, _ environment: String, _ more: String...) throws -> Tool.Run {
    try sandbox.run(
      [command, "--environment", environment, "--site", "site", "--key", "keys/targets.key", "--key", "keys/online.key"] + more)
  }

  @Test func aRolledBackValueNeedsConsent() throws {
    let sandbox = try self.sandbox()
    func publish(_ more: String...) throws -> Tool.Run {
      try sandbox.run(
        ["publish", "--environment", "staging", "--site", "site", "--key", "keys/targets.key", "--key", "keys/online.key"] + more)
    }
    let nothing = try run(sandbox, "rollback", "staging", "--to", "shipped")
    #expect(nothing.status == 1 && nothing.errors.contains("nothing has been published here"))
    try set(sandbox, [(Self.cooldown, "45m")], in: "staging")
    #expect(try publish().status == 0)
    let first = try run(sandbox, "rollback", "staging")
    #expect(
      first.status == 1 && first.errors.contains("`--to shipped` goes back to the values that apps were built with"), "\(first.errors)")
    let back = try run(sandbox, "rollback", "staging", "--to", "shipped")
    #expect(
      back.status == 0 && back.output.contains("  \(Self.cooldown): 45m -> as shipped (shipped: 30m)\n"), "\(back.output)\(back.errors)")
    let edits = """
      rolled back, but still in rules/overrides:
        \(Self.cooldown): 45m
      to keep the live values:
        rules/overrides/staging.yaml:10: remove `\(Self.cooldown)`

      """
    #expect(back.output.hasSuffix(edits), "\(back.output)")
    let refused = try publish()
    #expect(refused.status == 1 && refused.output.contains(edits), "\(refused.output)")
    #expect(
      refused.errors.contains("a rollback withdrew `\(Self.cooldown)`") && refused.errors.contains("--again \(Self.cooldown)"),
      "\(refused.errors)")
    // After a renewal, the same values are withdrawn.
    #expect(try publish("--renew").status == 0)
    #expect(try publish("--dry-run").status == 1)
    // Another value is a new decision, and so is the old value after it.
    try sandbox.edit("rules/overrides/staging.yaml", "to: 45m", "to: 50m")
    #expect(try publish().status == 0)
    try sandbox.edit("rules/overrides/staging.yaml", "to: 50m", "to: 45m")
    #expect(try publish().status == 0)
    // With the previous version, the edit is the live value.
    let version = try run(sandbox, "rollback", "staging")
    #expect(
      version.output.hasSuffix("  rules/overrides/staging.yaml:11: write `to: 50m` at `\(Self.cooldown)`\n")
        || version.output.hasSuffix(
          "  rules/overrides/staging.yaml:10: write `to: 50m` at `\(Self.cooldown)`\n"),
      "\(version.output)")
    let again = try publish("--again", Self.cooldown)
    #expect(again.status == 0, "\(again.output)\(again.errors)")
  }

  @Test func aSwitchForAnEmergencyIsPublishedWhateverElseIsOpen() throws {
    let sandbox = try self.sandbox()
    let before = try run(sandbox, "publish", "production")
    #expect(before.status == 1 && before.errors.contains("the rules do not pass the checks of `production`: "))
    try set(sandbox, [(Self.logins, "false"), (Self.credits, "5")], in: "production")
    let some = try run(sandbox, "publish", "production", "--percent", "10")
    #expect(some.status == 64 && !FileManager.default.fileExists(atPath: sandbox.path("site/metadata/2.targets.json")))
    let first = try run(sandbox, "publish", "production")
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(first.output.contains("only switches that rules/remote marks `emergency` are published\n"))
    #expect(
      first.output.contains("not published until the rules pass their checks:\n  \(Self.credits): as shipped -> 5 (shipped: 3)\n"),
      "\(first.output)")
    let inspected = try sandbox.run("site", "who", "--install", "a", "--environment", "production", "--site", "site")
    #expect(inspected.output.contains("  \(Self.logins): false\n") && !inspected.output.contains(Self.credits), "\(inspected.output)")
    let second = try run(sandbox, "publish", "production")
    #expect(second.status == 1 && second.errors.contains("the rules do not pass the checks of `production`: "))
    // A rollback does not need valid rules either. What it withdrew needs consent.
    let back = try run(sandbox, "rollback", "production", "--to", "shipped")
    #expect(back.status == 0 && back.output.contains("remove `\(Self.logins)`"), "\(back.output)\(back.errors)")
    let refused = try run(sandbox, "publish", "production")
    #expect(refused.status == 1 && refused.output.contains("held back: \(Self.logins): it was rolled back"), "\(refused.output)")
    let again = try run(sandbox, "publish", "production", "--again", Self.logins)
    #expect(again.status == 0, "\(again.output)\(again.errors)")
  }

  /// Errors elsewhere do not stop a switch. An error at its own location does, and so does a value that a released app would reject.
  @Test func errorsElsewhere() throws {
    let sandbox = try self.sandbox()
    #expect(try sandbox.run("build", "--output", "field", "--reference", "field/reference").status == 0)
    try set(sandbox, [(Self.logins, "false")], in: "staging")
    try sandbox.edit("rules/remote/limits.yaml", "range: [3, 10]", "range: [10, 3]")
    let alone = try run(sandbox, "publish", "staging")
    #expect(alone.status == 64 && alone.errors.contains("with --app"), "\(alone.errors)")
    let field = try run(sandbox, "publish", "staging", "--app", "field/rulebook.bundle")
    #expect(field.status == 0 && field.output.contains("the rules have mistakes\nonly switches"), "\(field.output)\(field.errors)")
    try sandbox.edit("rules/overrides/staging.yaml", "to: false", "to: off")
    let faulty = try run(sandbox, "publish", "staging", "--app", "field/rulebook.bundle")
    #expect(faulty.status == 1 && faulty.output.contains("held back: \(Self.logins): "), "\(faulty.output)\(faulty.errors)")
    #expect(faulty.errors.hasSuffix("nothing is published: the rules have mistakes\n"))
  }
}
