// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
public import RulesRuntime

extension Handz {
  /// Plans all notifications of a device anew: when the app opens, when a preference changes, and when data changes.
  ///
  /// - Parameter facts: Today's, with `now`.
  /// - Parameter zone: Where the device is: reminders go by its clock on the wall.
  /// - Parameter preferences: What the person chose.
  /// - Parameter device: What the device stored, as the last plan gave it.
  /// - Parameter log: What was planned, sent and held back so far; a month is enough.
  /// - Parameter days: Days to come and their facts: reminders of a day are planned for today and for these.
  /// - Parameter things: All that notifications may be about right now.
  public static func planNotifications(_ facts: HandzFacts, zone: Zone, preferences: HandzNotificationPreferences, device: HandzNotificationDevice, log: [HandzNotificationEventLog], days: [HandzNotificationDay], things: [HandzNotificationThing]) throws(RequestError) -> HandzNotificationPlan {
    let frame = rules.makeFrame()
    facts.fill(frame)
    let situation = NotificationContext(
      zone: zone, preferences: preferences.stored, device: device.stored, log: log.map(\.stored),
      days: days.map { PlannedDay(day: $0.day, facts: $0.facts.givenFacts) }, things: things.map(\.planned),
      channels: [.local, .inApp])
    return HandzNotificationPlan(try rules.planNotifications(situation, frame), things)
  }

  /// Plans what a server sends to somebody.
  ///
  /// - Parameter facts: Today's, with `now`.
  /// - Parameter zone: Where the device is: reminders go by its clock on the wall.
  /// - Parameter preferences: What the person chose.
  /// - Parameter log: What was planned, sent and held back so far; a month is enough.
  /// - Parameter days: Days to come and their facts: reminders of a day are planned for today and for these.
  /// - Parameter things: All that notifications may be about right now.
  public static func planPushes(_ facts: HandzFacts, zone: Zone, preferences: HandzNotificationPreferences, log: [HandzNotificationEventLog], days: [HandzNotificationDay], things: [HandzNotificationThing]) throws(RequestError) -> HandzNotificationPlan {
    let frame = rules.makeFrame()
    facts.fill(frame)
    let situation = NotificationContext(
      zone: zone, preferences: preferences.stored, device: HandzNotificationDevice().stored, log: log.map(\.stored),
      days: days.map { PlannedDay(day: $0.day, facts: $0.facts.givenFacts) }, things: things.map(\.planned),
      channels: [.push])
    return HandzNotificationPlan(try rules.planNotifications(situation, frame), things)
  }
}

/// What should be pending, as a device or a server is to have it.
public struct HandzNotificationPlan: Sendable, Equatable {
  /// The same as the runtime has it, for whoever hands it to the system.
  public let planned: NotificationPlan
  /// All that should wait with the system, soonest first.
  public let requests: [HandzPlannedNotification]
  /// What the app shows by itself right now.
  public let inApp: [HandzShownNotification]
  /// What was looked at and not planned, and why.
  public let missing: [HandzMissingNotification]
  /// What does not come at its own moment: when it comes instead, or why never.
  public let heldBack: [HandzHeldBackNotification]

  /// Ids of what waits with the system and should not, or should at another time.
  public var cancel: [String] { planned.cancel }

  /// Rows for the log, new or changed.
  public var log: [HandzNotificationEventLog] { planned.log.map { HandzNotificationEventLog($0) } }

  /// Ids of rows about what was planned and no longer is.
  public var withdrawn: [String] { planned.withdrawn }

  /// What the device has to store.
  public var device: HandzNotificationDevice { HandzNotificationDevice(planned.device) }

  /// How many more would come, which the system has no room for yet.
  public var later: Int { planned.later }

  /// The number on the app's icon; nil when it cannot be told.
  public var badge: Int? { planned.badge.map { Int($0) } }

  /// A log with the plan's rows in it, each in the place of the row that has its id, and without those that it withdraws.
  public func log(after log: [HandzNotificationEventLog]) -> [HandzNotificationEventLog] {
    Handz.rules.log(log.map(\.stored), after: planned).map { HandzNotificationEventLog($0) }
  }

  init(_ planned: NotificationPlan, _ things: [HandzNotificationThing]) {
    self.planned = planned
    requests = planned.requests.map { HandzPlannedNotification($0) }
    inApp = planned.inApp.map { HandzShownNotification($0) }
    missing = planned.notPlanned.map { HandzMissingNotification($0, things) }
    heldBack = planned.heldBack.map { HandzHeldBackNotification($0, things) }
  }
}

/// One notification to come.
public struct HandzPlannedNotification: Sendable, Equatable {
  /// The same as the runtime has it.
  public let planned: PlannedNotification

  /// Which one it is, the same whenever it is planned again.
  public var id: String { planned.id }

  /// Nil for several that became one.
  public var type: HandzNotificationType? { planned.type.map { HandzNotificationType(ordinal: $0) } }

  /// What several became; nil for one alone.
  public var batch: HandzNotificationBatch? { planned.batch.map { HandzNotificationBatch(ordinal: $0) } }

