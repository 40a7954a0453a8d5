import Foundation
import RuleKinds
import RuleQueries
import RulesJSON
import SourceText
import Testing

/// `show`: what a new user needs to know about a rule, on one page.
@Suite struct ShowCommandTests {
  /// The line and the column of a text in a rule file, as `:line:column`.
  private func place(of text: String, in file: String, _ sandbox: Sandbox) throws -> String {
    let content = try sandbox.text(file)
    let range = try #require(content.firstRange(of: text), "`\(text)` is no longer in \(file): adapt the test")
    let before = content[..<range.lowerBound]
    let column = before.unicodeScalars.reversed().prefix { $0 != "\n" }.count + 1
    return ":\(before.utf8.count { $0 == 0x0A } + 1):\(column)"
  }

  private func page(_ id: String) throws -> JSON {
    let questions = try RealQuestions.all.get()
    guard case .rules(let paths) = questions.asked(id), paths.count == 1 else {
      Issue.record("no page, or several: \(id)")
      return .null
    }
    return try #require(questions.page(of: paths[0], examples: [])).json
  }

  /// The page of a sentence, with values that only the tool derives.
  private func rendered(_ key: String) throws -> [JSON] {
    let run = try Tool.ask("show", key, "--format", "json")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    return try #require(try JSON.parse(Array(run.output.utf8)).arrayValue?.first?["words"]?.arrayValue)
  }

  private func names(_ json: JSON?, _ key: String = "name") -> [String] { json?.arrayValue?.compactMap { $0[key]?.stringValue } ?? [] }

  private func users(_ page: JSON, _ kind: String) -> [String] {
    names(page["usedBy"]?.arrayValue?.first { $0["kind"]?.stringValue == kind }?["uses"])
  }

  @Test func aLimit() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("show", "saved_flows")
    #expect(run.status == 0 && run.errors == "")
    let key = try place(of: "saved_flows:", in: "rules/limits.yaml", sandbox)
    #expect(run.output.hasPrefix("limit saved_flows\n  rules/limits.yaml\(key)\n  Flows in a person's library.\n  from CH08 §3.2"))
    for words in [
      "|   undecided: {pro: PH-08-08}                     # a soft cap against abuse may come", "LK-02  plans/free = 2  How many flows",
      "decided in CH00 §5 by product on 2026-01-05", "PH-08-08  plans/pro = unlimited  A soft cap",
      "owner CH15; choices 100 to unlimited; open",
      "no value is remotely overridable", "C-54  A Pro library has no cap", "\n  route gate/cap  rules/routes/gates.yaml",
    ] { #expect(run.output.contains(words), "\(words) is not in:\n\(run.output)") }
  }

