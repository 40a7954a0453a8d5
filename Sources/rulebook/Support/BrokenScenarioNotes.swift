internal import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesScenarios

/// What people do about the scenarios that an edit breaks, as lines of text.
enum BrokenScenarioNotes {
  /// - Parameters:
  ///   - names: The scenarios that fail with the edit.
  ///   - decision: The decision that the command named; nil for none.
  static func lines(_ names: [String], _ after: Compilation, decision: String? = nil) throws(Failure) -> [String] {
    guard !names.isEmpty, let checked = after.rules else { return [] }
    let runner = try BrokenScenarios.runner(after)
    var rewritten: [String] = []
    var others: [String] = []
    var needsDecision = false
    for name in names {
      guard let scenario = checked.book.scenarios[name], let run = runner.run(name) else { continue }
      let result = AcceptedScenario(run, scenario, checked, after.sources, decision: nil)
      if let (step, why) = result.unwritten(of: run).first {
        others.append("scenarios: `\(name)` fails, and a person must change it: \(why) (\(after.line(of: checked.places.key(step))))")
      } else {
        rewritten.append(name)
        needsDecision = needsDecision || !scenario.provenance.sources.isEmpty
      }
    }
    guard !rewritten.isEmpty else { return others }
    let quoted = rewritten.quotedPhrase()
    let command = "`rulebook test --accept \(rewritten.joined(separator: " "))\(needsDecision ? " --decision \(decision ?? "ID")" : "")`"
    return ["scenarios: \(quoted) \(rewritten.count == 1 ? "fails" : "fail"); \(command) rewrites what they expect"] + others
  }
}
