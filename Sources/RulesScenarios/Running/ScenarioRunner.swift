internal import Diagnostics
package import RuleKinds
package import RulesBundle
package import RulesCompiler
internal import RulesJSON
internal import RulesRequests
package import RulesRuntime

/// Runs the scenarios of compiled rules. Each question becomes a JSON request to the bundle that apps receive.
package struct ScenarioRunner: Sendable {
  package let checked: CheckedRules
  private let rules: Rules
  private let judges: Bool

  /// Nil if the rules have errors.
  ///
  /// - Parameters:
  ///   - findZone: Returns the time zones that scenarios name, as the module `HostTime` does.
  ///   - judges: Whether answers are compared with what scenarios expect, and contain their trace. Without it, a scenario only asks.
  package init?(_ compilation: Compilation, findZone: (@Sendable (String) -> Zone?)? = nil, judges: Bool = true) throws(BundleError) {
    self.judges = judges
    guard let checked = compilation.rules, let lowered = compilation.lowered else { return nil }
    self.checked = checked
    let bundle = try RuleBundle(lowered.bundle)
    rules = Rules(bundle, zones: bundle.zoneNames.compactMap { findZone?($0) }, findZone: findZone)
  }

  /// The names of all scenarios, in the order of the files.
  package var names: [String] { checked.book.scenarios.names }

  /// Runs a scenario. Nil if it does not exist.
  package func run(_ name: String) -> ScenarioRun? {
    checked.book.scenarios[name].map { run($0, named: name) }
  }

  /// Runs a scenario, which can come from another rule book, against these rules.
  package func run(_ scenario: Scenario, named name: String) -> ScenarioRun {
    let path = RulePath(Scenario.key, name)
    let beginning = ScenarioContext(scenario, checked.book)
    var steps: [StepRun] = []
    if let only = scenario.only {
      var situation = beginning
      steps.append(run(only, of: scenario, at: path, &situation))
    }
    var situation = beginning
    for (index, step) in scenario.steps.enumerated() {
      steps.append(run(step, of: scenario, at: path.appending("steps", "\(index)"), &situation))
    }
    for (index, step) in scenario.cases.enumerated() {
      situation = beginning
      steps.append(run(step, of: scenario, at: path.appending("cases", "\(index)"), &situation))
    }
    return ScenarioRun(name: name, about: scenario.provenance.about, given: ScenarioRunner.words(scenario.given), steps: steps)
  }

  private func run(_ step: ScenarioStep, of scenario: Scenario, at path: RulePath, _ situation: inout ScenarioContext) -> StepRun {
    situation.enter(step)
    let frame = rules.makeFrame()
    let judge = Judge(scenario: path.parts[1], path: path, places: checked.places)
    var exchanges: [Exchange] = []
    var failure: Diagnostic?
    let given = ScenarioRunner.words(step.given)
    guard let question = step.when ?? scenario.when else {
      return StepRun(path: path, about: step.about, given: given, times: 0, exchanges: [], failure: nil)
    }
    for time in 0..<question.times {
      if ManyTimes.suits(question, step), time > 0, time < question.times - 1 {
        if time == 1 { try? ManyTimes(rules: rules, frame: frame).happen(question, times: question.times - 2, &situation) }
        continue
      }
      if time > 0 { situation.wait(question.every) }
      let exchange = ask(situation.request(question), at: situation.now, frame)
      situation.remember(exchange.answer, to: question)
      exchanges.append(exchange)
      let isLast = time == question.times - 1
      if failure == nil, judges {
        failure = judge.failure(
          of: exchange, time: question.times > 1 ? Int(time) + 1 : nil,
          expecting: ([("each", step.each)] + (isLast ? [("then", step.then)] : [])).map { key, value in
            (key, value?.resolved(in: checked.book, at: situation.now.text))
          })
      }
    }
    return StepRun(path: path, about: step.about, given: given, times: question.times, exchanges: exchanges, failure: failure)
  }

  private static func words(_ given: [FreeEntry]) -> [String] { given.map { "\($0.key) \(Judge.plain(JSON($0.value)))" } }

  private func ask(_ request: JSON, at now: Moment, _ frame: Frame) -> Exchange {
    var traced = request
    if judges, case .object(let members) = request { traced = .object(members + [.init(key: "trace", value: .bool(true))]) }
    var writer = JSONWriter()
    let isAnswered = rules.answer(traced, frame, into: &writer)
    // The runtime writes JSON. Keep an answer that does not parse as a string, so that the scenario fails instead of the tool.
    let answer = (try? JSON.parse(writer.bytes)) ?? .string(String(decoding: writer.bytes, as: UTF8.self))
    return Exchange(now: now.text, request: request, answer: answer, isAnswered: isAnswered)
  }
}
