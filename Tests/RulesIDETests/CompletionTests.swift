import RulesCompiler
import RulesIDE
import RulesJSON
import TestSupport
import Testing

/// Completion at a marked place: `|` is the cursor.
@Suite struct CompletionTests {
  private func complete(_ text: String, in name: String) throws -> [(label: String, item: JSON)] {
    let cursor = try #require(text.lastIndex(of: "|"))
    let parts = [text[..<cursor], text[text.index(after: cursor)...]]
    var editing = try Editing(Pool.files)
    // The server analyzes the files as they are before the edit.
    editing.open(name)
    editing.edit(name, 0..<(editing.texts[name] ?? "").utf8.count, String(parts[0] + parts[1]))
    let before = String(parts[0])
    let line = before.count { $0 == "\n" }
    let character = before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
    let list = try editing.request(
      "textDocument/completion", editing.file(name, more: #", "position": {"line": \#(line), "character": \#(character)}"#))
    let items = list["items"]?.arrayValue ?? []
    return items.map { ($0["label"]?.stringValue ?? "", $0) }.sorted {
      ($0.1["sortText"]?.stringValue ?? "") < ($1.1["sortText"]?.stringValue ?? "")
    }
  }

  private func labels(_ text: String, in name: String) throws -> [String] { try complete(text, in: name).map(\.label) }

  @Test func keysOfAnEntry() throws {
    let keys = try labels("visits:\n  about: Visits.\n  |\n  used: visits.count\n", in: "limits.yaml")
    #expect(keys.prefix(1) == ["plans"], "required keys come first: \(keys.prefix(5))")
    #expect(keys.contains("when_full") && !keys.contains("about") && !keys.contains("used"))
    let typed = try complete("visits:\n  about: Visits.\n  pl|", in: "limits.yaml").first { $0.label == "plans" }
    #expect(typed?.item["textEdit"]?["newText"] == .string("plans: {swimmer: $1, visitor: $2}"))
    #expect(typed?.item["textEdit"]?["range"]?["start"]?["character"] == .int(2))
    #expect(typed?.item["documentation"]?.stringValue?.isEmpty == false)
  }

  @Test(arguments: ["visits: {about: V., |}\n", "visits: {about: V.,\n  |\n", "visits: {|, about: V.}\n", "visits:\n  about: V.\n\n  |"])
  func keysInAnyForm(text: String) throws {
    let keys = try labels(text, in: "limits.yaml")
    #expect(keys.contains("plans") && !keys.contains("about"), "\(keys)")
  }

  @Test func columns() throws {
    #expect(try labels("visits:\n  plans: {visitor: none, |}\n", in: "limits.yaml") == ["swimmer"])
    #expect(try labels("visits:\n  plans:\n    |\n", in: "limits.yaml") == ["swimmer", "visitor"])
  }

  @Test(arguments: [
    "visits:\n  when_full: {swimmer: |}\n", "visits:\n  when_full: {swimmer: too|}\n", "visits:\n  when_full:\n    swimmer: |\n",
    "visits:\n  when_full: {swimmer: \"|\"}\n",
  ])
  func names(text: String) throws {
    #expect(try labels(text, in: "limits.yaml") == ["no_ticket", "too_cold", "too_often", "unclear"])
  }

  @Test func wordsInsteadOfNames() throws {
    var editing = try Editing(Pool.files)
    editing.open("capabilities.yaml")
    let list = try editing.request("textDocument/completion", editing.after("visitor: no_", in: "capabilities.yaml"))
    let labels = list["items"]?.arrayValue?.compactMap { $0["label"]?.stringValue } ?? []
    #expect(labels.contains("allow") && labels.contains("no_ticket"), "\(labels)")
  }

  @Test func namesInLists() throws {
    #expect(try labels("swim:\n  first_match:\n    - {if: |}\n", in: "actions.yaml") == ["cold", "paid"])
    #expect(try labels("swim:\n  first_match:\n    - {|}\n", in: "actions.yaml").contains("require"))
    #expect(try labels("swim:\n  first_match:\n    - |\n", in: "actions.yaml").contains("require"))
    #expect(try labels("swim:\n  effects: [|]\n", in: "actions.yaml") == ["swimming"])
  }

  @Test func choicesAndBooleans() throws {
    #expect(try labels("x:\n  unit: |\n", in: "limits.yaml") == ["bytes", "characters", "count"])
    #expect(try labels("x:\n  resumes: |\n", in: "actions.yaml") == ["false", "true"])
  }

  @Test func conditions() throws {
    let start = try labels("cold:\n  when: |\n", in: "conditions.yaml")
    #expect(["water.degrees", "settings.warm_from", "limits.visits", "plan_can", "plan"].allSatisfy(start.contains), "\(start)")
    #expect(start.firstIndex(of: "ticket.paid") ?? 99 < start.firstIndex(of: "water.degrees") ?? 0, "Boolean names come first")
    let compared = try labels("cold:\n  when: water.degrees < |\n", in: "conditions.yaml")
    #expect(
      compared.firstIndex(of: "visits.count") ?? 99 < compared.firstIndex(of: "ticket.paid") ?? 0, "names of the same type come first")
    #expect(try labels("cold:\n  when: plan == '|'\n", in: "conditions.yaml") == ["swimmer", "visitor"])
    #expect(try labels("cold:\n  when: plan in ['swimmer', '|\n", in: "conditions.yaml") == ["swimmer", "visitor"])
    #expect(try labels("cold:\n  when: plan_can('|\n", in: "conditions.yaml") == ["swim"])
    #expect(try labels("cold:\n  when: plan == |\n", in: "conditions.yaml").prefix(2) == ["'swimmer'", "'visitor'"])
    let word = try complete("cold:\n  when: ticket.paid && water.d|\n", in: "conditions.yaml").first { $0.label == "water.degrees" }
    #expect(word?.item["textEdit"]?["range"]?["start"]?["character"] == .int(23))
  }

  @Test func placeholdersOfASentence() throws {
    #expect(try labels("full_count: {where: Board, text: \"{|\", values: {used: \"visits.count\"}}\n", in: "copy.yaml") == ["used"])
  }

  @Test func sources() throws {
    #expect(try labels("x: {source: |}\n", in: "limits.yaml") == ["P1"])
  }

  @Test func undeclaredNamesComeFirst() throws {
    var editing = try Editing(Pool.files)
    editing.open("limits.yaml")
    try editing.replace("too_often", with: "too_many", in: "limits.yaml")
    editing.open("reasons.yaml")
    let end = (editing.texts["reasons.yaml"] ?? "").count { $0 == "\n" }
    let list = try editing.request(
      "textDocument/completion", editing.file("reasons.yaml", more: #", "position": {"line": \#(end), "character": 0}"#))
    #expect(list["items"]?.arrayValue?.map { $0["label"] } == [.string("too_many"), .string("new reason")])
  }

  @Test func factsOfAScenario() throws {
    let file = try #require(Pool.files.first { $0.name.hasPrefix("scenarios/") })
    let text = String(decoding: file.bytes, as: UTF8.self)
    let keys = try labels(text + "another:\n  about: More.\n  given: {|}\n", in: file.name)
    #expect(keys.contains("ticket.paid") && keys.contains("water.degrees"), "\(keys)")
  }

  @Test(arguments: ["# |\n", "x: 1 # |\n", "x: |\n  text\n  |"]) func nothingInComments(text: String) throws {
    #expect(try labels(text, in: "limits.yaml").isEmpty)
  }

  @Test func theRulePageIsLoadedOnDemand() throws {
    var editing = try Editing(Pool.files)
    editing.open("limits.yaml")
    let list = try editing.request("textDocument/completion", editing.after("swimmer: too", in: "limits.yaml"))
    let item = try #require(list["items"]?.arrayValue?.first { $0["label"] == .string("too_cold") })
    let full = try editing.request("completionItem/resolve", Editing.json(item))
    #expect(full["documentation"]?["value"]?.stringValue?.contains("The water is cold.") == true)
  }
}
