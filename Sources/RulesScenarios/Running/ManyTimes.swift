internal import RuleKinds
internal import RulesBundle
internal import RulesJSON
internal import RulesRequests
internal import RulesRuntime

/// Runs an event that is repeated thousands of times without expectations in between. It updates the history in place, as a server does.
/// As separate requests, each would carry the whole history, and the run would take minutes.
struct ManyTimes {
  let rules: Rules
  let frame: Frame

  /// Whether the repetitions between the first and the last need no answers.
  static func suits(_ question: ScenarioQuestion, _ step: ScenarioStep) -> Bool {
    question.asked.happens != nil && question.times > 2 && step.each == nil && question.id == nil && question.with.isEmpty
  }

  /// Advances time and repeats the event. An error ends the repetition, and the next request returns the same error.
  func happen(_ question: ScenarioQuestion, times: Int64, _ situation: inout ScenarioContext) throws(RequestError) {
    guard let name = question.asked.happens?.text, let event = rules.bundle.find(.countedEvents, name) else { return }
    var history = History(for: rules.bundle)
    if case .object(let members)? = situation.history { history = try rules.history(members) }
    // Only the time and the id differ from one repetition to the next. The request of a copy uses up no id.
    var pattern = situation
    var facts = try Request(pattern.request(question, withHistory: false)).facts
    let clock = facts.firstIndex { $0.name == "now" }
    for _ in 0..<times {
      situation.wait(question.every)
      if let clock { facts[clock] = GivenFact(name: "now", value: .string(situation.now.text)) }
      try rules.fill(frame, with: facts)
      _ = rules.count(.event(event, EventID(situation.makeID())), &history, frame)
    }
    var writer = JSONWriter()
    rules.write(history, &writer)
    situation.history = try? JSON.parse(writer.bytes)
  }
}
