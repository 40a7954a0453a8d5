package import RuleKinds
internal import RulesBundle
package import RulesJSON

/// The state at a point of a scenario: the time, the given facts, and the history.
package struct ScenarioContext {
  private let book: RuleBook
  private(set) var now: Moment
  private var facts: [(name: String, value: GivenValue)] = []
  /// The history in the last answer.
  var history: JSON?
  private var planned = Planned()
  private var queued = Queued()
  private var kept = CarriedState()
  private var events = 0

  /// The prefix of generated event ids.
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

  /// Applies the values of a notification question to this and later steps.
  private mutating func say(_ question: ScenarioQuestion?) {
    if let question, question.asked.ask == .notifications { planned.say(resolved(question.with)) }
  }

  private func resolved(_ entries: [FreeEntry]) -> [FreeEntry] {
    entries.map { FreeEntry(key: $0.key, value: $0.value.resolved(in: book, at: now.text)) }
  }

  /// Advances the time by a number of milliseconds.
  mutating func wait(_ milliseconds: Int64?) {
    guard let milliseconds else { return }
    let nanoseconds = Int64(now.nanoseconds) + milliseconds % 1000 * 1_000_000
    now.seconds += milliseconds / 1000 + nanoseconds / 1_000_000_000
    now.nanoseconds = Int32(nanoseconds % 1_000_000_000)
  }

  private mutating func give(_ given: [FreeEntry]) {
    for entry in given {
      guard let value = GivenValue.of(entry.key, entry.value.resolved(in: book, at: now.text), in: book) else {
        // A scenario of other rules may give a value that these rules refuse. They answer with an error, and not for the value before.
        if book.facts[entry.key] != nil {
          facts.removeAll { $0.name == entry.key }
          facts.append((entry.key, .text(Judge.plain(JSON(entry.value)))))
        }
        continue
      }
      facts.removeAll { $0.name == entry.key }
      if value != .notGiven { facts.append((entry.key, value)) }
    }
  }

  /// Applies facts that an answer returns for later requests.
  private mutating func take(_ answered: JSON?) {
    guard case .object(let members)? = answered else { return }
    for member in members {
      guard case .string(let text) = member.value else { continue }
      facts.removeAll { $0.name == member.key }
      facts.append((member.key, .text(text)))
    }
  }

  /// Generates the id of an event.
  mutating func makeID() -> String {
    events += 1
    return "\(ScenarioContext.ownID)\(events)"
  }

  /// The request for a question at the current time. Each event has a new id, unless the question provides one.
  package mutating func request(_ question: ScenarioQuestion, withHistory: Bool = true) -> JSON {
    guard let (form, name) = question.asked.subject else { return .object([]) }
    var members = [JSON.Member(key: "ask", value: .string(form.ask))]
    if let key = form.subject, let name { members.append(.init(key: key, value: .string(name))) }
    if let key = form.id {
      let own = makeID()
      members.append(.init(key: key, value: .string(question.id ?? own)))
    }
    if question.isConfirmed { members.append(.init(key: "confirmed", value: .bool(true))) }
    if let exists = question.exists { members.append(.init(key: "exists", value: .bool(exists))) }
    if let text = question.text { members.append(.init(key: "text", value: .string(text.text))) }
    switch form {
    case .notifications: members += planned.keys
    case .sync, .conflict: members += queued.keys(form, resolved(question.with))
    default: members += kept.keys(form, resolved(question.with))
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

  /// Nil if the string is not an RFC 3339 timestamp.
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