  /// The link that a tap opens; nil for a summary that opens nothing.
  public var link: HandzLink? { try? HandzLink(parsing: planned.link) }

  /// The types and ids of what was put together; empty for one alone.
  public var members: [(type: HandzNotificationType, id: String)] { planned.members.map { (HandzNotificationType(ordinal: $0.type), $0.id) } }

  /// Whether a server sends it; else it waits on the device.
  public var isPush: Bool { planned.channel == .push }

  /// When it comes.
  public var at: Timestamp { Timestamp(seconds: planned.at) }

  /// What the clock on the wall shows then.
  public var wall: Zone.WallTime { planned.wall }

  /// Whether it comes as soon as it is planned.
  public var isNow: Bool { planned.isNow }

  /// What a lock screen shows.
  public var copy: HandzShownCopy { HandzShownCopy(planned.copy) }

  /// What is shown where previews are on; nil where that is the same.
  public var expanded: HandzShownCopy? { planned.expanded.map { HandzShownCopy($0) } }

  /// Why it waited; nil for one that did not.
  public var waited: HandzNotificationEventLog.SuppressedReason? { planned.waited.map { HandzNotificationEventLog.SuppressedReason(ordinal: $0.reason) } }

  init(_ planned: PlannedNotification) { self.planned = planned }
}

/// Something that the app shows by itself.
public struct HandzShownNotification: Sendable, Equatable {
  /// The same as the runtime has it.
  public let planned: InAppNotification

  /// Which one it is, the same whenever it is planned again.
  public var id: String { planned.id }

  /// Nil for several that became one.
  public var type: HandzNotificationType? { planned.type.map { HandzNotificationType(ordinal: $0) } }

  /// What several became; nil for one alone.
  public var batch: HandzNotificationBatch? { planned.batch.map { HandzNotificationBatch(ordinal: $0) } }

  /// The link that a tap opens; nil for a summary that opens nothing.
  public var link: HandzLink? { try? HandzLink(parsing: planned.link) }

  /// The types and ids of what was put together; empty for one alone.
  public var members: [(type: HandzNotificationType, id: String)] { planned.members.map { (HandzNotificationType(ordinal: $0.type), $0.id) } }

  /// Its words.
  public var copy: HandzShownCopy { HandzShownCopy(planned.copy) }

  init(_ planned: InAppNotification) { self.planned = planned }
}

/// A notification that was looked at and not planned.
public struct HandzMissingNotification: Sendable, Equatable {
  public enum Why: Sendable, Equatable {
    /// The plan in force gets no such.
    case plan
    /// This condition does not hold.
    case condition(String)
    /// This condition cannot be decided, because a fact is missing.
    case undecided(condition: String, HandzFailure)
    /// It came already.
    case delivered
    /// Its moment has passed.
    case past
    /// Another of the same type comes then.
    case repeated
    /// It is switched off for everybody.
    case switchedOff
    /// The log has its reason.
    case heldBack(HandzNotificationEventLog.SuppressedReason)
  }

  public let type: HandzNotificationType
  /// What it is about; nil for one that is about nothing.
  public let thing: HandzNotificationThing?
  /// The day that it belongs to, counted from 1970-01-01.
  public let day: Int64
  public let why: Why

  init(_ missing: NotPlanned, _ things: [HandzNotificationThing]) {
    type = HandzNotificationType(ordinal: missing.type)
    thing = missing.thing.map { things[$0] }
    day = missing.day
    let bundle = Handz.rules.bundle
    switch missing.why {
    case .plan: why = .plan
    case .delivered: why = .delivered
    case .past: why = .past
    case .repeated: why = .repeated
    case .switchedOff: why = .switchedOff
    case .condition(let condition): why = .condition(bundle.name(.conditions, condition))
    case .undecided(let condition, let failure):
      why = .undecided(condition: bundle.name(.conditions, condition), HandzFailure(failure))
    case .heldBack(let position): why = .heldBack(HandzNotificationEventLog.SuppressedReason(ordinal: position))
    }
  }
}

/// A notification that does not come at its own moment: when it comes instead, or why it never does.
public struct HandzHeldBackNotification: Sendable, Equatable {
  public let type: HandzNotificationType
  /// What it is about; nil for one that is about nothing.
  public let thing: HandzNotificationThing?
  /// The day that it belongs to, counted from 1970-01-01.
  public let day: Int64
  /// What keeps it from coming at its moment, as the log says it.
  public let reason: HandzNotificationEventLog.SuppressedReason
  /// When it comes, and as which request, or why never.
  public let outcome: HeldBackNotification.Outcome
  /// Whether the app shows it as a card, from its moment until the person has seen it or it is no longer true.
  public let isInApp: Bool

  init(_ held: HeldBackNotification, _ things: [HandzNotificationThing]) {
    type = HandzNotificationType(ordinal: held.type)
    reason = HandzNotificationEventLog.SuppressedReason(ordinal: held.reason)
    thing = held.thing.map { things[$0] }
    day = held.day
    outcome = held.outcome
    isInApp = held.isInApp
  }
}
