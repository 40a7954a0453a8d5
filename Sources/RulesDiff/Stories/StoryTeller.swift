internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler
internal import RulesJSON
internal import RulesRequests
internal import RulesRuntime
internal import RulesScenarios

/// Asks one of the two rule books a story, and keeps what an app would keep between two requests.
struct StoryTeller {
  private let rules: Rules
  private let book: RuleBook
  private let frame: Frame
  /// The name of a rule in these rules.
  private let name: (_ kind: String, _ name: String) -> String
  private let walk = Walk()

  init(_ side: Side, findZone: (@Sendable (String) -> Zone?)?, _ name: @escaping (_ kind: String, _ name: String) -> String = { $1 }) {
    rules = Rules(side.bundle, zones: side.bundle.zoneNames.compactMap { findZone?($0) }, findZone: findZone)
    (book, frame, self.name) = (side.rules.book, rules.makeFrame(), name)
  }

  /// The answer of a step at its time.
  struct Reply {
    let now: Int64
    let answer: JSON
    let isAnswered: Bool
  }

  /// Returns the reply to each step that is compared, nil for the others. `upTo`: the number of steps.
  func replies(to story: Story) -> [Reply?] {
    var state = StoryState(story, book, name)
    return story.steps.enumerated().map { index, step in
      if index == 0, let known = walk.state(after: story) {
        state = known
        return nil
      }
      state.enter(step)
      switch step.act {
      case .event(let event):
        happen(event, step, &state)
        if index == 0 { walk.remember(state, after: story) }
        return nil
      case .request(let members):
        var reply: Reply?
        for time in 0..<step.times {
          if time > 0 { state.now += step.every }
          reply = ask(members, "\(index).\(time)", &state)
        }
        return step.isCompared ? reply : nil
      }
    }
  }

  /// The state after the first step of the last story that began with events. Many stories begin with the same walk to a count.
  private final class Walk {
    private var last: (story: Story, state: StoryState)?

    func state(after story: Story) -> StoryState? {
      guard let last, let step = story.steps.first, case .event = step.act, last.story.begins(like: story) else { return nil }
      return last.state
    }

    func remember(_ state: StoryState, after story: Story) { last = (story, state) }
  }

  private func ask(_ members: [JSON.Member], _ id: String, _ state: inout StoryState) -> Reply {
    var writer = JSONWriter()
    let kept = KeptHistory(state.history)
    let isAnswered = rules.answer(state.request(members, id), keeping: kept, frame, into: &writer)
    let answer = (try? JSON.parse(writer.bytes)) ?? .string(String(decoding: writer.bytes, as: UTF8.self))
    if isAnswered {
      state.history = kept.history
      state.keep(answer, members)
    }
    return Reply(now: state.now, answer: answer, isAnswered: isAnswered)
  }

  /// Counts events in place, because as requests each would carry the whole history.
  private func happen(_ event: String, _ step: StoryStep, _ state: inout StoryState) {
    guard let ordinal = rules.bundle.find(.countedEvents, name(CountedEvent.key, event)) else {
      // These rules do not count it, but time passes.
      state.now += Int64(step.times - 1) * step.every
      return
    }
    var history = state.history ?? History(for: rules.bundle)
    guard var facts = try? Request(state.request([.init("ask", "overview")], "")).facts else { return }
    let clock = facts.firstIndex { $0.name == "now" }
    for time in 0..<step.times {
      if time > 0 { state.now += step.every }
      if let clock { facts[clock] = GivenFact(name: "now", value: .string(StoryState.text(state.now))) }
      guard (try? rules.fill(frame, with: facts)) != nil else { return }
      state.events += 1
      _ = rules.count(.event(ordinal, EventID("e\(state.events)")), &history, frame)
    }
    state.history = history
  }
}
