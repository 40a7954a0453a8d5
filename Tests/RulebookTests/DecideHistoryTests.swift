import Foundation
import RulesJSON
import Testing

/// `decide --history`: the status of a user, printed for a person, and its counterfactuals.
@Suite struct DecideHistoryTests {
  private static let facts = ["plan=free", "auth.provider=email", "auth.emailVerified=true"].flatMap { ["--fact", $0] }

  /// A folder with the history of a person who created a number of links, one every three minutes.
  private func sandbox(links: Int) throws -> Sandbox {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("build").status == 0)
    var history = JSON.object([])
    for link in 0..<links {
      let minutes = link * 3
      let now = "2026-03-02T\(10 + minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):00Z"
      let request = """
        {"ask":"count","event":"share_link.created","event_id":"l\(link)","history":\(String(decoding: history.compact(), as: UTF8.self)),\
        "facts":{"plan":"free","now":"\(now)"}}

        """
      let run = try sandbox.run(["eval", "--bundle", "generated/rulebook.bundle"], input: request)
      history = try #require(try run.json().first?["history"], "\(run)")
    }
    try sandbox.write("history.json", history.pretty())
    return sandbox
  }

  private func decide(_ sandbox: Sandbox, at now: String, _ more: String...) throws -> Tool.Run {
    try sandbox.run(
      ["decide", "--bundle", "generated/rulebook.bundle", "--history", "history.json", "--fact", "now=\(now)"] + Self.facts + more)
  }

  @Test func sayWhereSomebodyStands() throws {
    let sandbox = try sandbox(links: 15)
    let stopped = try decide(sandbox, at: "2026-03-02T10:50:00Z", "--action", "share.create_link")
    let text = stopped.output.replacing("\u{A0}", with: " ")
    #expect(stopped.status == 0 && stopped.errors == "")
    for words in [
      "share.create_link for plan free: denied\n", "  reason     safety_cooldown\n",
      "  ladder     share_link_creation at L3: stops, 22 min left (until 2026-03-02T11:12:00Z)\n",
      "  counted    15 of 10 today; L4 at 30, 15 more\n", "counterfactuals of the history\n",
      "  now = 2026-03-02T11:12:00Z -> safety_warning at L2\n", "  15 more in share_link_creation -> safety_suspended at L4\n",
    ] { #expect(text.contains(words), "\(words) is not in:\n\(text)") }
    // The printed forecast is what happens.
    let later = try decide(sandbox, at: "2026-03-02T11:12:00Z", "--action", "share.create_link")
    #expect(later.output.hasPrefix("share.create_link for plan free: denied\n"), "the next one needs a confirmation")
    #expect(later.output.contains("  ladder     share_link_creation at L2: asks\n"))
    #expect(later.output.contains("  1 more in share_link_creation -> safety_cooldown at L3\n"), "\(later.output)")
    let snapshot = try decide(sandbox, at: "2026-03-02T10:50:00Z", "--snapshot")
    #expect(snapshot.output.hasPrefix("snapshot for plan free\n") && snapshot.output.contains("safety_cooldown"), "\(snapshot.output)")
    #expect(snapshot.output.contains("share_link_creation at L3: stops"))
    let plan = try decide(sandbox, at: "2026-03-02T10:50:00Z")
    #expect(plan.output.hasPrefix("plan: free\n") && plan.output.contains("share_link_creation at L3: stops"))
    #expect(plan.output.replacing("\u{A0}", with: " ").contains("  counted    0 of 20 in 1 h; L2 at 20, 20 more\n"), "\(plan.output)")
  }

  @Test func whoeverIsAskedMayGoOn() throws {
    let sandbox = try sandbox(links: 11)
    let asked = try decide(sandbox, at: "2026-03-02T10:45:00Z", "--action", "share.create_link")
    #expect(
      asked.output.contains("share_link_creation at L2: asks\n") && asked.output.contains("  --confirmed -> allow at L2\n"), "\(asked)")
    let confirmed = try decide(sandbox, at: "2026-03-02T10:45:00Z", "--action", "share.create_link", "--confirmed", "--trace")
    #expect(confirmed.output.hasPrefix("share.create_link for plan free: allowed\n") && !confirmed.output.contains("--confirmed ->"))
    #expect(confirmed.output.contains("\ncounterfactuals\n  plan = guest -> guest_share_link\n"), "\(confirmed.output)")
  }

  @Test func whatIsOffIsSaid() throws {
    let sandbox = try sandbox(links: 0)
    try sandbox.write("list.json", "[]")
    try sandbox.write("other.json", "{\"at\":1}")
    for (arguments, status, words) in [
      (["--history", "none.json"], 66, "cannot read none.json"),
      (["--history", "list.json"], 1, "list.json is not a valid history: a history must be a JSON object"),
      (["--history", "other.json"], 1, "`at` in the history is not a timestamp"),
      (["--confirmed"], 64, "--confirmed requires --history"),
      (["--snapshot", "--history", "history.json"], 64, "the fact `now` is missing; a history needs the time"),
      (["--history", "history.json"], 64, "the fact `now` is missing; a history needs the time"),
      (["--history", "history.json", "--fact", "now=2026-03-02T10:00:00Z", "--fact", "credits.left=2"], 64, "`credits.left` is counted"),
    ] as [([String], Int32, String)] {
      let run = try sandbox.run(["decide", "--fact", "plan=free"] + arguments)
      #expect(run.status == status && run.output == "" && run.errors.contains(words), "\(arguments): \(run)")
    }
    try sandbox.edit("rules/resets.yaml", "zone: UTC", "zone: Europe/Nowhere")
    let zone = try sandbox.run("decide", "--fact", "plan=free", "--fact", "now=2026-03-02T10:00:00Z", "--history", "history.json")
    #expect(zone.status == 1 && zone.errors.contains("`Europe/Nowhere`"), "\(zone)")
  }
}
