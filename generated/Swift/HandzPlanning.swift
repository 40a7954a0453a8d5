// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
public import RulesRuntime

extension Handz {
  /// Plans all notifications of a device. Call it whenever the app opens, a preference changes, or data changes.
  ///
  /// - Parameter facts: The facts of today, with `now`.
  /// - Parameter zone: The time zone of the device. Reminders use its local time.
  /// - Parameter preferences: The preferences of the user.
  /// - Parameter device: The record of the device that the last plan returned.
  /// - Parameter log: The notifications that were planned, sent, and suppressed so far. The last month is enough.
  /// - Parameter days: The coming days and their facts. Daily reminders are planned for today and these days.
  /// - Parameter things: All current things that notifications can be about.
  public static func planNotifications(_ facts: HandzFacts, zone: Zone, preferences: HandzNotificationPreferences, device: HandzNotificationDevice, log: [HandzNotificationEventLog], days: [HandzNotificationDay], things: [HandzNotificationThing]) throws(RequestError) -> HandzNotificationPlan {
    let frame = rules.makeFrame()
    facts.fill(frame)
    let situation = NotificationContext(
      zone: zone, preferences: preferences.stored, device: device.stored, log: log.map(\.stored),
      days: days.map { PlannedDay(day: $0.day, facts: $0.facts.givenFacts) }, things: things.map(\.planned),
      channels: [.local, .inApp])
    return HandzNotificationPlan(try rules.planNotifications(situation, frame), things)
  }

  /// Plans the push notifications that a server sends to a user.
  ///
  /// - Parameter facts: The facts of today, with `now`.
  /// - Parameter zone: The time zone of the device. Reminders use its local time.
  /// - Parameter preferences: The preferences of the user.
  /// - Parameter log: The notifications that were planned, sent, and suppressed so far. The last month is enough.
  /// - Parameter days: The coming days and their facts. Daily reminders are planned for today and these days.
  /// - Parameter things: All current things that notifications can be about.
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

/// A notification plan: the notifications that a device or a server must have pending.
public struct HandzNotificationPlan: Sendable, Equatable {
  /// The plan in the type of the runtime, for `HostNotifications`.
  public let planned: NotificationPlan
  /// The requests that must be pending in the system, soonest first.
  public let requests: [HandzPlannedNotification]
  /// The notifications that the app shows now.
  public let inApp: [HandzShownNotification]
  /// The notifications that are not planned, with the reasons.
  public let missing: [HandzMissingNotification]
  /// The notifications that are not delivered at their own time.
  public let heldBack: [HandzHeldBackNotification]

  /// The ids of pending requests to remove from the system.
  public var cancel: [String] { planned.cancel }

  /// The new and changed rows of the log.
  public var log: [HandzNotificationEventLog] { planned.log.map { HandzNotificationEventLog($0) } }

  /// The ids of log rows about notifications that are no longer planned.
  public var withdrawn: [String] { planned.withdrawn }

  /// The record that the device must store.
  public var device: HandzNotificationDevice { HandzNotificationDevice(planned.device) }

  /// The number of further notifications for which the system has no room yet.
  public var later: Int { planned.later }

  /// The number on the app icon; nil if it is unknown.
  public var badge: Int? { planned.badge.map { Int($0) } }

  /// The snoozes that the user can choose from now, with their ends. Store the end of the chosen one in the preferences, and plan again.
  public var snoozes: [(label: HandzShownCopy, until: Timestamp, wall: Zone.WallTime)] { planned.snoozes.map { (HandzShownCopy($0.copy), $0.until, $0.wall) } }

  /// Returns a log with the rows of this plan. They replace rows with the same id, and withdrawn rows are removed.
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

/// A planned notification.
public struct HandzPlannedNotification: Sendable, Equatable {
  /// The notification in the type of the runtime.
  public let planned: PlannedNotification

  /// The id, which stays the same when the notification is planned again.
  public var id: String { planned.id }

  /// The type; nil for a batch of several notifications.
  public var type: HandzNotificationType? { planned.type.map { HandzNotificationType(ordinal: $0) } }

