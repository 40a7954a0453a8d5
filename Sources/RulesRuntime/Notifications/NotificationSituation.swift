public import RulesBundle

/// What the planner looks at besides the facts of the frame: where somebody is, what they chose, what was planned before, and what
/// notifications may be about.
public struct NotificationSituation: Sendable {
  /// The zone of the device now. Reminders go by its clock on the wall.
  public var zone: Zone
  /// What the person chose, as a record of `planner.preferences`.
  public var preferences: StoredRecord
  /// What the device knows, as a record of `planner.device`.
  public var device: StoredRecord
  /// What was planned, sent and held back so far, as records of `planner.log`. What lies further back than a month is not
  /// needed, unless it is about a thing that is still among `things`.
  public var log: [StoredRecord]
  /// Days whose facts are known, besides today with the facts of the frame. Reminders of a day are planned for today and for these.
  public var days: [PlannedDay]
  /// All that notifications may be about right now: each planned session, each import that was not opened.
  public var things: [PlannedThing]
  /// How whoever asks can deliver: a device `local` and `inApp`, a server `push`.
  public var channels: [ChannelKind]
  /// What the person did so far, where limits count it: at each moment to come, what then still counts. Nil where the facts say it.
  public var history: History?
  /// The moment, in seconds since 1970, for rules that have no fact `now`; nil for all others.
  public var now: Int64?

  public init(
    zone: Zone, preferences: StoredRecord, device: StoredRecord, log: [StoredRecord] = [], days: [PlannedDay] = [],
    things: [PlannedThing] = [], channels: [ChannelKind] = [.local, .inApp], now: Int64? = nil, history: History? = nil
  ) {
    self.zone = zone
    self.preferences = preferences
    self.device = device
    self.log = log
    self.days = days
    self.things = things
    self.channels = channels
    self.now = now
    self.history = history
  }
}

extension NotificationSituation {
  /// What waits with the system of the device.
  func pendingIDs(_ rules: Rules) -> [String] {
    rules.value(ofField: rules.bundle.planner[0].devicePending, in: device)?.texts ?? []
  }
}

/// A day, and its facts where they are other than the frame's.
public struct PlannedDay: Sendable, Equatable {
  /// Counted from 1970-01-01.
  public var day: Int64
  public var facts: [GivenFact]

  public init(day: Int64, facts: [GivenFact]) {
    self.day = day
    self.facts = facts
  }
}

/// Something that a notification may be about.
public struct PlannedThing: Sendable, Equatable {
  /// What it is, as `of` in the rules says: `session`.
  public var of: String
  public var id: LinkID
  /// When it is, or happened; nil where nothing asks for that.
  public var at: PlannerTime?
  /// The facts about this one.
  public var facts: [GivenFact]

  public init(of: String, id: LinkID, at: PlannerTime?, facts: [GivenFact] = []) {
    self.of = of
    self.id = id
    self.at = at
    self.facts = facts
  }
}

/// A time as a calendar has it: fixed for everybody, by the clock of wherever the person is, or only a day.
public enum PlannerTime: Sendable, Equatable {
  /// Seconds since 1970.
  case instant(Int64)
  case wall(Zone.WallTime)
  /// A day from 1970-01-01 on, at the daily reminder time.
  case day(Int64)

  /// `2026-03-02T19:00:00Z`, `2026-03-02T19:00` or `2026-03-02`; nil for anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    if let time = TimeText.timestamp(bytes) {
      self = .instant(time.seconds)
    } else if let day = TimeForm.day(bytes[...]) {
      self = .day(day)
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
  /// The moment at which a situation is looked at, in seconds since 1970: the fact `now` says it, or, in rules that have none, the situation.
  public func time(of situation: NotificationSituation, _ frame: Frame) throws(RequestError) -> Int64 {
    guard let fact = bundle.book[0].now else {
      guard let now = situation.now else {
        throw RequestError("no_time", "planning needs `now` beside the facts: these rules have no fact of that name")
      }
      return now
    }
    guard situation.now == nil else {
      throw RequestError("malformed", "the fact `now` is the time of these rules: give it among the facts")
    }
    let time = evaluator.fact(fact, frame)
    guard time.tag == .timestamp else { throw RequestError("no_time", "planning needs the fact `now`") }
    return time.bits
  }
}
