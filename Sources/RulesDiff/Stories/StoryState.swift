internal import RuleKinds
internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime
internal import RulesScenarios

/// What an app knows at a point of a story: the time, the facts, and the state from earlier answers.
struct StoryState {
  var now: Int64
  var history: History?
  /// The number of events so far, from which their ids are made.
  var events = 0
  private var facts: [JSON.Member] = []
  private var queue: JSON?
  private var undo: JSON?
  private var connection: JSON?
  private var toasts: JSON?
  private var planned = Planned()
  private let book: RuleBook
  private let name: (_ kind: String, _ name: String) -> String

  init(_ story: Story, _ book: RuleBook, _ name: @escaping (_ kind: String, _ name: String) -> String) {
    (now, self.book, self.name) = (story.start, book, name)
    if let plan = story.plan { facts.append(.init(Ordinals.planFact, name(Plan.key, plan))) }
    give(story.ordinary)
    give(story.facts)
  }

  mutating func enter(_ step: StoryStep) {
    now += step.wait
    give(step.facts)
  }

  /// Adds facts. A fact that these rules do not have is left out.
  private mutating func give(_ given: [JSON.Member]) {
    for fact in given {
      let key = name(Fact.key, fact.key)
      guard key == Ordinals.planFact || book.facts[key]?.value == nil && book.facts[key] != nil else { continue }
      facts.removeAll { $0.key == key }
      facts.append(.init(key: key, value: key == Ordinals.planFact ? renamed(fact.value, Plan.key) : fact.value))
    }
  }

  private func renamed(_ value: JSON, _ kind: String) -> JSON { value.stringValue.map { .string(name(kind, $0)) } ?? value }

  /// The keys of requests that name rules, with the kinds of these rules.
  private static let names: [String: String] = [
    "action": Action.key, "vector": LadderVector.key, "event": CountedEvent.key, "signal": Signal.key, "table": DecisionTable.key,
    "limit": Limit.key, "payload": Payload.key, "route": Route.key, "moment": RuleKinds.Moment.key, "error": ErrorRule.key,
    "retry": RetryPolicy.key, "empty_state": EmptyState.key, "field": InputField.key, "form": InputForm.key, "record": Record.key,
  ]

  func request(_ members: [JSON.Member], _ id: String) -> JSON {
    var request = members.map { member in
      StoryState.names[member.key].map { JSON.Member(key: member.key, value: renamed(member.value, $0)) } ?? member
    }
    let ask = members.first?.value.stringValue ?? ""
    func add(_ key: String, _ value: JSON?) {
      if let value, !request.contains(where: { $0.key == key }) { request.append(.init(key: key, value: value)) }
    }
    switch ask {
    case "do", "count": add("event_id", .string("a\(id)"))
    case "sync": add("queue", queue)
    case "conflict":
      add("queue", queue)
      add("undo", undo)
    case "connection": add("connection", connection)
    case "toasts": add("toasts", toasts)
    case "notifications": for member in planned.keys { add(member.key, member.value) }
    default: break
    }
    let time = JSON.Member("now", StoryState.text(now))
    let tellsTime = book.facts["now"] != nil
    if !tellsTime, ask == "notifications" { request.append(time) }
    request.append(.init(key: "facts", value: .object(facts + (tellsTime ? [time] : []))))
    return .object(request)
  }

  mutating func keep(_ answer: JSON, _ members: [JSON.Member]) {
    switch members.first?.value.stringValue {
    case "sync", "conflict":
      queue = answer["queue"] ?? queue
      undo = answer["undo"] ?? undo
    case "connection":
      connection = answer["connection"]
      for member in answer["facts"]?.objectValue ?? [] {
        facts.removeAll { $0.key == member.key }
        facts.append(member)
      }
    case "toasts": toasts = answer["toasts"]
    case "notifications":
      if let log = book.planner.log { planned.remember(answer, logID: log.id, owner: book.records[log.record]?.owner, nil) }
    default: break
    }
  }

  /// The seconds since 1970 of a time in a request; nil for another text.
  static func seconds(_ text: String) -> Int64? { TimeText.timestamp(Array(text.utf8))?.seconds }

  static func text(_ seconds: Int64) -> String {
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: 0, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
