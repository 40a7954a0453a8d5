import Foundation
import RulesJSON
import Testing

/// `rulebook diff` on folders and on revisions of a temporary repository.
@Suite struct DiffCommandTests {
  /// A sandbox whose rules, those of a small product, are committed.
  private func repository() throws -> Sandbox {
    let sandbox = try KitchenSink.sandbox()
    for words in [["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "The rules"]] { try sandbox.git(words) }
    return sandbox
  }

  @Test func revisionsAndWhatIsThereNow() throws {
    let sandbox = try repository()
    let same = try sandbox.run("diff", "main", "HEAD")
    #expect(same.output == "no changes: both rule books have the same values and give the same answers\n")
    #expect(same.status == 0 && same.errors == "")
    try sandbox.edit("rules/limits.yaml", "walker: 2", "walker: 1")
    let now = try sandbox.run("diff", "HEAD", "--details")
    #expect(now.status == 0 && now.errors == "")
    #expect(now.output.contains("  limits/bags/plans/walker\n      2 -> 1\n"))
    #expect(now.output.contains("needs a release; rules/limits.yaml:3, was HEAD:rules/limits.yaml:3\n"))
    let short = try sandbox.run("diff", "HEAD").output
    #expect(short.contains("The limit `bags` is 1 instead of 2 for walker") && short.split(separator: "\n").count <= 25, "\(short)")
    #expect(now.output.contains("      for example plan=walker, bags.used=1, boat.state=in\n"))
    try sandbox.git(["commit", "-q", "-a", "-m", "One"])
    let json = try JSON.parse(Array(try sandbox.run("diff", "HEAD~1", "HEAD", "--format", "json").output.utf8))
    let change = try #require(json["changes"]?.arrayValue?.first { $0["path"]?.stringValue == "limits/bags/plans/walker" })
    #expect(change["category"]?.stringValue == "tightens" && change["newPlace"]?["file"]?.stringValue == "HEAD:rules/limits.yaml")
    #expect(try sandbox.run("diff", "HEAD~1", "--format", "markdown").output.hasPrefix("<!-- rulebook diff -->\n"))
  }

  /// An override that ended or has not begun is not what `publish` ships, so the change of the shipped value reaches everybody.
  @Test func overridesCountOnTheirDays() throws {
    let sandbox = try KitchenSink.sandbox()
    try sandbox.write(
      "rules/overrides.yaml",
      """
      sea:
        about: At sea.
        profile: dev
        set:
          limits/coats/plans/season:
            {to: 4, because: A trial., by: captain, since: "2026-03-01", from: "2026-03-10", until: "2026-03-20"}
        source: F01 §2
        assumes: A-1

      """)
    for words in [["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "The rules"]] { try sandbox.git(words) }
    try sandbox.edit("rules/limits/sink.yaml", "season: 5", "season: 6")
    for (day, isServed) in [("2026-03-09", false), ("2026-03-10", true), ("2026-03-20", true), ("2026-03-21", false)] {
      let run = try sandbox.run("diff", "HEAD", "--as-of", day)
      #expect(run.status == 0 && run.output.contains("In sea, where a server sets values") == isServed, "\(day): \(run.output)")
    }
  }

  /// Values that the rules contradict are not published as they are. The report says so, and what the values would do.
  @Test func overridesThatTheRulesContradict() throws {
    let sandbox = try KitchenSink.sandbox()
    try sandbox.write(
      "rules/invariants/coats.yaml",
      """
      coats.five:
        about: Five coats in a season.
        has: {in: limits, names: coats, key: plans/season, value: "5"}
        source: F01 §2

      """)
    for words in [["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "The rules"]] { try sandbox.git(words) }
    try sandbox.edit("rules/overrides.yaml", "limits/coats/plans/season: {to: 4,", "limits/coats/plans/season: {to: 3,")
    let run = try sandbox.run("diff", "HEAD", "--as-of", "2026-03-02")
    let said = [
      "`limits/coats/plans/season` is 3 (server, until 2029-12-31) instead of 4 (server).", "`rulebook publish` refuses these values",
      "`coats.five`", "The limit `coats` is 3 instead of 4 for season",
    ]
    #expect(run.status == 0 && said.allSatisfy(run.output.contains), "\(run.output)\(run.errors)")
  }

  @Test func foldersAndFailing() throws {
    let sandbox = try KitchenSink.sandbox()
    try sandbox.copy("rules", to: "before")
    try sandbox.edit("rules/copy/en/sink.yaml", "text: It rains.", "text: It rains a little.")
    #expect(try sandbox.run("diff", "before", "rules").status == 0)
    #expect(try sandbox.run("diff", "before", "rules", "--fail-on", "contract,removes").status == 0)
    #expect(try sandbox.run("diff", "before", "--fail-on", "contract,copy").status == 1)
    let unknown = try sandbox.run("diff", "before", "--fail-on", "words")
    #expect(unknown.status == 64)
  }

  /// The first row that applies counts: in another order, the rows decide differently for somebody, and the output gives an example.
  @Test func rowsInAnotherOrder() throws {
    let sandbox = try Sandbox()
    try sandbox.copy("rules", to: "before")
    let row = "  - {if: goes_without_account, to: gate/account_required}\n"
    try sandbox.edit("rules/router.yaml", row, "")
    try sandbox.edit("rules/router.yaml", "  - {if: session_expired", "\(row)  - {if: session_expired")
    let diff = try sandbox.run("diff", "before", "rules", "--details").output
    #expect(diff.contains("  router/first_match (reordered)\n"), "\(diff)")
    #expect(diff.contains("  guest: auth/reauth first, then the link -> redirects to gate/account_required\n"), "\(diff)")
    #expect(!diff.contains("69 decisions depend on nothing that changed"), "\(diff)")
  }

  /// If several reasons hold, the log has the first one of its field.
  @Test func reasonsInAnotherOrder() throws {
    let sandbox = try Sandbox()
    try sandbox.copy("rules", to: "before")
    try sandbox.edit(
      "rules/records/notifications.yaml", "[system_denied, paused_all, category_off", "[category_off, paused_all, system_denied")
    try sandbox.edit(
      "rules/invariants/records.yaml", "        system_denied, paused_all, category_off", "        category_off, paused_all, system_denied")
    let diff = try sandbox.run("diff", "before", "rules", "--details").output
    #expect(diff.contains("suppressedReason/type/one_of (reordered)\n"), "\(diff)")
    #expect(diff.contains("reason: paused_all -> category_off"), "\(diff)")
  }

  /// People who change an invariant see what the change does, and that the invariant is broken.
  @Test func whatOnlyChecksReportIsCompared() throws {
    let sandbox = try repository()
    try sandbox.edit("rules/limits.yaml", "walker: 2", "walker: 1")
    let clean = try sandbox.run("diff", "HEAD", "--format", "json")
    let invariant = "one_limit: {about: There are two., count: {of: limits, exactly: 99}, source: F01 §1}\n"
    try sandbox.write("rules/invariants/more.yaml", invariant)
    let diff = try sandbox.run("diff", "HEAD")
    #expect(diff.status == 1 && diff.output.contains("The limit `bags` is 1 instead of 2 for walker"), "\(diff.output)")
    #expect(diff.errors.contains("error[invariant.broken]"), "\(diff.errors)")
    #expect(diff.errors.hasSuffix("note: NEW (rules) has 1 error; it is compared as written\n"), "\(diff.errors)")
    #expect(clean.status == 0, "\(clean.errors)")
  }

  @Test func whatCannotBeCompared() throws {
    let sandbox = try repository()
    let none = try sandbox.run("diff", "nowhere")
    #expect(none.status == 66 && none.output == "" && none.errors == "rulebook: nowhere is neither a folder nor a Git revision\n")
    let option = try sandbox.run("diff", "--", "--output=x")
    #expect(option.status == 66 && !FileManager.default.fileExists(atPath: sandbox.path("x")))
    try sandbox.edit("rules/limits.yaml", "walker: 2", "walker: two")
    let broken = try sandbox.run("diff", "HEAD")
    #expect(broken.status == 1 && broken.output == "")
    #expect(broken.errors.contains("--> rules/limits.yaml:3:19"))
    #expect(broken.errors.hasSuffix("rulebook: the rules of NEW (rules) have mistakes, so they cannot be compared\n"), "\(broken.errors)")
    let without = try sandbox.run(["diff", "HEAD"], environment: ["PATH": "/nowhere"])
    #expect(without.status == 66 && without.errors.contains("cannot run `git`"), "\(without.errors)")
    let outside = try Sandbox().run("diff", "HEAD")
    #expect(
      outside.status == 66 && outside.errors.contains("HEAD is not a folder, and rules is not in a Git repository"), "\(outside.errors)")
  }
}
