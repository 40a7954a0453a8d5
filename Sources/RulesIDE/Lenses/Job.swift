internal import Diagnostics
package import RuleKinds

/// Work that takes longer than an answer may: the host runs it on another thread and passes the result to `finish`.
package struct Job: Sendable {
  package let folder: String
  let revision: Int
  let form: Form
  package let work: @Sendable () -> JobResult

  /// Which result it has.
  enum Form: Sendable { case scenarios, chosenScenarios, difference, newScenario }

  init(_ folder: String, _ revision: Int, _ form: Form, _ work: @escaping @Sendable () -> JobResult) {
    (self.folder, self.revision, self.form, self.work) = (folder, revision, form, work)
  }

  /// Whether a newer job makes this one unnecessary. What the user asked for always runs.
  package func isReplaced(by newer: Job) -> Bool {
    folder == newer.folder && form == newer.form && (form == .scenarios || form == .difference)
  }
}

/// What a background job found out for lenses and code actions.
package enum JobResult: Sendable {
  case scenarios(ScenarioResults)
  /// Nil if the files are those of the last commit, or if there is none.
  case difference(DifferenceFacts?)
  /// The rules have errors, so that what is shown stays.
  case unknown
  /// The rule that the new scenario asks about, and the scenario in YAML; nil if no answer is known.
  case newScenario(RulePath, text: String?)
}

/// Which scenarios passed, and which rules they reach.
package struct ScenarioResults: Sendable {
  /// Whether the rules have no errors, so that scenarios can run.
  var couldRun = false
  /// Whether each scenario that ran has passed.
  var hasPassed: [String: Bool] = [:]
  /// The scenarios that reach each rule, in the order of the files.
  var reaching: [RulePath: [String]] = [:]
  /// The failures of each scenario that failed.
  var failures: [String: [Diagnostic]] = [:]
  /// Whether the user asked for the run, so that failures are shown as diagnostics.
  var isRequested = false

  /// Returns the scenarios that reach a rule; nil if none does. A rule that no answer names, such as a condition, is reached with the rules that use it.
  func names(reaching rule: RulePath, _ users: Set<RulePath>) -> [String]? {
    if let names = reaching[rule] { return names }
    let names = Set(users.flatMap { $0.parts[0] == Scenario.key ? [$0.parts[1]] : reaching[$0] ?? [] })
    return names.isEmpty ? nil : names.sorted()
  }
}

/// How the rules differ from the last commit.
package struct DifferenceFacts: Sendable {
  /// The number of decisions with other answers, as the report counts them.
  var decisions: Int
  /// The number of scenarios that answer differently.
  var scenarios: Int
  /// The number of scenarios whose expectations changed.
  var expectations: Int
  /// The number of changed values.
  var changes: Int
  /// The report of `rulebook diff`.
  var text: String
  /// The files that differ.
  var files: Set<String>

  /// What changed: `the answers about 2 rules change, 1 scenario expects something else`.
  var summary: String {
    var parts: [String] = []
    if decisions > 0 { parts.append("the answers about \(RulesServer.count(decisions, "rule")) change") }
    if scenarios > 0 { parts.append("\(RulesServer.count(scenarios, "scenario")) \(scenarios == 1 ? "answers" : "answer") differently") }
    if expectations > 0 {
      parts.append("\(RulesServer.count(expectations, "scenario")) \(expectations == 1 ? "expects" : "expect") something else")
    }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    return changes == 0
      ? "no rule changes" : "\(RulesServer.count(changes, "value")) \(changes == 1 ? "changes" : "change"), no answer does"
  }
}

/// What lenses show that is computed in the background.
struct LensFacts {
  var scenarios: ScenarioResults?
  /// The failures of scenarios that the user ran, and the revision of the rules in which they failed.
  private var shown: (revision: Int, failures: [String: [Diagnostic]]) = (-1, [:])
  var difference: DifferenceFacts?
  /// The rules for which a new scenario is on its way.
  var asked: Set<RulePath> = []
  /// The revisions for which jobs were started.
  var startedScenarios = -1
  var startedDifference = -1

  /// The failures of scenarios that the user ran, while the rules are still the same.
  func failures(at revision: Int) -> [Diagnostic] {
    guard shown.revision == revision else { return [] }
    return shown.failures.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Shows the failures of a run that the user asked for, and keeps those of scenarios that ran before.
  mutating func show(_ results: ScenarioResults, at revision: Int) {
    if shown.revision != revision { shown = (revision, [:]) }
    for name in results.hasPassed.keys { shown.failures[name] = results.failures[name] }
  }

  mutating func forgetCommit() { startedDifference = -1 }
}
