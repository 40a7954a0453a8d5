package import RuleKinds
internal import RulesBundle
package import RulesJSON

/// How things stand at a point of a scenario: the time, the facts that are given, what happened so far.
package struct ScenarioContext {
  private let book: RuleBook
  private(set) var now: Moment
  private var facts: [(name: String, value: GivenValue)] = []
  /// What the last answer said to remember.
  var history: JSON?
  private var planned = Planned()
  private var queued = Queued()
  private var kept = CarriedState()
  private var events = 0

  /// What the ids begin with that a scenario does not give.
  static let ownID = "event-"

  package init(_ scenario: Scenario, _ book: RuleBook) {
    self.book = book
    now = Moment(scenario.at) ?? Moment(seconds: 0, nanoseconds: 0)
    give(scenario.given)
    say(scenario.when)
  }

  mutating func enter(_ step: ScenarioStep) {
    if let at = step.at.flatMap({ Moment($0) }) { now = at }
    wait(step.wait)
    give(step.given)
    say(step.when)
  }

  /// What a question says of planning holds from here on.
  private mutating func say(_ question: ScenarioQuestion?) {
    if let question, question.asked.ask == .notifications { planned.say(question.with) }
  }

  /// Lets so many milliseconds pass.
  mutating func wait(_ milliseconds: Int64?) {
    guard let milliseconds else { return }
    let nanoseconds = Int64(now.nanoseconds) + milliseconds % 1000 * 1_000_000
    now.seconds += milliseconds / 1000 + nanoseconds / 1_000_000_000
    now.nanoseconds = Int32(nanoseconds % 1_000_000_000)
  }

  private mutating func give(_ given: [FreeEntry]) {
    for entry in given {
      guard let value = GivenValue.of(entry.key, entry.value, in: book) else { continue }
      facts.removeAll { $0.name == entry.key }
      if value != .notGiven { facts.append((entry.key, value)) }
    }
  }

  /// Facts that an answer says to give from here on.
  private mutating func take(_ answered: JSON?) {
    guard case .object(let members)? = answered else { return }
    for member in members {
      guard case .string(let text) = member.value else { continue }
      facts.removeAll { $0.name == member.key }
      facts.append((member.key, .text(text)))
    }
  }

  /// The request that asks a question now. Every time that something happens it has an id of its own, unless it is given one.
  package mutating func request(_ question: ScenarioQuestion, withHistory: Bool = true) -> JSON {
    guard let (form, name) = question.asked.subject else { return .object([]) }
    var members = [JSON.Member(key: "ask", value: .string(form.ask))]
    if let key = form.subject, let name { members.append(.init(key: key, value: .string(name))) }
    if let key = form.id {
      events += 1
      members.append(.init(key: key, value: .string(question.id ?? "\(ScenarioContext.ownID)\(events)")))
    }
    if question.isConfirmed { members.append(.init(key: "confirmed", value: .bool(true))) }
    if let exists = question.exists { members.append(.init(key: "exists", value: .bool(exists))) }
    if let text = question.text { members.append(.init(key: "text", value: .string(text.text))) }
    switch form {
    case .notifications: members += planned.keys
    case .sync, .conflict: members += queued.keys(form, question.with)
    default: members += kept.keys(form, question.with)
    }
    var given = facts.map { JSON.Member(key: $0.name, value: JSON($0.value)) }
    if book.facts["now"] != nil {
      given.append(.init(key: "now", value: .string(now.text)))
    } else if form == .notifications {
      members.append(.init(key: "now", value: .string(now.text)))
    }
    members.append(.init(key: "facts", value: .object(given)))
    if withHistory, let history { members.append(.init(key: "history", value: history)) }
    return .object(members)
  }

  package mutating func remember(_ answer: JSON, to question: ScenarioQuestion) {
    if let form = question.asked.subject?.form {
      kept.remember(answer, form)
      if form == .connection { take(answer["facts"]) }
    }
    if let history = answer["history"] { self.history = history }
    queued.remember(answer)
    if let log = book.planner.log {
      let person = facts.first { $0.name == "person" }.map { JSON($0.value) }
      planned.remember(answer, logID: log.id, owner: book.records[log.record]?.owner, person)
    }
  }
}

/// A point in time.
struct Moment {
  var seconds: Int64
  var nanoseconds: Int32

  /// Nil for a text that is no RFC 3339 time.
  init?(_ text: String) {
    guard let time = TimeText.timestamp(text.utf8) else { return nil }
    (seconds, nanoseconds) = (time.seconds, time.nanoseconds)
  }

  init(seconds: Int64, nanoseconds: Int32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }

  var text: String {
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: nanoseconds, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSON {
  init(_ value: FreeValue) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .int(let number): self = .int(number)
    case .text(let text): self = .string(text)
    case .list(let items): self = .array(items.map { JSON($0) })
    case .map(let entries): self = .object(entries.map { Member(key: $0.key, value: JSON($0.value)) })
    }
  }

  init(_ value: GivenValue) {
    switch value {
    case .null, .notGiven: self = .null
    case .bool(let flag): self = .bool(flag)
    case .int(let number): self = .int(number)
    case .text(let text): self = .string(text)
    case .list(let items): self = .array(items.map { JSON($0) })
    }
  }
}