  /// The batch; nil for a single notification.
  public var batch: HandzNotificationBatch? { planned.batch.map { HandzNotificationBatch(ordinal: $0) } }

  /// The link that a tap opens; nil for a summary without a link.
  public var link: HandzLink? { try? HandzLink(parsing: planned.link) }

  /// The types and ids of the notifications in a batch; empty for a single notification.
  public var members: [(type: HandzNotificationType, id: String)] { planned.members.map { (HandzNotificationType(ordinal: $0.type), $0.id) } }

  /// Whether a server sends it; if not, the device delivers it.
  public var isPush: Bool { planned.channel == .push }

  /// The time of delivery.
  public var at: Timestamp { planned.at }

  /// The local time of delivery.
  public var wall: Zone.WallTime { planned.wall }

  /// Whether it is delivered immediately.
  public var isNow: Bool { planned.isNow }

  /// The copy for a locked screen.
  public var copy: HandzShownCopy { HandzShownCopy(planned.copy) }

  /// The copy if previews are on; nil if it is the same.
  public var expanded: HandzShownCopy? { planned.expanded.map { HandzShownCopy($0) } }

  /// The reason why it was deferred; nil if it was not.
  public var waited: HandzNotificationEventLog.SuppressedReason? { planned.waited.map { HandzNotificationEventLog.SuppressedReason(ordinal: $0.reason) } }

  init(_ planned: PlannedNotification) { self.planned = planned }
}

/// A notification that the app shows in its own interface.
public struct HandzShownNotification: Sendable, Equatable {
  /// The notification in the type of the runtime.
  public let planned: InAppNotification

  /// The id, which stays the same when the notification is planned again.
  public var id: String { planned.id }

  /// The type; nil for a batch of several notifications.
  public var type: HandzNotificationType? { planned.type.map { HandzNotificationType(ordinal: $0) } }

  /// The batch; nil for a single notification.
  public var batch: HandzNotificationBatch? { planned.batch.map { HandzNotificationBatch(ordinal: $0) } }

  /// The link that a tap opens; nil for a summary without a link.
  public var link: HandzLink? { try? HandzLink(parsing: planned.link) }

  /// The types and ids of the notifications in a batch; empty for a single notification.
  public var members: [(type: HandzNotificationType, id: String)] { planned.members.map { (HandzNotificationType(ordinal: $0.type), $0.id) } }

  /// The copy.
  public var copy: HandzShownCopy { HandzShownCopy(planned.copy) }

  init(_ planned: InAppNotification) { self.planned = planned }
}

/// A notification that is not planned.
public struct HandzMissingNotification: Sendable, Equatable {
  /// The reason why a notification is not planned.
  public enum Why: Sendable, Equatable {
    /// The effective plan does not include it.
    case plan
    /// This condition does not hold.
    case condition(String)
    /// This condition cannot be evaluated, because a fact is missing.
    case undecided(condition: String, HandzFailure)
    /// It was already delivered.
    case delivered
    /// Its time has passed.
    case past
    /// Another notification of the same type has the same time.
    case repeated
    /// It is switched off for all users.
    case switchedOff
    /// It is held back for this reason.
    case heldBack(HandzNotificationEventLog.SuppressedReason)
  }

  /// The type of the notification.
  public let type: HandzNotificationType
  /// The thing that it is about; nil if it has none.
  public let thing: HandzNotificationThing?
  /// The day that it belongs to.
  public let day: CalendarDay
  /// The reason why it is not planned.
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

/// A notification that is not delivered at its own time: when it is delivered instead, or why it is dropped.
public struct HandzHeldBackNotification: Sendable, Equatable {
  /// The type of the notification.
  public let type: HandzNotificationType
  /// The thing that it is about; nil if it has none.
  public let thing: HandzNotificationThing?
  /// The day that it belongs to.
  public let day: CalendarDay
  /// The reason that the log records.
  public let reason: HandzNotificationEventLog.SuppressedReason
  /// When it is delivered and as which request, or why it is dropped.
  public let outcome: HeldBackNotification.Outcome
  /// Whether the app shows it as a card, from its own time until the user has seen it or it no longer applies.
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
