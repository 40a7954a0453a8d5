package import RuleKinds
package import RulesBundle

/// Whose notifications are planned, and all that the plan looks at.
package struct PlannerSituation: Sendable {
  package var clock: PlainClock
  package var now: Int
  /// Today's facts, without `now`.
  package var facts: [String: Meaning]
  /// What is stored of the person's choices, by the record's fields.
  package var choices: [String: StoredChoice]
  /// What tells the device from the person's others.
  package var device: String?
  /// Ids of what waits with the system.
  package var pending: [String]
  package var log: [LogRow]
  /// Days whose facts are known, with what is other than today.
  package var days: [(day: Int, facts: [String: Meaning])]
  package var things: [Thing]
  package var channels: [ChannelKind]

  package init(
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
  package struct Thing: Equatable, Sendable {
    package enum Time: Equatable, Sendable {
      case instant(Int)
      /// What clocks show then: a day and the second of it.
      case wall(day: Int, second: Int)
      case day(Int)
    }

    package var of: String
    package var id: String
    package var at: Time?
    package var facts: [String: Meaning]

    package init(of: String, id: String, at: Time?, facts: [String: Meaning]) {
      (self.of, self.id, self.at, self.facts) = (of, id, at, facts)
    }
  }

  /// What was planned, sent or held back.
  package struct LogRow: Equatable, Hashable, Sendable {
    package var id: String
    package var type: String
    package var channel: ChannelKind
    package var plannedFor: Int?
    package var sent: Int?
    package var reason: String?
    package var members: [String]
    package var device: String?
    /// The time of what it is about, as it was then.
    package var moment: String?
    /// The id of what it is about, by the field of the record.
    package var things: [String: String]

    package init(
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
package enum StoredChoice: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case text(String)
  case time(Int)
  case list([String])
}