  @Test func whoUsesIt() throws {
    let page = try page("saved_flows")
    #expect(
      Set(users(page, "conditions")) == ["flow_read_only", "library_is_full", "library_unlimited"], "a name inside an expression is a use")
    #expect(Set(users(page, "capabilities")) == ["flow.save", "flow.duplicate", "inbox.move_to_library"])
    #expect(users(page, "copy").contains("error.ERR-030"))
    #expect(users(page, "locks") == ["LK-02"], "a lock names it by its path")
    #expect(page["usedBy"]?.arrayValue?.first?["uses"]?.arrayValue?.first?["file"]?.stringValue == "rules/conditions/entitlements.yaml")
  }

  @Test func oneValueOfIt() throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("show", "limits/saved_flows/plans/free")
    let plans = try place(of: "2, pro: unlimited}", in: "rules/limits.yaml", sandbox)
    #expect(run.output.hasPrefix("limit saved_flows, plans/free: 2\n  rules/limits.yaml\(plans)\n"), "\(run.output)")
    #expect(run.output.contains("LK-02") && !run.output.contains("PH-08-08"))
    #expect(try sandbox.run("show", "/limits/saved_flows/plans/free").output == run.output)
    let pro = try page("limits/inbox_items/plans/pro")
    #expect(pro["value"]?.stringValue == "200")
    #expect(names(pro["undecided"], "id") == ["PH-08-09"] && pro["locks"] == nil)
    #expect(names(pro["remote"], "within") == ["50 | 200 | unlimited"])
    #expect(try page("routes/auth/welcome")["name"]?.stringValue == "auth/welcome", "a name may contain slashes")
  }

  @Test func aSentenceWithItsLengths() throws {
    let words = try rendered("inbox.full.receive")
    let free = try #require(words.first { $0["plans"] == .array([.string("free")]) })
    let text = "Inbox full (10). Save or delete an item to accept new imports."
    #expect(free["text"]?.stringValue == text && free["length"] == .int(Int64(text.count)))
    #expect(words.count == 3, "guests, Free, and Pro with what follows it")
    #expect(names(try page("inbox.full.receive")["screens"]) == ["share/view", "receiving_screen"])
  }

  @Test func everyVariantOfASentence() throws {
    let words = try rendered("limit.practice_paywall")
    #expect(words.map { $0["variant"] } == [nil, .int(1)])
    #expect(words[1]["text"]?.stringValue?.hasSuffix("Start a 7-day free trial to keep drilling.") == true)
    let named = try #require(try rendered("notif.N-PRACTICE-SCHEDULED.body").first)
    #expect(named["text"]?.stringValue == "Time to practice: ‹sessionName›.")
    #expect(named["length"] == .int(32), "invisible directional characters are ignored")
    let media = try rendered("error.ERR-040")
    #expect(media.contains { $0["text"]?.stringValue?.contains("2GB") == true })
  }

  /// The example has the numbers of somebody who has reached the limit of the plan, so that no sentence says "3 of 2".
  @Test(arguments: [
    ("gate.inbox_soft_cap", "pro", "Your inbox holds 200 imports."), ("limit.inbox_full_free", "free", "Your inbox is full (10 of 10)."),
    ("limit.component.count", "free", "2 of 2 saved."), ("limit.upload_file.count", "pro", "100MB of 100MB."),
    ("storage.meter.usage", "pro", "2GB of 2GB used, 0B left."),
  ])
  func numbersOfALimitFit(key: String, plan: String, text: String) throws {
    let words = try rendered(key)
    let example = try #require(words.first { $0["plans"]?.arrayValue?.contains(.string(plan)) == true })
    #expect(example["text"]?.stringValue?.hasPrefix(text) == true, "\(example)")
  }

  @Test func aSentenceOfOnePlanHasItsNumber() throws {
    let words = try rendered("gate.inbox_soft_cap")
    #expect(words.count == 1, "no other plan gets it, so no other number stands in it: \(words)")
  }

  @Test func whereAnErrorAndANotificationLead() throws {
    #expect(names(try page("ERR-052")["screens"]) == ["modal"])
    let overdue = try page("N-MAINT-OVERDUE")
    #expect(names(overdue["screens"]) == ["maintenance"])
    #expect(overdue["screens"]?.arrayValue?.first?["via"] == .array([.string("deep link maintenance_overdue")]))
    #expect(names(overdue["remote"], "inside") == ["switched_on"], "a default that is not written can be overridden")
    #expect(names(try page("error.ERR-032")["screens"]).contains("cap_sheet"))
  }

  @Test func registerEntries() throws {
    let decision = try page("C-58")
    #expect(users(decision, "capabilities") == ["flow.save_draft"] && users(decision, "downgrade") == ["drafts"])
    let lines = try page("C-77")["definition"]?["lines"]?.arrayValue ?? []
    #expect(lines.contains(.string("  instead_of: [Planned sessions ignore quiet hours]")))
    #expect(names(try page("PH-08-09")["inForce"], "path") == ["limits/inbox_items/plans/pro"])
    #expect(names(try page("PH-30-01")["inForce"], "path") == ["ladder/share_link_creation"])
    #expect(names(try page("LK-02")["inForce"], "value") == ["2"])
    #expect(names(try page("capabilities/flow.merge/plans/guest")["waivers"], "id") == ["dead-guest-merge"])
  }

  @Test func namesThatSeveralHave() throws {
    let all = try Tool.ask("show", "inbox").output
    for title in ["route inbox\n", "deep link inbox\n", "notification category inbox\n"] { #expect(all.contains(title), "\(title)") }
    let one = try Tool.ask("show", "inbox", "--kind", "routes").output
    #expect(one.hasPrefix("route inbox\n") && !one.contains("deep link inbox\n"))
    #expect(try Tool.ask("show", "inbox", "--kind", "route").output == one)
    #expect(try Tool.ask("show", "err-052").output.hasPrefix("error ERR-052\n"))
  }

  @Test func sections() throws {
    let questions = try RealQuestions.all.get()
    func citing(_ text: String) -> [String] {
      guard case .section(_, let rules) = questions.asked(text) else { return [] }
      return rules.map(\.description)
    }
    let section = citing("CH27 §4.2")
    #expect(section.contains("/notifications/N-MAINT-OVERDUE") && section.contains("/assumptions/C-71"))
    #expect(citing("ch27 4.2") == section, "the section sign and the case are optional")
    #expect(Set(citing("CH27 §4")).isSuperset(of: section), "a section includes its subsections")
    #expect(citing("CH27 §4.22").isEmpty && Set(citing("CH27 §1")).isDisjoint(with: citing("CH27 §10")))
    let run = try Tool.ask("show", "CH27 §4.2")
    #expect(run.output.hasPrefix("\(section.count) rules citing CH27 §4.2\n") && run.output.contains("notification N-MAINT-OVERDUE "))
  }

  @Test func kinds() throws {
    #expect(try Tool.ask("show", "plans").output.hasPrefix("5 rules in plans\n"))
    #expect(try Tool.ask("show", "settings").output.hasPrefix("route settings\n"), "a rule comes before a kind")
    #expect(try Tool.ask("show", "--kind", "settings").output.contains("setting grace_window "))
    // The product records no decision.
    #expect(try Tool.ask("show", "--kind", "decision").errors.contains("no decision is declared"))
    #expect(try Tool.ask("show", "--kind", "deep-link").status == 0)
    #expect(try Tool.ask("show", "--kind", "setings").errors.contains("did you mean `settings`?"))
  }

  @Test func whatIsNotThere() throws {
    let near = try Tool.ask("show", "saved_flow")
    #expect(near.status == 1 && near.output == "")
    #expect(near.errors.contains("did you mean `saved_flows`?") && near.errors.contains("rulebook find"))
    let far = try Tool.ask("show", "the thing with the inbox")
    #expect(far.status == 1 && far.errors.contains("`rulebook find \"the thing with the inbox\"`"))
    #expect(try Tool.ask("show", "limits/saved_flows/plans/king").status == 1)
    #expect(try Tool.ask("show", "").status == 1)
    #expect(try Tool.ask("show").status == 64)
    #expect(try Tool.ask("show", "inbox", "--kind", "limits").errors.contains("no rule of kind `limits` is named `inbox`"))
  }

  @Test func everyRuleHasAPage() throws {
    let questions = try RealQuestions.all.get()
    #expect(questions.index.rules.count > 1000)
    for rule in questions.index.rules {
      let page = try #require(questions.page(of: rule.path, examples: []), "\(rule.path)")
      #expect(page.text.hasPrefix("\(rule.singular) \(rule.name)\n"))
      // The locations on a page are correct: the line contains the name.
      guard case .int(let line) = page.json["line"], let file = page.json["file"]?.stringValue else {
        Issue.record("no location: \(rule.path)")
        continue
      }
      let source = try #require(questions.sources.files.first { $0.path == file })
      #expect(source.line(Int(line)).contains(rule.name), "\(rule.path)")
    }
  }

  /// Every name that the compiler resolved as a use is found from both ends.
  @Test func everyUseHasTwoEnds() throws {
    let index = try RealQuestions.all.get().index
    var count = 0
    for rule in index.rules {
      for use in index.uses(of: rule.path) {
        count += 1
        #expect(index.uses(by: use.user).contains { $0.path == use.path && $0.target == use.target }, "\(use.path)")
        // A citation continues after the document's name. The name of a column is the last part of the path.
        guard use.form == .name, rule.kind != "documents" else { continue }
        #expect(index.written(use.path) == rule.name || use.path.parts.last == rule.name, "\(use.path)")
      }
    }
    #expect(count > 4000)
  }

  /// Governance files must be valid. A user who searches for a mistake can still use `find` (`FindCommandTests`).
  @Test func aReportOfBrokenRulesIsRefused() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/limits.yaml", "free: 2, pro", "free: 3, pro")
    let run = try sandbox.run("report")
    #expect(run.status == 1 && run.output == "" && run.errors.contains("error[lock.changed]"))
  }

  /// The page of the contract lists every key that the tool prints.
  @Test func theContractNamesEveryKey() throws {
    let page = String(decoding: try Data(contentsOf: Tool.packageFolder.appendingPathComponent("docs/ship/command-line.md")), as: UTF8.self)
    let questions = try RealQuestions.all.get()
    var keys: Set<String> = []
    func collect(_ json: JSON) {
      for member in json.objectValue ?? [] {
        keys.insert(member.key)
        collect(member.value)
      }
      for item in json.arrayValue ?? [] { collect(item) }
    }
    for rule in questions.index.rules { questions.page(of: rule.path, examples: []).map { collect($0.json) } }
    for value in ["limits/inbox_items/plans/pro", "capabilities/flow.merge/plans/guest"] {
      try questions.index.resolve(value).map { collect(try #require(questions.page(of: $0, examples: [])).json) }
    }
    for finding in questions.find("saved", examples: []) { collect(finding.json) }
    for register in [
      questions.overview, questions.placeholders, questions.locks, questions.assumptions, questions.waivers, questions.counts,
    ] { collect(register.json) }
    #expect(keys.count > 40)
    for key in keys { #expect(page.contains("`\(key)`"), "\(key)") }
  }
}
