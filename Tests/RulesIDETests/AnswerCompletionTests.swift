import RulesCompiler
import RulesJSON
import TestSupport
import Testing

/// Completion and hover of the keys of answers and requests, in scenarios.
@Suite struct AnswerCompletionTests {
  private static let file = "scenarios/swim.yaml"

  /// Returns the labels at the end of a text.
  private func labels(_ text: String) throws -> [String] {
    var editing = try Editing(Pool.files)
    editing.open(Self.file)
    return try Self.items(text, Self.file, &editing).compactMap { $0["label"]?.stringValue }
  }

  private static func items(_ text: String, _ name: String, _ editing: inout Editing) throws -> [JSON] {
    editing.edit(name, 0..<(editing.texts[name] ?? "").utf8.count, text)
    let line = text.count { $0 == "\n" }
    let character = text.split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
    let list = try editing.request(
      "textDocument/completion", editing.file(name, more: #", "position": {"line": \#(line), "character": \#(character)}"#))
    return list["items"]?.arrayValue ?? []
  }

  @Test(arguments: [
    "new: {when: {may: swim}, then: {", "new:\n  when: {may: swim}\n  then: {", "new:\n  when: {may: swim}\n  then:\n    ",
    "new:\n  when: {may: swim}\n  cases:\n    - {given: {plan: visitor}, then: {", "new:\n  when: {may: swim}\n  cases:\n    - then: {",
    "new:\n  steps:\n    - {when: {may: swim}, then: {allowed: false, ", "new:\n  when:\n    may: swim\n  steps:\n    - then:\n        ",
    "new:\n  when: {ask: plan}\n  steps:\n    - when: {may: swim}\n      each: {",
  ]) func keysOfAnAnswer(text: String) throws {
    let keys = try labels(text)
    #expect(["reasonCode", "gateType", "limits", "copy"].allSatisfy(keys.contains), "\(keys)")
    #expect(keys.contains("allowed") != text.contains("allowed"), "a key that is there is not proposed again")
  }

  @Test func keysFollowTheQuestion() throws {
    #expect(try labels("new:\n  when: {ask: overview}\n  then: {") == ["plan", "limits", "ladder", "undecided"])
    #expect(try labels("new:\n  when: {ask: overview}\n  then: {limits: [{").contains("id"))
    #expect(try labels("new:\n  when: {ask: overview}\n  then: {limits: {contains: [{").contains("id"))
    #expect(try labels("new:\n  when: {ask: nothing}\n  then: {").isEmpty)
    #expect(try labels("new:\n  then: {").isEmpty, "without a question, no answer is known")
  }

  @Test func valuesOfAnAnswer() throws {
    let start = "new:\n  when: {may: swim}\n  then: {"
    #expect(try labels(start + "allowed: ") == ["true", "false", "none"])
    #expect(try labels(start + "reasonCode: ").contains("too_often"))
    #expect(try labels(start + "reasonCode: too").contains("too_often"))
    #expect(try labels(start + "effects: [").contains("swimming"))
    #expect(try labels(start + "limits: ").contains("contains"))
  }

  @Test func itemsOfLists() throws {
    let names = try labels("new:\n  when: {may: swim}\n  then: {buttons: [")
    #expect(names.contains("buy") || names.contains("id"), "\(names)")
    #expect(try labels("new:\n  when: {ask: overview}\n  then: {limits: [{used: {") == ["at_least", "at_most"])
    #expect(try labels("new:\n  when: {may: swim}\n  then: {limits: {").contains("contains"))
  }

  /// A new file of scenarios knows the facts, of which the plan is one.
  @Test(arguments: ["new:\n  given: {", "new:\n  given:\n    ", "new:\n  cases:\n    - {given: {visits.count: 1, "]) func facts(
    text: String
  ) throws {
    let names = try labels(text)
    #expect(["plan", "ticket.paid", "water.degrees"].allSatisfy(names.contains), "\(names)")
    #expect(names.contains("visits.count") != text.contains("visits.count"))
  }

  @Test func valuesOfFacts() throws {
    #expect(try labels("new:\n  given: {plan: ").sorted() == ["swimmer", "visitor"])
    #expect(
      try labels("new:\n  given: {ticket.paid: ") == ["false", "true"] || labels("new:\n  given: {ticket.paid: ") == ["true", "false"])
  }

  @Test func keysOfARequest() throws {
    #expect(try labels("new:\n  when: {does: swim, with: {").contains("happened_at"))
    #expect(try !labels("new:\n  when: {does: swim, with: {").contains("action"), "the question names the action")
  }

  @Test func hoverOverAKeyOfAnAnswer() throws {
    var editing = try Editing(Pool.files)
    editing.open(Self.file)
    let text = try editing.request("textDocument/hover", editing.at("allowed", in: Self.file))["contents"]?["value"]?.stringValue ?? ""
    #expect(text.hasPrefix("**allowed** of `ask: entitlement`: Whether the action is allowed."), "\(text)")
  }

  /// The first key of an expectation is proposed at its place, in the scenarios of the product.
  @Test func everyKeyThatScenariosExpectIsProposed() throws {
    let files = Repository.ruleFiles(in: "rules", at: "rules")
    var editing = try Editing(files)
    var tried = 0
    for file in files where file.name.hasPrefix("scenarios/") && !file.name.contains("recorded") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let places = text.ranges(of: "then: {")
      guard let place = places.dropFirst(tried % max(1, places.count)).first else { continue }
      let key = text[place.upperBound...].prefix { $0 != ":" }
      editing.open(file.name)
      let labels = try Self.items(String(text[..<place.upperBound]), file.name, &editing).compactMap { $0["label"]?.stringValue }
      #expect(labels.contains(String(key)), "\(file.name): `\(key)` is not in \(labels)")
      editing.edit(file.name, 0..<text[..<place.upperBound].utf8.count, text)
      tried += 1
    }
    #expect(tried > 20)
  }
}
