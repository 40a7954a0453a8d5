internal import Diagnostics
internal import RuleKinds
package import RulesJSON
package import SourceText

extension ScenarioRun {
  /// The run as a JSON object, with `steps` if `withSteps` is true.
  package func json(in sources: SourceSet, withSteps: Bool) -> JSON {
    let failures = JSONRenderer().render(failures, in: sources).split(separator: "\n").compactMap { try? JSON.parse(Array($0.utf8)) }
    var members: [JSON.Member] = [
      .init(key: "scenario", value: .string(name)), .init(key: "about", value: .string(about)),
      .init(key: "passed", value: .bool(hasPassed)), .init(key: "questions", value: .int(Int64(questions))),
      .init(key: "failures", value: .array(failures)),
    ]
    if withSteps { members.append(.init(key: "steps", value: .array(steps.map(\.json)))) }
    return .object(members)
  }

  /// The number of requests.
  package var questions: Int { steps.reduce(0) { $0 + $1.exchanges.count } }
}

extension StepRun {
  fileprivate var json: JSON {
    let exchanges = exchanges.map { exchange in
      JSON.object([
        .init(key: "now", value: .string(exchange.now)), .init(key: "request", value: exchange.request),
        .init(key: "answer", value: exchange.answer),
      ])
    }
    return .object([
      .init(key: "step", value: .string(path.inside)), .init(key: "passed", value: .bool(failure == nil)),
      .init(key: "exchanges", value: .array(exchanges)),
    ])
  }
}
