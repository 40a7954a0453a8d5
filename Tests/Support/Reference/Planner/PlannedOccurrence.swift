public import RuleKinds
public import RulesBundle

/// One time that one notification would come.
struct PlannedOccurrence: Equatable {
  var type: Name<NotificationType>
  var thing: PlannerSituation.Thing?
  /// The day that it belongs to.
  var day: Int
  /// When it should come, and when it comes after waiting.
  var due: Int
  var at: Int
  /// The reason of the log for which it waits.
  var waits: String?
  /// Whether the minute was another's, and whether it came before and comes again.
  var isLate = false
  var isAgain = false
  /// Its name, the same whenever it is planned again.
  var key: String

  /// Since when it waits, as an answer tells it.
  var since: Int? { waits == nil ? nil : due }
}

/// One notification to come: an occurrence alone, or several together.
struct PlannedTogether: Equatable {
  var members: [PlannedOccurrence]
  var at: Int
  /// What they say together; nil for one alone.
  var batch: Name<NotificationBatch>?
  var channel: ChannelKind
  /// Whether it waits for the minute of another.
  var waitsForMinute = false
}

/// A plan, as far as it is compared: each list in an order that says nothing.
public struct PlainPlan: Equatable, Sendable {
  public struct Request: Equatable, Sendable {
    public var id: String
    /// A type or a batch.
    public var name: String
    public var channel: ChannelKind
    public var at: Int
    public var isNow: Bool
    public var members: [String]
    public var waited: String?
    public var since: Int?

    public init(
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

  /// What does not come, with why.
  public struct Missing: Hashable, Sendable {
    public enum Why: Hashable, Sendable {
      case plan, delivered, past, repeated, switchedOff
      case condition(String)
      case undecided(String)
      case heldBack(String)
    }

    public var type: String
    public var thing: String?
    public var day: Int
    public var why: Why

    public init(type: String, thing: String?, day: Int, why: Why) {
      (self.type, self.thing, self.day, self.why) = (type, thing, day, why)
    }
  }

  /// What is held back: when it comes and as what, or why never.
  public struct Held: Hashable, Sendable {
    public var id: String
    public var reason: String
    public var at: Int?
    public var request: String?
    public var never: String?
    public var isInApp: Bool

    public init(id: String, reason: String, at: Int?, request: String?, never: String?, isInApp: Bool) {
      (self.id, self.reason, self.at, self.request, self.never, self.isInApp) = (id, reason, at, request, never, isInApp)
    }
  }

  public struct InApp: Hashable, Sendable {
    public var id: String
    public var members: [String]

    public init(id: String, members: [String]) { (self.id, self.members) = (id, members) }
  }

  /// Soonest first.
  public var requests: [Request] = []
  /// How many more would come.
  public var later = 0
  public var missing: [Missing: Int] = [:]
  public var inApp: [InApp: Int] = [:]
  public var held: [Held: Int] = [:]
  public var log: [PlannerSituation.LogRow: Int] = [:]
  public var withdrawn: [String: Int] = [:]
  public var cancel: [String: Int] = [:]

  public init() {}
}
