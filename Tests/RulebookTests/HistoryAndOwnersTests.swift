import Foundation
import Testing

/// `rulebook show --history` and `owners`: who changed a rule and why, and who must look at a change.
@Suite struct HistoryAndOwnersTests {
  private func bakery() throws -> Sandbox {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    try sandbox.git(["init", "-q", "-b", "main"])
    try commit(sandbox, "Ana", "First rules")
    return sandbox
  }

  private func commit(_ sandbox: Sandbox, _ author: String, _ message: String) throws {
    try sandbox.git(["add", "-A"])
    try sandbox.git([
      "-c", "user.name=\(author)", "-c", "user.email=a@example.com", "commit", "-q", "--author", "\(author) <a@example.com>", "-m", message,
    ])
  }

  /// The newest first, through the rename of the rule and of its file, with the reasons that the messages give.
  @Test func aRuleIsFollowedThroughRenames() throws {
    let sandbox = try bakery()
    try sandbox.edit("rules/limits.yaml", "free: 3, pro", "free: 5, pro")
    try commit(sandbox, "Ben", "Free users may save five\n\nSupport asked for it.\n- Ticket 7")
    #expect(try sandbox.run("rename", "limit", "saved_items", "kept_items").status == 0)
    try commit(sandbox, "Cem", "Call them kept items")
    try FileManager.default.createDirectory(atPath: sandbox.path("rules/limits"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: sandbox.path("rules/limits.yaml"), toPath: sandbox.path("rules/limits/items.yaml"))
    try sandbox.edit("rules/limits/items.yaml", "=../generated", "=../../generated")
    try commit(sandbox, "Ana", "A folder for limits")
    try sandbox.edit("rules/limits/items.yaml", "free: 5, pro", "free: 6, pro")

    let run = try sandbox.run("show", "kept_items", "--history")
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines[0] == "limit kept_items" && lines[1] == "changed since the last commit", "\(run.output)")
    let order = [
      "Cem  Call them kept items", "renamed from `saved_items`", "Ben  Free users", "Support asked for it.", "- Ticket 7", "Ana  First",
    ]
    var rest = lines[2...]
    for text in order {
      let next = rest.firstIndex { $0.contains(text) }
      #expect(next != nil, "\(text) in \(run.output)")
      if let next { rest = rest[(next + 1)...] }
    }
    let json = try sandbox.run("show", "kept_items", "--history", "--format", "json")
    #expect(json.output.contains("\"body\": \"Support asked for it.\\n- Ticket 7\""), "\(json.output)")
    #expect(json.output.contains("\"renamedFrom\": \"saved_items\"") && json.output.contains("\"uncommitted\": true"), "\(json.output)")
  }

  /// An earlier name leads to the one that the rule has now, also if the last rename is not committed.
  @Test func anEarlierNameLeadsToTheRule() throws {
    let sandbox = try bakery()
    #expect(try sandbox.run("rename", "limit", "saved_items", "kept_items").status == 0)
    let open = try sandbox.run("show", "saved_items", "--history")
    #expect(open.status == 66 && open.errors.contains("it was renamed to `kept_items`"), "\(open)")
    try commit(sandbox, "Cem", "Call them kept items")
    #expect(try sandbox.run("rename", "limit", "kept_items", "stored_items").status == 0)
    for name in ["saved_items", "kept_items"] {
      let run = try sandbox.run("show", name, "--history")
      #expect(run.status == 66 && run.errors.contains("`rulebook show stored_items --history`"), "\(name): \(run)")
    }
  }

