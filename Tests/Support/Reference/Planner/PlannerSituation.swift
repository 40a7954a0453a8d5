public import RuleKinds
public import RulesBundle

/// Whose notifications are planned, and all that the plan looks at.
public struct PlannerSituation: Sendable {
  public var clock: PlainClock
  public var now: Int
  /// Today's facts, without `now`.
  public var facts: [String: Meaning]
  /// What is stored of the person's choices, by the record's fields.
  public var choices: [String: StoredChoice]
  /// What tells the device from the person's others.
  public var device: String?
  /// Ids of what waits with the system.
  public var pending: [String]
  public var log: [LogRow]
  /// Days whose facts are known, with what is other than today.
  public var days: [(day: Int, facts: [String: Meaning])]
  public var things: [Thing]
  public var channels: [ChannelKind]

  public init(
    clock: PlainClock, now: Int, facts: [String: Meaning], choices: [String: StoredChoice], device: String?, pending: [String],
    log: [LogRow], days: [(day: Int, facts: [String: Meaning])], things: [Thing], channels: [ChannelKind]
  ) {
    self.clock = clock
    self.now = now
    self.facts = facts
    self.choices = choices
    self.device = device
    self.pending = pending
    self.log = log
    self.days = days
    self.things = things
    self.channels = channels
  }

  /// Something that a notification may be about.
  public struct Thing: Equatable, Sendable {
    public enum Time: Equatable, Sendable {
      case instant(Int)
      /// What clocks show then: a day and the second of it.
      case wall(day: Int, second: Int)
      case day(Int)
    }

    public var of: String
    public var id: String
    public var at: Time?
    public var facts: [String: Meaning]

    public init(of: String, id: String, at: Time?, facts: [String: Meaning]) {
      (self.of, self.id, self.at, self.facts) = (of, id, at, facts)
    }
  }

  /// What was planned, sent or held back.
  public struct LogRow: Equatable, Hashable, Sendable {
    public var id: String
    public var type: String
    public var channel: ChannelKind
    public var plannedFor: Int?
    public var sent: Int?
    public var reason: String?
    public var members: [String]
    public var device: String?
    /// The time of what it is about, as it was then.
    public var moment: String?
    /// The id of what it is about, by the field of the record.
    public var things: [String: String]

    public init(
      id: String, type: String, channel: ChannelKind, plannedFor: Int?, sent: Int?, reason: String?, members: [String],
      device: String?, things: [String: String], moment: String? = nil
    ) {
      self.id = id
      self.type = type
      self.channel = channel
      self.plannedFor = plannedFor
      self.sent = sent
      self.reason = reason
      self.members = members
      self.device = device
      self.things = things
      self.moment = moment
    }

    /// When it came, or will; nil for what never did.
    var time: Int? { sent ?? plannedFor }
  }
}

/// A stored value.
public enum StoredChoice: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case text(String)
  case time(Int)
  case list([String])
}
