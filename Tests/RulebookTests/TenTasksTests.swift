import Foundation
import Testing

/// Tasks that product people do often, each with the fewest commands: at most two runs of `check` each.
@Suite struct TenTasksTests {
  /// A step of a task.
  enum Step: Sendable {
    /// Replaces a text of a file by hand.
    case edit(String, String, String)
    /// Replaces a text of a rule by hand.
    case editRule(String, String, String, String)
    /// Adds a text to a file by hand.
    case append(String, String)
    /// Runs a command, which succeeds.
    case run([String])
    /// Evaluates an action with facts, which a reason denies.
    case denied([String], by: String)
  }

  struct Task: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step]
  }

  private static let decision = """
    D-1:
      about: What this task decides.
      because: The test says so.
      by: product
      "on": "2026-03-01"

    """

  private static let check = Step.run(["check", "--warnings-as-errors"])
  private static let decide = Step.append("rules/decisions.yaml", decision)
  private static let accept = Step.run(["test", "--accept", "--decision", "D-1"])

  static let all = [
    Task(
      testDescription: "raise a locked cap",
      steps: [
        decide, .edit("rules/limits.yaml", "{guest: 0, free: 2, pro: unlimited}", "{guest: 0, free: 3, pro: unlimited}"),
        .edit("rules/locks.yaml", "value: 2\n  holds: limits/saved_flows", "value: 3\n  holds: limits/saved_flows"),
        .edit(
          "rules/locks.yaml", "by: product, \"on\": \"2026-01-05\"}\n  source: [CH08 §3.2",
          "by: product, \"on\": \"2026-03-01\"}\n  source: [D-1, CH08 §3.2"),
        check, accept,
      ]),
    Task(
      testDescription: "rename a copy key",
      steps: [.run(["rename", "copy", "limit.component.why", "limit.component.reason"]), check]),
    Task(
      testDescription: "translate to German with plurals",
      steps: [
        .append(
          "rules/copy/de.yaml",
          "gate.inbox_soft_cap: {text: {one: \"Dein Eingang enthält {used} Import.\", other: \"Dein Eingang enthält {used} Importe.\"}}\n"),
        .run(["check"]),
      ]),
    Task(
      testDescription: "a link with an id",
      steps: [.run(["add", "deep-link", "practice_result", "--like", "practice_session"]), .run(["check"])]),
    Task(
      testDescription: "a plan between two others", steps: [.run(["add", "plan", "plus", "--like", "free"]), .run(["check"])]),
    Task(
      testDescription: "add a quarterly limit",
      steps: [
        .run(["add", "decision", "D-1", "--by", "product", "--because", "The test says so.", "--on", "2026-03-01"]),
        .run([
          "add", "limit", "saves_quarterly", "--like", "saved_flows", "--for", "flow.save", "--every", "quarter", "--value", "free=20",
          "--decision", "D-1",
        ]),
        check, accept,
        .denied(
          ["flow.save_new", "plan=free", "usage.savedFlows=0", "usage.savesQuarterly=20", "flow.readOnly=false"],
          by: "free_saves_quarterly_cap"),
      ]),
    Task(
      testDescription: "add a trial notification",
      steps: [
        decide, .run(["add", "notification", "N-BILLING-TRIAL-MIDDLE", "--like", "N-BILLING-TRIAL-END", "--decision", "D-1"]),
        .editRule("rules/notifications/billing.yaml", "N-BILLING-TRIAL-MIDDLE", "before: 48h", "before: 84h"),
        .editRule("rules/invariants/notifications.yaml", "contract.lead", ", N-BILLING-TRIAL-MIDDLE", ""), check, accept,
      ]),
    Task(
      testDescription: "remove an error", steps: [.run(["remove", "ERR-PH-CAMERA", "--apply"]), .run(["check"])]),
    Task(
      testDescription: "make the ladder stricter",
      steps: [
        decide,
        .edit("rules/ladder/sharing.yaml", "L3: {at: {free: 40, pro: 120}, block: 15m", "L3: {at: {free: 40, pro: 120}, block: 20m"),
        check, accept,
      ]),
    Task(
      testDescription: "ship to 10 % and roll back",
      steps: [
        .run(["site", "init", "--site", "site", "--keys", "keys"]), .append("rules/overrides/staging.yaml", shipped),
        .run(["publish", "--percent", "10"] + signing), .run(["rollback", "--to", "shipped"] + signing),
      ]),
  ]

  private static let signing = ["--environment", "staging", "--site", "site", "--key", "keys/targets.key", "--key", "keys/online.key"]
  private static let shipped = """
      set:
        limits/share_links_daily/plans/free:
          to: 15
          because: To see whether anybody misses them.
          by: growth
          since: "2026-11-22"

    """

  @Test(arguments: all) func aTask(_ task: Task) throws {
    let sandbox = try Sandbox()
    for words in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "Rules"]] { try sandbox.git(words) }
    var checks = 0
    // `check` rejects private keys in a repository.
    let keys = sandbox.folder.path + "-keys"
    defer { try? FileManager.default.removeItem(atPath: keys) }
    func outside(_ words: [String]) -> [String] { words.map { $0 == "keys" || $0.hasPrefix("keys/") ? keys + $0.dropFirst(4) : $0 } }
    for step in task.steps {
      switch step {
      case .edit(let file, let old, let new): try sandbox.edit(file, old, new)
      case .editRule(let file, let rule, let old, let new):
        let text = try sandbox.text(file)
        let start = try #require(text.firstRange(of: "\n\(rule):")).upperBound
        let range = try #require(text[start...].firstRange(of: old))
        try sandbox.write(file, text.replacingCharacters(in: range, with: new))
      case .append(let file, let text):
        if FileManager.default.fileExists(atPath: sandbox.path(file)) {
          try sandbox.append(file, text)
        } else {
          try sandbox.write(file, text)
        }
      case .run(let words):
        if words[0] == "check" { checks += 1 }
        let run = try sandbox.run(outside(words))
        #expect(run.status == 0, "\(words): \(run.output.suffix(1500))\(run.errors.suffix(1500))")
      case .denied(let words, let reason):
        let answer = try sandbox.run(["decide", "--action", words[0]] + words.dropFirst().flatMap { ["--fact", $0] })
        #expect(answer.output.contains(": denied") && answer.output.contains(" \(reason)\n"), "\(answer.output)\(answer.errors)")
      }
    }
    #expect(checks <= 2)
    let run = try sandbox.run("check")
    #expect(run.status == 0, "\(run.output)")
    #expect(try sandbox.run("test", "--quiet").status == 0)
  }
}