  /// A commit that records or cites a decision, or that changes the lock of the rule, says why.
  @Test func theHistorySaysWhy() throws {
    let sandbox = try bakery()
    #expect(
      try sandbox.run("add", "decision", "D-1", "--by", "product", "--because", "Three are used up within a week.", "--on", "2026-03-01")
        .status == 0)
    try sandbox.edit("rules/limits.yaml", "free: 3, pro", "free: 5, pro")
    try commit(sandbox, "Ben", "More items")
    try sandbox.edit("rules/limits.yaml", "free: 5, pro: unlimited}\n", "free: 6, pro: unlimited}\n  locked: {free: LK-1}\n")
    try sandbox.write(
      "rules/locks.yaml",
      "LK-1: {about: Six items., value: 6, holds: limits/saved_items/plans/free, decision: {record: T-7, by: board, \"on\": \"2026-04-01\"}, source: D-2}\n"
    )
    try sandbox.append("rules/decisions.yaml", "D-2: {about: Six., because: It stays so., by: board, \"on\": \"2026-04-01\"}\n")
    try commit(sandbox, "Cem", "Lock it")
    #expect(try sandbox.run("check").status == 0)
    for name in ["saved_items", "limits/saved_items/plans/free"] {
      let run = try sandbox.run("show", name, "--history")
      let because = "decision D-1: Three are used up within a week. (product, 2026-03-01)"
      #expect(run.output.contains(because) && run.output.contains("lock LK-1: T-7 (board, 2026-04-01)"), "\(run.output)\(run.errors)")
      let lines = run.output.split(separator: "\n")
      let (ben, cem) = (lines.firstIndex { $0.contains("Ben") } ?? 0, lines.firstIndex { $0.contains("Cem") } ?? 0)
      #expect(lines.firstIndex { $0.contains("decision D-1") } == ben + 1 && lines.firstIndex { $0.contains("lock LK-1") } == cem + 2)
      #expect(lines.firstIndex { $0.contains("decision D-2: It stays so. (board, 2026-04-01)") } == cem + 1, "\(run.output)")
    }
    let json = try sandbox.run("show", "saved_items", "--history", "--format", "json")
    #expect(json.output.contains("\"name\": \"D-1\"") && json.output.contains("\"because\": \"T-7\""), "\(json.output)")
  }

  /// A value has the history of its lines. A kind is many rules.
  @Test func valuesHaveAHistoryAndKindsDoNot() throws {
    let sandbox = try bakery()
    try sandbox.edit("rules/limits.yaml", "free: 3, pro", "free: 5, pro")
    try commit(sandbox, "Ben", "Free users may save five")
    let value = try sandbox.run("show", "limits/saved_items/plans/free", "--history")
    #expect(value.status == 0 && value.output.hasPrefix("limit saved_items/plans/free\n"), "\(value)")
    #expect(value.output.contains("Ben  Free users"), "\(value.output)")
    let kind = try sandbox.run("show", "limits", "--history")
    #expect(kind.status == 64 && kind.errors.contains("`limits` is a kind with 1 rule; name one of them"), "\(kind.errors)")
    let none = try sandbox.run("show", "saved_item", "--history")
    #expect(none.status == 66 && none.errors.contains("did you mean `saved_items`?"), "\(none.errors)")
  }

  @Test func aRuleThatIsNotCommittedHasNoHistory() throws {
    let sandbox = try bakery()
    #expect(try sandbox.run("add", "copy", "tips").status == 0)
    let run = try sandbox.run("show", "tips", "--history")
    #expect(run.status == 0 && run.output.contains("not committed yet"), "\(run)")
    let none = try Sandbox(empty: ())
    #expect(try none.run("init", "Bakery").status == 0)
    #expect(try none.run("show", "saved_items", "--history").status != 0)
  }

  /// The longest place decides, in the diff as in the file for code hosts.
  @Test func ownersAreNamedByTheDiffAndForCodeHosts() throws {
    let sandbox = try bakery()
    let owners = """
      owners:
        limits: "@bakery/growth"
        copy: ["@bakery/words", "@bakery/legal"]
        facts: "@bakery/data"

      """
    try sandbox.append("rules/manifest.yaml", owners)
    #expect(try sandbox.run("check").status == 0)
    let file = try sandbox.run("report", "codeowners")
    for line in ["/rules/limits.yaml @bakery/growth", "/rules/copy.yaml @bakery/words @bakery/legal", "/rules/facts.yaml @bakery/data"] {
      #expect(
        file.output.split(separator: "\n").contains { $0.split(separator: " ").joined(separator: " ") == line }, "\(line): \(file.output)")
    }
    try commit(sandbox, "Ana", "Owners")
    try sandbox.edit("rules/limits.yaml", "free: 3, pro", "free: 5, pro")
    let diff = try sandbox.run("diff", "HEAD")
    #expect(diff.output.contains("owners: @bakery/growth: limits.yaml"), "\(diff.output)")
    #expect(!diff.output.contains("@bakery/words") && !diff.output.contains("@bakery/data"), "\(diff.output)")
  }

  @Test(arguments: [
    ("limts: \"@a\"", "owners.unknown-place"), ("limits: \"\"", "error"), ("limits: growth", "`growth` is not an owner"),
    ("limits: \"@a/\"", "is not an owner"),
    ("limits: a@b", "is not an owner"),
  ])
  func mistakesInOwnersAreReported(_ line: String, _ expected: String) throws {
    let sandbox = try bakery()
    try sandbox.append("rules/manifest.yaml", "owners:\n  \(line)\n")
    let run = try sandbox.run("check")
    #expect(run.status == 1 && run.output.contains(expected), "\(run.output)")
  }
}
