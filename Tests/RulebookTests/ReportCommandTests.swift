import Foundation
import RuleKinds
import RuleQueries
import RulesJSON
import Testing

/// `report`: the governance files, for product managers.
@Suite struct ReportCommandTests {
  private func registers() throws -> [(String, ReportTable)] {
    let all = try RealQuestions.all.get()
    return [
      ("placeholders", all.placeholders), ("locks", all.locks), ("assumptions", all.assumptions), ("waivers", all.waivers),
      ("milestones", all.milestones), ("decisions", all.decisions), ("overrides", all.overrides),
      ("counts", all.counts),
    ]
  }

  private func rows(_ arguments: [String], in sandbox: Sandbox) throws -> [JSON] {
    let run = try sandbox.run(["report"] + arguments + ["--format", "json"])
    #expect(run.status == 0, "\(run.errors)")
    return try JSON.parse(Array(run.output.utf8)).arrayValue ?? []
  }

  private func row(_ id: String, _ rows: [JSON]) throws -> JSON { try #require(rows.first { $0["id"]?.stringValue == id }, "\(id)") }

  @Test func overridesThatBeginAndEnd() throws {
    let sandbox = try Sandbox()
    func override(_ path: String, _ days: String) -> String {
      "    \(path): {to: 45m, because: A test., by: safety, since: \"2026-11-20\"\(days)}\n"
    }
    let vector = "ladder/share_link_creation/levels"
    try sandbox.append(
      "rules/overrides/staging.yaml",
      "  set:\n" + override("\(vector)/L3/block", ", from: \"2026-12-01\", until: \"2026-12-10\"")
        + override("ladder/login_attempts/levels/L3/block", ""))
    func states(_ day: String) throws -> [String?] {
      try rows(["overrides", "--as-of", day], in: sandbox).map { $0["state"]?.stringValue }
    }
    #expect(try states("2026-11-28") == ["begins in 3 days", "in force"])
    #expect(try states("2026-12-08") == ["ends in 2 days", "in force"])
    #expect(try states("2026-12-11") == ["ended; publish again", "in force"])
    #expect(try sandbox.run("report", "--as-of", "2026-12-08").output.contains("next ends on 2026-12-10, in 2 days"))
    #expect(try sandbox.run("report", "--as-of", "2026-12-09").output.contains("next ends on 2026-12-10, tomorrow"))
  }

  @Test func theOverview() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("report", "--as-of", "2026-12-21")
    #expect(run.status == 0 && run.output.hasPrefix("handz, as of 2026-12-21\n"))
    #expect(run.output.contains("next expires on 2026-12-31, in 10 days"))
    for row in try rows([], in: sandbox) {
      let subject = try #require(row["register"]?.stringValue)
      let full = try #require(try registers().first { $0.0 == subject }).1.json.arrayValue
      if subject != "counts" { #expect(row["count"] == .int(Int64(full?.count ?? 0)), "\(subject)") }
    }
  }

  @Test func placeholders() throws {
    let sandbox = try Sandbox()
    let inbox = try row("PH-08-09", try rows(["placeholders"], in: sandbox))
    #expect(inbox["owner"] == .string("CH18") && inbox["choices"] == .string("50 | 200 | unlimited") && inbox["state"] == .string("open"))
    #expect(inbox["inForce"]?.arrayValue?.map { $0["value"] } == [.string("200")])
    try sandbox.edit(
      "rules/placeholders/entitlements.yaml", "  options: [50, 200, unlimited]\n",
      "  options: [50, 200, unlimited]\n  accepted: {by: product, \"on\": \"2026-02-01\", until: \"2026-03-01\"}\n")
    try sandbox.edit(
      "rules/placeholders/entitlements.yaml", "  range: [1h, 168h]\n",
      "  range: [1h, 168h]\n  decided: {record: \"CH00 §9\", by: product, \"on\": \"2026-02-01\"}\n")
    let before = try rows(["placeholders", "--as-of", "2026-02-15"], in: sandbox)
    #expect(try row("PH-08-09", before)["state"] == .string("accepted by product until 2026-03-01"))
    #expect(try row("PH-08-10", before)["state"] == .string("decided in CH00 §9 by product on 2026-02-01"))
    let after = try rows(["placeholders", "--as-of", "2026-03-02"], in: sandbox)
    #expect(try row("PH-08-09", after)["state"] == .string("accepted by product until 2026-03-01, expired"))
  }

  @Test func locksAndAssumptions() throws {
    let all = try RealQuestions.all.get()
    let lock = try row("LK-11", try #require(all.locks.json.arrayValue))
    #expect(lock["holds"]?.arrayValue?.count == 3 && lock["value"] == .string("10"))
    #expect(lock["keptBy"] == .array([.string("branches.always_counted")]))
    let assumptions = try #require(all.assumptions.json.arrayValue)
    #expect(try row("C-77", assumptions)["insteadOf"] == .array([.string("Planned sessions ignore quiet hours")]))
    // Five rules, three scenarios, and the requirements.
    #expect(try row("C-58", assumptions)["rules"] == .int(9))
  }

  @Test func waiversCountTheDays() throws {
    let sandbox = try Sandbox()
    #expect(try row("dead-guest-merge", try rows(["waivers", "--as-of", "2026-12-01"], in: sandbox))["days"] == .int(30))
    #expect(try row("dead-guest-merge", try rows(["waivers", "--as-of", "2027-01-10"], in: sandbox))["days"] == .int(-10))
  }

  @Test func everyFormOfEveryRegister() throws {
    // The product has no decisions and no overrides yet.
    for (subject, register) in try registers() where !["decisions", "overrides"].contains(subject) {
      let count = register.json.arrayValue?.count ?? 0
      let table = register.markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
      #expect(table.count == count + 2, "\(subject)")
      let bars = table.map { line in line.replacingOccurrences(of: "\\|", with: "").count { $0 == "|" } }
      #expect(Set(bars).count == 1, "\(subject): a cell breaks the table")
      let lines = register.text.split(separator: "\n")
      #expect(lines.count >= count + 3 && lines.allSatisfy { $0.count <= 240 }, "\(subject)")
    }
  }

  @Test func theCommandPrintsThem() throws {
    let all = try RealQuestions.all.get()
    #expect(try Tool.ask("report", "counts").output == all.counts.text + "\n")
    #expect(try Tool.ask("report", "locks", "--format", "markdown").output == all.locks.markdown + "\n")
    #expect(try Tool.ask("report", "everything").status == 64)
    #expect(try Tool.ask("report", "--format", "html").status == 64)
  }

  @Test func copyWithoutTranslations() throws {
    let run = try Tool.ask("report", "copy")
    #expect(run.status == 0 && run.output.contains("sentences in `en`, no translations") && run.output.contains("create `copy/de.yaml`"))
    let json = try JSON.parse(Array(try Tool.ask("report", "copy", "--format", "json").output.utf8))
    #expect(json["language"] == .string("en") && json["translations"] == .array([]))
    #expect(json["sentences"] == .int(Int64(try RealQuestions.all.get().book.copy.count)))
  }

  @Test func copyThatIsMissingOrStale() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "rules/copy/de.yaml",
      "auth.conversion.secondary.not_now: \"Jetzt nicht\"\ngate.upload.free: {title: \"Uploads gibt es mit Pro.\", text: \"Teile Videos als Link.\", of: \"Something else.\"}\n"
    )
    try sandbox.write("rules/copy/de-AT.yaml", "auth.conversion.secondary.not_now: \"Jetzt net\"\n")
    let run = try sandbox.run("report", "copy", "--format", "json")
    #expect(run.status == 0, "\(run.errors)")
    let json = try JSON.parse(Array(run.output.utf8))
    let languages = try #require(json["translations"]?.arrayValue)
    #expect(languages.map { $0["language"] } == [.string("de"), .string("de-AT")])
    #expect(languages.map { $0["fallsBackTo"] } == [.array([.string("en")]), .array([.string("de"), .string("en")])])
    #expect(languages.map { $0["translated"] } == [.int(2), .int(1)])
    let copy = try RealQuestions.all.get().book.copy
    #expect(languages.map { $0["missing"]?.arrayValue?.count } == [copy.count - 2, copy.count - 1])
    let missing = try #require(languages[0]["missing"]?.arrayValue)
    #expect(missing.allSatisfy { one in one["text"] == .string(copy[one["key"]?.stringValue ?? ""]?.text.words ?? "") })
    let stale = try #require(languages[0]["stale"]?.arrayValue)
    #expect(stale.map { $0["key"] } == [.string("gate.upload.free")] && stale[0]["was"] == .string("Something else."))
    #expect(stale[0]["now"] == .string(try #require(copy["gate.upload.free"]).text.words))
    let text = try sandbox.run("report", "copy").output
    #expect(text.contains("de-AT: missing translations") && text.contains("de: outdated translations"))
    #expect(try sandbox.run("report", "copy", "--format", "markdown").output.contains("## de: missing translations"))
    let check = try sandbox.run("check")
    #expect((check.output + check.errors).contains("warning[copy.stale-translation]") && check.status == 0)
  }
}
