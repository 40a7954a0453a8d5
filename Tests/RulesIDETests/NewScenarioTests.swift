import Foundation
import RuleKinds
import RulesCompiler
import RulesJSON
import Schema
import TestSupport
import Testing

/// "Add a scenario from this" in the rules of the product: what it adds is valid and passes.
///
/// `RULEBOOK_SCENARIOS=all` tries every rule of the kinds below, otherwise one of each.
@Suite struct NewScenarioTests {
  private static let isComplete = ProcessInfo.processInfo.environment["RULEBOOK_SCENARIOS"] == "all"

  /// The names of the rules that are based on assumptions only.
  private static let assuming: Set<String> = {
    let rules = RealRules.known.compilation.rules
    let declared = (rules?.reading.declarations).map { Array($0) } ?? []
    return Set(
      declared.filter { one in
        let has = { (key: String) in rules?.places.node(RulePath(one.kind, one.name, key)) != nil }
        return has("assumes") && !has("source")
      }.map(\.name))
  }()

  private static let kinds = [
    "actions", "tables", "routes", "empty_states", "errors", "moments", "events", "ladder", "limits", "capabilities", "reasons", "fields",
    "forms", "signals",
  ]

  @Test func passes() throws {
    let files = RealRules.files
    var editing = try Editing(files)
    var hasAssuming = false
    for (number, kind) in Self.kinds.enumerated() { try add(kind, number, files, &hasAssuming, &editing) }
  }

  private func add(
    _ kind: String, _ number: Int, _ files: [RulesInput.File], _ hasAssuming: inout Bool, _ editing: inout Editing
  ) throws {
    let found = try lenses(kind, files, &editing)
    #expect(!found.isEmpty, "no lens in \(kind)")
    // A rule without a source is based on an assumption.
    let assuming = found.first { lens in lens["command"]?["arguments"]?.arrayValue?.last?.stringValue.map(Self.assuming.contains) ?? false }
    let isFirst = assuming != nil && !hasAssuming
    hasAssuming = hasAssuming || isFirst
    let some = [number % 2 == 0 ? found[0] : found[found.count / 2], isFirst ? assuming : nil].compactMap(\.self)
    let chosen = Self.isComplete ? found : some
    for lens in chosen {
      let rule = lens["command"]?["arguments"]?.arrayValue?.last?.stringValue ?? ""
      let arguments = Editing.json(lens["command"]?["arguments"] ?? .null)
      let before = editing.sent.count
      _ = try editing.request("workspace/executeCommand", #"{"command": "rulebook.addScenario", "arguments": \#(arguments)}"#)
      editing.runJobs()
      let sent = editing.sent[before...]
      guard let edit = sent.last(where: { $0["method"] == .string("workspace/applyEdit") })?["params"]?["edit"] else {
        Issue.record("\(kind)/\(rule): \(sent.compactMap { $0["params"]?["message"]?.stringValue })")
        continue
      }
      let change = edit["documentChanges"]?.arrayValue?.last
      let uri = change?["textDocument"]?["uri"]?.stringValue ?? ""
      let text = change?["edits"]?.arrayValue?.first?["newText"]?.stringValue ?? ""
      try editing.apply(edit)
      let problems = editing.published.filter { $0.value != .array([]) }
      #expect(problems.isEmpty, "\(kind)/\(rule): \(problems)\n\(text)")
      let name = text.trimmingCharacters(in: .newlines).prefix { $0 != "\n" }.dropLast()
      _ = try editing.request(
        "workspace/executeCommand", #"{"command": "rulebook.runScenarios", "arguments": ["/product/rules", "\#(name)"]}"#)
      editing.runJobs()
      let message = editing.sent.last { $0["method"] == .string("window/showMessage") }?["params"]?["message"]
      #expect(message == .string("1 scenario passed"), "\(kind)/\(rule): \(message ?? .null)\n\(text)")
      // The next scenario is added to the rules as they were.
      if edit["documentChanges"]?.arrayValue?.count == 2 {
        editing = try Editing(files)
        continue
      }
      let file = String(uri.dropFirst(Editing.uri("").count))
      let whole = editing.texts[file] ?? ""
      editing.edit(file, (whole.utf8.count - text.utf8.count)..<whole.utf8.count, "")
      editing.idle()
    }
  }

  /// The lenses that add a scenario, in the files of a kind.
  private func lenses(_ kind: String, _ files: [RulesInput.File], _ editing: inout Editing) throws -> [JSON] {
    var found: [JSON] = []
    for file in files where file.name == "\(kind).yaml" || file.name.hasPrefix("\(kind)/") {
      editing.open(file.name)
      found += try editing.request("textDocument/codeLens", editing.file(file.name)).arrayValue ?? []
    }
    // The jobs behind lenses are not needed here.
    return found.filter { $0["command"]?["command"] == .string("rulebook.addScenario") }
  }
}
