import Foundation
import RulesJSON
import Testing

/// `rulebook check --since REV` marks a contradiction at its edited end.
@Suite struct CheckSinceTests {
  /// A sandbox whose rules are committed.
  private func committed() throws -> Sandbox {
    let sandbox = try Sandbox()
    for words in [["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "The rules"]] { try sandbox.git(words) }
    return sandbox
  }

  /// The places of what is reported and not waived.
  private func places(_ run: Tool.Run) throws -> [String] {
    try run.json().filter { $0["waived"] == nil }.map { "\($0["file"]?.stringValue ?? ""):\($0["start"]?["line"]?.intValue ?? 0)" }
  }

  @Test func theEditedEndIsMarked() throws {
    let sandbox = try committed()
    let line = try sandbox.edit("rules/locks.yaml", "value: 2\n  holds: limits/saved_flows", "value: 3\n  holds: limits/saved_flows")
    let before = try sandbox.run("check", "--format", "json")
    let after = try sandbox.run("check", "--format", "json", "--since", "HEAD")
    #expect(try places(after).contains("rules/locks.yaml:\(line)"), "\(after.output)")
    #expect(try !places(before).contains("rules/locks.yaml:\(line)"))
    // The other end is still marked, and nothing else differs.
    #expect(before.status == 1 && after.status == 1)
    for key in ["name", "message", "severity", "fingerprint"] {
      #expect(try before.json().map { $0[key]?.stringValue ?? "" }.sorted() == after.json().map { $0[key]?.stringValue ?? "" }.sorted())
    }
  }

  @Test func anEditOfTheFirstEndStaysThere() throws {
    let sandbox = try committed()
    try sandbox.edit("rules/limits.yaml", "free: 2, pro", "free: 3, pro")
    let since = try sandbox.run("check", "--since", "HEAD")
    #expect(try since.output == sandbox.run("check").output)
    #expect(since.status == 1)
  }

  @Test func aNameIsReportedWhereItWasRemoved() throws {
    let sandbox = try committed()
    let line = try sandbox.edit("rules/conditions/notifications.yaml", "settings.soft_prompt_interval", "settings.overload_pause")
    let after = try sandbox.run("check", "--format", "json", "--since", "HEAD")
    #expect(try places(after).allSatisfy { $0 == "rules/conditions/notifications.yaml:\(line)" }, "\(after.output)")
    #expect(try after.json().contains { $0["name"]?.stringValue == "setting.unread" }, "\(after.output)")
  }

  /// An item that a list lost is reported at the list.
  @Test func anItemIsReportedWhereItWasRemoved() throws {
    let sandbox = try committed()
    let line = try sandbox.edit("rules/routes/accounts.yaml", "[choose_email_signup, choose_email_login]", "[choose_email_signup]")
    let after = try sandbox.run("check", "--since", "HEAD")
    #expect(after.output.contains("--> rules/routes/accounts.yaml:\(line):"), "\(after.output)")
    #expect(after.output.contains("name `choose_email_login` here again, if it was removed by mistake"), "\(after.output)")
  }

  @Test func theOnlyEditIsMarked() throws {
    let sandbox = try committed()
    let line = try sandbox.edit("rules/capabilities/sharing.yaml", "free: {within: inbox_items}", "free: {within: saved_flows}")
    let before = try sandbox.run("check", "--format", "json")
    let after = try sandbox.run("check", "--format", "json", "--since", "HEAD")
    #expect(try places(after) == ["rules/capabilities/sharing.yaml:\(line)"], "\(after.output)")
    #expect(before.status == after.status)
  }

  /// With a second edit, no single one is the cause, unless the diagnostic names it.
  @Test func oneOfTwoEditsIsNotMarked() throws {
    let sandbox = try committed()
    let line = try sandbox.edit(
      "rules/capabilities/flows.yaml", "{guest: guest_save_edits, free: {within: text_length}", "{guest: allow, free: {within: text_length}"
    )
    let cause = "rules/capabilities/flows.yaml:\(line)"
    #expect(try places(sandbox.run("check", "--format", "json", "--since", "HEAD")) == [cause])
    try sandbox.edit("rules/settings/words.yaml", "value: 100", "value: 101")
    let before = try sandbox.run("check", "--format", "json")
    #expect(try !places(before).isEmpty && !places(before).contains(cause))
    #expect(try places(sandbox.run("check", "--format", "json", "--since", "HEAD")) == places(before))
  }

  @Test func cleanRulesStayClean() throws {
    let sandbox = try committed()
    try sandbox.append("rules/limits.yaml", "# a comment\n")
    let run = try sandbox.run("check", "--since", "HEAD")
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    let unknown = try sandbox.run("check", "--since", "nowhere")
    #expect(unknown.status == 66 && unknown.errors.contains("neither a folder nor a Git revision"), "\(unknown.errors)")
  }
}
