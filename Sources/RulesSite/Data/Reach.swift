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

  /// The kinds whose ids are the values of a key in answers.
  private static let kinds: [String: String] = [
    "action": "actions", "reasonCode": "reasons", "gateType": "gates", "error": "errors", "event": "telemetry", "vector": "ladder",
    "level": "ladder_levels", "route": "routes", "screen": "routes", "instead": "routes", "opens": "routes", "moment": "moments",
    "field": "fields", "form": "forms", "table": "tables", "emptyState": "empty_states", "type": "notifications", "surface": "surfaces",
    "severity": "severities", "task": "tasks", "spends": "limits", "plan": "plans", "retry": "retries", "key": "copy", "fact": "facts",
  ]
  /// The kinds whose ids are in the lists of a key in answers.
  private static let lists: [String: String] = [
    "buttons": "buttons", "notices": "notices", "limits": "limits", "surfaces": "surfaces", "effects": "effects", "tasks": "tasks",
    "counted": "events",
  ]

  init(_ runs: [ScenarioRun], _ index: RuleIndex) {
    for run in runs {
      for exchange in run.steps.flatMap(\.exchanges) where exchange.isAnswered {
        var paths: Set<RulePath> = []
        Reach.collect(exchange.request, &paths)
        Reach.collect(exchange.answer, &paths)
        let size = exchange.request.compact().count
        for path in paths where index[path] != nil {
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

  private static func collect(_ value: JSON, _ paths: inout Set<RulePath>) {
    if let items = value.arrayValue { for item in items { collect(item, &paths) } }
    for member in value.objectValue ?? [] where member.key != "history" {
      if let text = member.value.stringValue {
        if let kind = kinds[member.key] { paths.insert(RulePath(kind, text)) }
        if member.key == "rule", value["held"]?.boolValue == true { paths.insert(RulePath(text: text).rule) }
      }
      if let kind = lists[member.key] {
        for item in member.value.arrayValue ?? [] {
          if let text = item.stringValue ?? item["id"]?.stringValue { paths.insert(RulePath(kind, text)) }
        }
      }
      collect(member.value, &paths)
    }
  }
}
