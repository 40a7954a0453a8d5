internal import RuleKinds
package import RulesBundle

/// The user whose notifications are planned, and all input of the plan.
package struct PlannerSituation: Sendable {
  package var clock: PlainClock
  package var now: Int
  /// Today's facts, without `now`.
  package var facts: [String: Meaning]
  /// The stored choices of the user, by the record's fields.
  package var choices: [String: StoredChoice]
  /// The name of the device among the user's others.
  package var device: String?
  /// Ids of pending requests.
  package var pending: [String]
  package var log: [LogRow]
  /// Days whose facts are known, with the values that differ from today.
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
      /// The time on the clock: a day and the second of it.
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

  /// What was planned, sent, or held back.
  package struct LogRow: Equatable, Hashable, Sendable {
    package var id: String
    package var type: String
    package var channel: ChannelKind
    package var plannedFor: Int?
    package var sent: Int?
    package var reason: String?
    package var members: [String]
    package var device: String?
    /// The time of its subject, as it was then.
    package var moment: String?
    /// The id of its subject, by the field of the record.
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

    /// When it was or will be delivered; nil if never.
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
