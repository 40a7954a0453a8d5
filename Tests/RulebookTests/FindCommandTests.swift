import Foundation
import RuleQueries
import RulesJSON
import Testing

/// `find`: from a few words to the location in the rules.
@Suite struct FindCommandTests {
  private func found(_ text: String, in sandbox: Sandbox, _ more: String...) throws -> [JSON] {
    let run = try sandbox.run(["find", text, "--format", "json"] + more)
    #expect(run.status == 0, "\(text): \(run.errors)")
    return try JSON.parse(Array(run.output.utf8)).arrayValue ?? []
  }

  private func names(_ found: [JSON]) -> [String] { found.compactMap { $0["name"]?.stringValue } }

  /// Searches of a new user.
  @Test(arguments: [
    ("N-MAINT-OVERDUE", "notifications", "N-MAINT-OVERDUE"), ("overdue item", "copy", "notif.N-MAINT-OVERDUE.body"),
    ("ERR-052", "errors", "ERR-052"), ("keep editing or discard", "copy", "error.ERR-052"), ("L3 cooldown", "ladder_levels", "L3"),
    ("inbox full", "copy", "inbox.full.receive"), ("saved flows", "limits", "saved_flows"),
    ("accounts can save", "copy", "error.ERR-030"), ("quiet hours", "settings", "quiet_hours_start"),
  ])
  func aStrangerFinds(_ text: String, _ kind: String, _ name: String) throws {
    let found = try RealQuestions.all.get().find(text, examples: []).map(\.json)
    let isThere = found.contains { $0["kind"]?.stringValue == kind && $0["name"]?.stringValue == name }
    #expect(isThere, "\(names(found))")
  }

  @Test func sentencesAsPeopleReadThem() throws {
    let sandbox = try Sandbox()
    #expect(try names(found("Inbox full (10)", in: sandbox)) == ["inbox.full.receive"])
    #expect(try sandbox.run("find", "2 saved flows").output.contains("copy key limit.no_shame_example  Free plan includes «2 saved flows»"))
    #expect(try sandbox.run("find", "7-day free trial").output.contains("limit.practice_paywall"), "a variant, too")
    try sandbox.edit("rules/limits.yaml", "pro: 200}", "pro: 50}")
    #expect(try names(found("up to 50 imports", in: sandbox)) == ["error.ERR-032"], "the number comes from the rule")
  }

  @Test func lettersThatLookAlike() throws {
    let button = "\nwave:\n  about: Zum Café “Ñandú” — wave… it’s\u{00A0}fine.\n  label: storage.cap.cancel\n  source: CH08 §7\n"
    let questions = try RealQuestions.read(appending: ("buttons/sync.yaml", button))
    for text in ["café", "CAFE", "cafe\u{301}", "\"nandu\" - wave... it's fine", "it’s fine", "ñandú”"] {
      #expect(names(questions.find(text, examples: []).map(\.json)).contains("wave"), "\(text)")
    }
    let line = try #require(questions.find("nandu", examples: []).first).line { "«\($0)»" }
    #expect(line.contains("“«Ñandú»”"), "the text stays unchanged")
    #expect(names(questions.find("you’ve got", examples: []).map(\.json)).contains("notif.N-MAINT-OVERDUE.body"))
  }

  @Test func theBestComesFirst() throws {
    let questions = try RealQuestions.all.get()
    let saved = questions.find("saved", examples: []).map(\.json)
    #expect(saved.first?["text"]?.stringValue == "Saved", "a whole sentence comes before a part of one")
    #expect(names(saved).count == Set(saved.map { "\($0["kind"]?.stringValue ?? "")/\($0["name"]?.stringValue ?? "")" }).count, "each once")
    for finding in saved where finding["match"] != nil {
      guard case .int(let start) = finding["match"]?["start"], case .int(let end) = finding["match"]?["end"] else { continue }
      let text = Array((finding["text"]?.stringValue ?? "").unicodeScalars)[Int(start)..<Int(end)]
      #expect(String(String.UnicodeScalarView(text)).lowercased() == "saved")
    }
    // Matches at the beginning of a word come before matches in the middle.
    let begins = questions.find("dent", examples: []).map(\.json).compactMap { finding -> Bool? in
      // A match in a name has no location in a text.
      guard case .int(let start) = finding["match"]?["start"] else { return nil }
      if start == 0 { return true }
      let before = Array((finding["text"]?.stringValue ?? "").unicodeScalars)[Int(start) - 1]
      return !before.properties.isAlphabetic
    }
    #expect(begins == begins.sorted { $0 && !$1 })
  }

  @Test func nothingIsEndless() throws {
    let run = try Tool.ask("find", "the", "--most", "5")
    #expect(
      run.lines.count == 6 && run.lines.last?.firstMatch(of: #/^and \d+ more; `--most \d+` prints all results$/#) != nil, "\(run.output)")
    #expect(try Tool.ask("find", "the", "--most", "0").status == 64)
    #expect(try Tool.ask("find", "inbox", "full").output == (try Tool.ask("find", "inbox full").output))
    let coloured = try Tool.ask("find", "inbox full", "--color", "always").output
    #expect(coloured.contains("\u{1B}[1m«Inbox full»"))
  }

  @Test func numbersOfLimitsAndSettings() throws {
    let questions = try RealQuestions.all.get()
    let found = questions.find("2GB", examples: []).map(\.json)
    #expect(found.contains { $0["kind"]?.stringValue == "limits" && $0["name"]?.stringValue == "media_bytes" })
    #expect(names(questions.find("10", examples: []).map(\.json)).contains("inbox_items"))
  }

  /// A user who searches for a mistake can still use `find`.
  @Test func rulesWithMistakesAnswerToo() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/gates.yaml", "dismiss: not_now", "dismiss: not_nov")
    let found = try sandbox.run("find", "saved flows")
    #expect(found.status == 0 && found.output.contains("limit saved_flows") && found.errors.contains("the rules have mistakes"))
    let page = try sandbox.run("show", "saved_flows")
    #expect(page.status == 0 && page.output.hasPrefix("limit saved_flows") && page.errors.contains("the rules have mistakes"))
    #expect(try sandbox.run("report").status == 1)
  }

  @Test func nothingFound() throws {
    let near = try Tool.ask("find", "saved flwos")
    #expect(near.status == 1 && near.output == "" && near.errors.contains("did you mean `saved flows`?"))
    let far = try Tool.ask("find", "zzzzzz")
    #expect(far.status == 1 && far.errors == "rulebook: no rule contains `zzzzzz`\n")
    #expect(try Tool.ask("find", " ").status == 1)
    let json = try Tool.ask("find", "zzzzzz", "--format", "json")
    #expect(json.status == 1 && json.output == "[]\n" && !json.errors.isEmpty)
    let odd = try Tool.ask("find", "zz\u{1B}[31m" + String(repeating: "z", count: 500))
    #expect(!odd.errors.contains("\u{1B}") && odd.errors.utf8.count < 200)
    #expect(try Tool.ask("find").status == 64)
  }
}
