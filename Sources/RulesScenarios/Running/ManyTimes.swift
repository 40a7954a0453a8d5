internal import RuleKinds
internal import RulesBundle
internal import RulesJSON
internal import RulesRequests
internal import RulesRuntime

/// What happens thousands of times with nothing expected in between: counted as a server counts it, with the history in its hands. As
/// requests, each would carry all that happened before and the whole would take minutes.
struct ManyTimes {
  let rules: Rules
  let frame: Frame

  /// Whether the times between the first and the last need no answers.
  static func suits(_ question: ScenarioQuestion, _ step: ScenarioStep) -> Bool {
    question.asked.happens != nil && question.times > 2 && step.each == nil && question.id == nil && question.with.isEmpty
  }

  /// Lets time pass and the event happen, so many times. A mistake ends it; the next question then has the same one.
  func happen(_ question: ScenarioQuestion, times: Int64, _ situation: inout ScenarioContext) throws(RequestError) {
    guard let name = question.asked.happens?.text, let event = rules.bundle.find(.countedEvents, name) else { return }
    var history = History(for: rules.bundle)
    if case .object(let members)? = situation.history { history = try rules.history(members) }
    for _ in 0..<times {
      situation.wait(question.every)
      let request = try Request(situation.request(question, withHistory: false))
      guard case .count(let asked) = request.question, let id = asked.eventID else { return }
      try rules.fill(frame, with: request.facts)
      _ = rules.count(.event(event, EventID(id)), &history, frame)
    }
    var writer = JSONWriter()
    rules.write(history, &writer)
    situation.history = try? JSON.parse(writer.bytes)
  }
}
