public import RulesBundle

/// The input of the notification planner besides the facts of the frame.
public struct NotificationContext: Sendable {
  /// The current time zone of the device. Reminders follow its local time.
  public var zone: Zone
  /// The user's preferences, as the record that `planner.preferences` names.
  public var preferences: StoredRecord
  /// The state of the device, as the record that `planner.device` names.
  public var device: StoredRecord
  /// The notifications that were planned, sent, or suppressed so far, as the records that `planner.log` names.
  ///
  /// Rows that are older than a month can be omitted, unless they are about one of `subjects`.
  public var log: [StoredRecord]
  /// The days whose facts are known, besides today. Daily reminders are planned for today and for these days.
  public var days: [NotificationDay]
  /// Everything that notifications can be about now: each planned session, each import that was not opened.
  public var subjects: [NotificationSubject]
  /// The channels that the caller can deliver on: `local` and `inApp` on a device, `push` on a server.
  public var channels: [ChannelKind]
  /// The user's history, for limits that count it. The planner computes what still counts at each future time. Nil if facts contain the
  /// counts.
  public var history: History?
  /// The current time, for rules without a fact `now`. Nil for all other rules.
  public var now: Timestamp?

  /// Creates a context.
  public init(
    zone: Zone, preferences: StoredRecord, device: StoredRecord, log: [StoredRecord] = [], days: [NotificationDay] = [],
    subjects: [NotificationSubject] = [], channels: [ChannelKind] = [.local, .inApp], now: Timestamp? = nil, history: History? = nil
  ) {
    self.zone = zone
    self.preferences = preferences
    self.device = device
    self.log = log
    self.days = days
    self.subjects = subjects
    self.channels = channels
    self.now = now
    self.history = history
  }
}

extension NotificationContext {
  /// The ids of the requests that are pending with the system.
  func pendingIDs(_ rules: Rules) -> [String] {
    rules.value(ofField: rules.bundle.planner[0].devicePending, in: device)?.texts ?? []
  }
}

/// A day, and its facts that differ from the facts of the frame.
public struct NotificationDay: Sendable, Equatable {
  /// The day, in the time zone of the schedule.
  public var day: CalendarDay
  /// The facts of this day that differ from the facts of the frame.
  public var facts: [GivenFact]

  /// Creates a day with its facts.
  public init(day: CalendarDay, facts: [GivenFact]) {
    self.day = day
    self.facts = facts
  }
}

/// Something that a notification can be about: a session, an import.
public struct NotificationSubject: Sendable, Equatable {
  /// The kind of the subject, as `of` names it in the rules: `session`.
  public var of: String
  /// The id of the subject. Links and notification ids contain it.
  public var id: LinkID
  /// The time of the subject. Nil if no notification about it depends on the time.
  public var at: PlannerTime?
  /// The facts about this subject.
  public var facts: [GivenFact]

  /// Creates a subject.
  public init(of: String, id: LinkID, at: PlannerTime?, facts: [GivenFact] = []) {
    self.of = of
    self.id = id
    self.at = at
    self.facts = facts
  }
}

/// The time of a subject: an instant, a local time, or a day.
public enum PlannerTime: Sendable, Equatable {
  /// A fixed instant, rounded down to the second.
  case instant(Timestamp)
  /// A local time, which follows the user to other time zones.
  case wall(Zone.WallTime)
  /// A day. Its notification is delivered at the daily reminder time.
  case day(CalendarDay)

  /// Parses `2026-03-02T19:00:00Z`, `2026-03-02T19:00`, or `2026-03-02`. Returns nil for any other string.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    if let time = TimeText.timestamp(bytes) {
      self = .instant(Timestamp(seconds: time.seconds))
    } else if let day = TimeForm.day(bytes[...]) {
      self = .day(CalendarDay(number: day))
    } else if let day = TimeForm.day(bytes.prefix(10)), bytes.count > 10, bytes[10] == UInt8(ascii: "T"),
      let time = TimeText.timestamp(bytes + Array((bytes.count == 16 ? ":00Z" : "Z").utf8))
    {
      self = .wall(Zone.WallTime(day: day, second: time.seconds - day * 86_400))
    } else {
      return nil
    }
  }
}

extension Rules {
  /// The current time of a context, in seconds since 1970: the fact `now`, or `NotificationContext.now` for rules without that fact.
  ///
  /// Throws `no_time` if the time is missing, and `malformed` if the context has a time although the rules declare the fact `now`.
  package func time(of context: NotificationContext, _ frame: Frame) throws(RequestError) -> Int64 {
    guard let fact = bundle.book[0].now else {
      guard let now = context.now else {
        throw RequestError("no_time", "`now` is missing; these rules have no fact `now`, so pass it next to the facts")
      }
      return now.seconds
    }
    guard context.now == nil else {
      throw RequestError("malformed", "`now` is not allowed next to the facts because these rules have a fact `now`; pass it as a fact")
    }
    let time = evaluator.fact(fact, frame)
    guard time.tag == .timestamp else { throw RequestError("no_time", "the fact `now` is missing; planning notifications requires it") }
    return time.bits
  }
}
