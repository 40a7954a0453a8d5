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

/// The result of a job.
package enum JobResult: Sendable {
  case scenarios(ScenarioResults)
  /// Nil if the files are those of the last commit, or if there is none.
  case difference(DifferenceFacts?)
  /// The rules have errors, so that what is shown stays.
  case unknown
  /// The rule that the new scenario asks about, and the scenario in YAML; nil if no answer is known.
  case newScenario(RulePath, text: String?)
}

/// The results of scenarios.
package struct ScenarioResults: Sendable {
  /// Whether each scenario that ran has passed.
  var hasPassed: [String: Bool] = [:]
  /// The scenarios that reach each rule, in the order of the files.
  var reaching: [RulePath: [String]] = [:]
  var failures: [Diagnostic] = []
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
  /// The number of changed answers and changed scenarios.
  var answers: Int
  /// The number of scenarios whose expectations changed.
  var expectations: Int
  /// The number of changed values.
  var changes: Int
  /// The report of `rulebook diff`.
  var text: String
  /// The files that differ.
  var files: Set<String>

  /// What changed: `3 answers change, 1 scenario expects something else`.
  var summary: String {
    if changes == 0 { return "no rule changes" }
    let changed = "\(RulesServer.count(answers, "answer")) \(answers == 1 ? "changes" : "change")"
    if expectations == 0 { return changed }
    return "\(changed), \(RulesServer.count(expectations, "scenario")) \(expectations == 1 ? "expects" : "expect") something else"
  }
}

/// What lenses show that is computed in the background.
struct LensFacts {
  var scenarios: ScenarioResults?
  var scenariosRevision = -1
  var difference: DifferenceFacts?
  var differenceRevision = -1
  /// The revisions for which jobs were started.
  var startedScenarios = -1
  var startedDifference = -1

  /// The failures of scenarios that the user ran, while the rules are still the same.
  func failures(at revision: Int) -> [Diagnostic] {
    guard let scenarios, scenarios.isRequested, scenariosRevision == revision else { return [] }
    return scenarios.failures
  }

  mutating func forgetCommit() { startedDifference = -1 }
}
