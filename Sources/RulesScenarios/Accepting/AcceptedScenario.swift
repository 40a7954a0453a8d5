package import Diagnostics
package import RuleKinds
package import RulesCompiler
internal import RulesJSON
package import SourceText
internal import YAMLTree

/// The edits with which the expectations of a scenario become the answers of the rules.
package struct AcceptedScenario: Sendable {
  package let name: String
  /// The edits of the expectations and, if there is a decision, of `source`.
  package private(set) var edits: [Fix.Edit] = []
  /// The steps whose expectations are rewritten.
  package private(set) var paths: Set<RulePath> = []
  /// What a person must change: the step, and why.
  package private(set) var left: [(step: RulePath, why: String)] = []

  /// - Parameters:
  ///   - run: The result of the scenario under the new rules.
  ///   - isAccepted: Whether the expectations of a step are rewritten.
  ///   - decision: The id of the decision that is written to `source`.
  package init(
    _ run: ScenarioRun, _ scenario: Scenario, _ checked: CheckedRules, _ sources: SourceSet, decision: String?,
    isAccepted: (StepRun) -> Bool = { _ in true }
  ) {
    name = run.name
    let parts = Dictionary(scenario.parts(run.name).map { ($0.path, $0.step) }, uniquingKeysWith: { first, _ in first })
    for step in run.steps where step.failure != nil && isAccepted(step) {
      guard let asked = parts[step.path] else { continue }
      let before = edits.count
      let why = accept(step, asked, checked, sources)
      if let why {
        edits.removeSubrange(before...)
        left.append((step.path, why))
      } else if edits.count > before {
        paths.insert(step.path)
      }
    }
    if let decision, !edits.isEmpty, let node = checked.places.node(RulePath(Scenario.key, name, "source")) {
      edits += CitedDecision.edits(decision, node, sources[node.span.file])
    }
  }

  /// Adds the edits of a step. Returns why it cannot be rewritten.
  private mutating func accept(_ step: StepRun, _ asked: ScenarioStep, _ checked: CheckedRules, _ sources: SourceSet) -> String? {
    for (index, exchange) in step.exchanges.enumerated() {
      let isLast = index == step.exchanges.count - 1
      for (key, value) in [("each", asked.each)] + (isLast ? [("then", asked.then)] : []) {
        guard let value, let node = checked.places.node(step.path.appending(key)) else { continue }
        guard exchange.isAnswered || value.expectsError else {
          return "the request returns an error: \(exchange.answer["error"]?["message"]?.stringValue ?? "no answer")"
        }
        var rewriter = ExpectationRewriter(book: checked.book, now: exchange.now, sources: sources)
        rewriter.rewrite(node, value, exchange.answer)
        if let problem = rewriter.problem { return problem }
        for edit in rewriter.edits where !edits.contains(edit) {
          if edits.contains(where: { $0.span == edit.span }) { return "its answers differ from each other" }
          edits.append(edit)
        }
      }
    }
    return nil
  }
}

extension FreeValue {
  /// Whether an expectation is about an error of the request.
  fileprivate var expectsError: Bool {
    guard case .map(let entries) = self else { return false }
    return entries.contains { $0.key == "error" }
  }
}
