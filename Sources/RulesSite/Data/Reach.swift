internal import RuleKinds
internal import RulesJSON
internal import RulesScenarios

/// Which scenarios reach which rules, derived from their answers.
struct Reach: Sendable {
  /// A request of a scenario that reaches a rule.
  struct Example: Sendable {
    var scenario: String
    var request: JSON
    var size: Int
    /// Whether the answer is a refusal, which shows more than a permission does.
    var isRefused: Bool
  }

  private var found: [RulePath: [Example]] = [:]

  init(_ runs: [ScenarioRun], _ index: RuleIndex) {
    for run in runs {
      for exchange in run.steps.flatMap(\.exchanges) where exchange.isAnswered {
        let size = exchange.request.compact().count
        for path in exchange.rules(in: index) {
          found[path, default: []].append(
            Example(
              scenario: run.name, request: exchange.request, size: size,
              isRefused: exchange.answer["allowed"]?.boolValue == false && exchange.answer["undecided"] == nil))
        }
      }
    }
  }

  /// The scenarios that reach a rule, each once, with its shortest request. Refusals come first, then short requests.
  func examples(of path: RulePath) -> [Example] {
    var best: [String: Example] = [:]
    for example in found[path.rule] ?? [] where best[example.scenario].map({ Reach.order(example) < Reach.order($0) }) ?? true {
      best[example.scenario] = example
    }
    return best.values.sorted { Reach.order($0) < Reach.order($1) }
  }

  private static func order(_ example: Example) -> (Int, Int, String) { (example.isRefused ? 0 : 1, example.size, example.scenario) }
}
