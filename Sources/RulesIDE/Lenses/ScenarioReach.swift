internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import RulesRuntime
internal import RulesScenarios

/// Runs scenarios and notes which rules their answers come from.
enum ScenarioReach {
  static func run(_ compilation: Compilation, only names: Set<String>?, findZone: @escaping @Sendable (String) -> Zone?) -> ScenarioResults
  {
    var results = ScenarioResults()
    results.isRequested = names != nil
    guard let runner = try? ScenarioRunner(compilation, findZone: findZone) else { return results }
    for name in runner.names where names?.contains(name) ?? true {
      guard let run = runner.run(name) else { continue }
      results.hasPassed[name] = run.hasPassed
      results.failures += run.failures
      var reached: Set<RulePath> = []
      for exchange in run.steps.flatMap(\.exchanges) {
        if let asked = subject(of: exchange.request) { reached.insert(asked) }
        collect(exchange.answer, &reached)
      }
      for rule in reached { results.reaching[rule, default: []].append(name) }
    }
    return results
  }

  /// The rule that a request is about: `{"ask": "decide", "action": "flow.save"}`.
  private static func subject(of request: JSON) -> RulePath? {
    for (key, kind) in subjects { if let name = request[key]?.stringValue { return RulePath(kind, name) } }
    return nil
  }

  /// The members of a request that name its subject.
  private static let subjects = [
    ("action", Action.key), ("table", DecisionTable.key), ("screen", Route.key), ("event", CountedEvent.key), ("limit", Limit.key),
    ("payload", Payload.key), ("moment", Moment.key), ("fact", Fact.key), ("error", ErrorRule.key), ("empty_state", EmptyState.key),
  ]

  /// Notes the rules that an answer names: rows of its trace, reasons, copy keys, notifications, and limits.
  private static func collect(_ value: JSON, _ reached: inout Set<RulePath>) {
    switch value {
    case .array(let items): for item in items { collect(item, &reached) }
    case .object(let members):
      for member in members where member.key != "history" {
        if let text = member.value.stringValue {
          switch member.key {
          case "rule": reached.insert(RulePath(text: text).rule)
          case "reasonCode": reached.insert(RulePath(Reason.key, text))
          case "gateType": reached.insert(RulePath(Gate.key, text))
          case "key": reached.insert(RulePath(Copy.key, text))
          case "vector": reached.insert(RulePath(LadderVector.key, text))
          case "error": reached.insert(RulePath(ErrorRule.key, text))
          case "emptyState": reached.insert(RulePath(EmptyState.key, text))
          case "type": reached.insert(RulePath(NotificationType.key, text))
          case "link": reached.insert(RulePath(DeepLink.key, text))
          default: break
          }
        }
        if member.key == "limits" {
          for limit in member.value.arrayValue ?? [] { if let id = limit["id"]?.stringValue { reached.insert(RulePath(Limit.key, id)) } }
        }
        collect(member.value, &reached)
      }
    default: break
    }
  }
}
