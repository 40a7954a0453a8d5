internal import RuleKinds
package import RulesBundle

/// One occurrence of a notification.
struct PlannedOccurrence: Equatable {
  var type: Name<NotificationType>
  var thing: PlannerSituation.Thing?
  /// The day that it belongs to.
  var day: Int
  /// The original time, and the time after waiting.
  var due: Int
  var at: Int
  /// The log's reason for the waiting.
  var waits: String?
  /// Whether the minute was taken, and whether it was delivered before and returns.
  var isLate = false
  var isAgain = false
  /// Its name, which is the same whenever it is planned again.
  var key: String

  /// Since when it waits, as in the answer.
  var since: Int? { waits == nil ? nil : due }
}

/// One notification to deliver: a single occurrence, or several together.
struct PlannedTogether: Equatable {
  var members: [PlannedOccurrence]
  var at: Int
  /// The copy of several together; nil for a single one.
  var batch: Name<NotificationBatch>?
  var channel: ChannelKind
  /// Whether it waits for another's minute.
  var waitsForMinute = false
}

/// A plan, as far as it is compared: each list in an order without meaning.
package struct PlainPlan: Equatable, Sendable {
  package struct Request: Equatable, Sendable {
    package var id: String
    /// A type or a batch.
    package var name: String
    package var channel: ChannelKind
    package var at: Int
    package var isNow: Bool
    package var members: [String]
    package var waited: String?
    package var since: Int?

    package init(
      id: String, name: String, channel: ChannelKind, at: Int, isNow: Bool, members: [String], waited: String?, since: Int?
    ) {
      self.id = id
      self.name = name
      self.channel = channel
      self.at = at
      self.isNow = isNow
      self.members = members
      self.waited = waited
      self.since = since
    }
  }

  /// A missing notification and its reason.
  package struct Missing: Hashable, Sendable {
    package enum Why: Hashable, Sendable {
      case plan, delivered, past, repeated, switchedOff
      case condition(String)
      case undecided(String)
      case heldBack(String)
    }

    package var type: String
    package var thing: String?
    package var day: Int
    package var why: Why

    package init(type: String, thing: String?, day: Int, why: Why) {
      (self.type, self.thing, self.day, self.why) = (type, thing, day, why)
    }
  }

  /// A notification that is held back: when and as what it is delivered, or why never.
  package struct Held: Hashable, Sendable {
    package var id: String
    package var reason: String
    package var at: Int?
    package var request: String?
    package var never: String?
    package var isInApp: Bool

    package init(id: String, reason: String, at: Int?, request: String?, never: String?, isInApp: Bool) {
      (self.id, self.reason, self.at, self.request, self.never, self.isInApp) = (id, reason, at, request, never, isInApp)
    }
  }

  package struct InApp: Hashable, Sendable {
    package var id: String
    package var members: [String]

    package init(id: String, members: [String]) { (self.id, self.members) = (id, members) }
  }

  /// Soonest first.
  package var requests: [Request] = []
  /// The number of further ones.
  package var later = 0
  package var missing: [Missing: Int] = [:]
  package var inApp: [InApp: Int] = [:]
  package var held: [Held: Int] = [:]
  package var log: [PlannerSituation.LogRow: Int] = [:]
  package var withdrawn: [String: Int] = [:]
  package var cancel: [String: Int] = [:]

  package init() {}
}
