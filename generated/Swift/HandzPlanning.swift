// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

internal import RulesBundle
public import RulesRuntime

extension Handz {
  /// Returns the schedule of all notifications of a device. Call it whenever the app opens, a preference changes, or data changes.
  ///
  /// - Parameter facts: The facts of today, with `now`.
  /// - Parameter zone: The time zone of the device. Reminders use its local time.
  /// - Parameter preferences: The preferences of the user.
  /// - Parameter device: The record of the device that the last schedule returned.
  /// - Parameter log: The notifications that were planned, sent, and suppressed so far. The last month is enough.
  /// - Parameter days: The coming days and their facts. Daily reminders are planned for today and these days.
  /// - Parameter subjects: Everything that notifications can be about now.
  public static func notificationSchedule(_ facts: HandzFacts, zone: Zone, preferences: HandzNotificationPreferences, device: HandzNotificationDevice, log: [HandzNotificationEventLog], days: [HandzNotificationDay], subjects: [HandzNotificationSubject]) throws(RequestError) -> HandzNotificationSchedule {
    let frame = rules.makeFrame()
    facts.fill(frame)
    let context = NotificationContext(
      zone: zone, preferences: preferences.stored, device: device.stored, log: log.map(\.stored),
      days: days.map { NotificationDay(day: $0.day, facts: $0.facts.givenFacts) }, subjects: subjects.map(\.base),
      channels: [.local, .inApp])
    return HandzNotificationSchedule(try rules.notificationSchedule(context, frame), subjects)
  }

  /// Returns the schedule of the push notifications that a server sends to a user.
  ///
  /// - Parameter facts: The facts of today, with `now`.
  /// - Parameter zone: The time zone of the device. Reminders use its local time.
  /// - Parameter preferences: The preferences of the user.
  /// - Parameter log: The notifications that were planned, sent, and suppressed so far. The last month is enough.
  /// - Parameter days: The coming days and their facts. Daily reminders are planned for today and these days.
  /// - Parameter subjects: Everything that notifications can be about now.
  public static func pushSchedule(_ facts: HandzFacts, zone: Zone, preferences: HandzNotificationPreferences, log: [HandzNotificationEventLog], days: [HandzNotificationDay], subjects: [HandzNotificationSubject]) throws(RequestError) -> HandzNotificationSchedule {
    let frame = rules.makeFrame()
    facts.fill(frame)
    let context = NotificationContext(
      zone: zone, preferences: preferences.stored, device: HandzNotificationDevice().stored, log: log.map(\.stored),
      days: days.map { NotificationDay(day: $0.day, facts: $0.facts.givenFacts) }, subjects: subjects.map(\.base),
      channels: [.push])
    return HandzNotificationSchedule(try rules.notificationSchedule(context, frame), subjects)
  }
}

/// The notifications that a device or a server must have pending.
public struct HandzNotificationSchedule: Sendable, Equatable {
  /// The schedule in the type of the runtime, for `HostNotifications`.
  public let base: NotificationSchedule
  /// The requests that must be pending in the system, soonest first.
  public let requests: [HandzPlannedNotification]
  /// The notifications that the app shows now.
  public let inApp: [HandzShownNotification]
  /// The notifications that are not planned, with the reasons.
  public let unplanned: [HandzUnplannedNotification]
  /// The notifications that are not delivered at their own time.
  public let heldBack: [HandzHeldBackNotification]

  /// The ids of pending requests to remove from the system.
  public var canceledIDs: [String] { base.canceledIDs }

  /// The new and changed rows of the log.
  public var log: [HandzNotificationEventLog] { base.log.map { HandzNotificationEventLog($0) } }

  /// The ids of log rows about notifications that are no longer planned.
  public var withdrawnIDs: [String] { base.withdrawnIDs }

  /// The record that the device must store.
  public var device: HandzNotificationDevice { HandzNotificationDevice(base.device) }

  /// The number of further notifications for which the system has no room yet.
  public var deferredCount: Int { base.deferredCount }

  /// The number on the app icon; nil if it is unknown.
  public var badge: Int? { base.badge.map { Int($0) } }

  /// The snoozes that the user can choose from now, with their ends. Store the end of the chosen one in the preferences, and request a new schedule.
  public var snoozes: [(label: HandzShownCopy, until: Timestamp, wall: Zone.WallTime)] { base.snoozes.map { (HandzShownCopy($0.copy), $0.until, $0.wall) } }

  init(_ base: NotificationSchedule, _ subjects: [HandzNotificationSubject]) {
    self.base = base
    requests = base.requests.map { HandzPlannedNotification($0) }
    inApp = base.inApp.map { HandzShownNotification($0) }
    unplanned = base.unplanned.map { HandzUnplannedNotification($0, subjects) }
    heldBack = base.heldBack.map { HandzHeldBackNotification($0, subjects) }
  }
}

extension [HandzNotificationEventLog] {
  /// Returns this log with the rows of a schedule. They replace rows with the same id, and withdrawn rows are removed.
  public func applying(_ schedule: HandzNotificationSchedule) -> [HandzNotificationEventLog] {
    Handz.rules.applying(schedule.base, to: map(\.stored)).map { HandzNotificationEventLog($0) }
  }
}

/// A planned notification.
public struct HandzPlannedNotification: Sendable, Equatable {
  /// The notification in the type of the runtime.
  public let base: PlannedNotification

  /// The id, which stays the same when the notification is planned again.
  public var id: String { base.id }

  /// The type; nil for a batch of several notifications.
  public var type: HandzNotificationType? { base.type.map { HandzNotificationType(ordinal: $0) } }

  /// The batch; nil for a single notification.
  public var batch: HandzNotificationBatch? { base.batch.map { HandzNotificationBatch(ordinal: $0) } }

  /// The link that a tap opens; nil for a summary without a link.
  public var link: HandzDeepLink? { try? HandzDeepLink(parsing: base.link) }

  /// The types and ids of the notifications in a batch; empty for a single notification.
  public var members: [(type: HandzNotificationType, id: String)] { base.members.map { (HandzNotificationType(ordinal: $0.type), $0.id) } }

  /// Whether a server sends it; if not, the device delivers it.
  public var isPush: Bool { base.channel == .push }

  /// The time of delivery.
  public var at: Timestamp { base.at }

  /// The local time of delivery.
  public var wall: Zone.WallTime { base.wall }

  /// Whether it is delivered immediately.
  public var isNow: Bool { base.isNow }

  /// The copy for a locked screen.
  public var copy: HandzShownCopy { HandzShownCopy(base.copy) }

  /// The copy if previews are on; nil if it is the same.
  public var expanded: HandzShownCopy? { base.expanded.map { HandzShownCopy($0) } }

  /// The reason why it is delivered late; nil if it is not.
  public var delayReason: HandzNotificationEventLog.SuppressedReason? { base.delay.map { HandzNotificationEventLog.SuppressedReason(ordinal: $0.reason) } }

  init(_ base: PlannedNotification) { self.base = base }
}

/// A notification that the app shows in its own interface.
public struct HandzShownNotification: Sendable, Equatable {
  /// The notification in the type of the runtime.
  public let base: InAppNotification

  /// The id, which stays the same when the notification is planned again.
  public var id: String { base.id }

  /// The type; nil for a batch of several notifications.
  public var type: HandzNotificationType? { base.type.map { HandzNotificationType(ordinal: $0) } }

  /// The batch; nil for a single notification.
  public var batch: HandzNotificationBatch? { base.batch.map { HandzNotificationBatch(ordinal: $0) } }

  /// The link that a tap opens; nil for a summary without a link.
  public var link: HandzDeepLink? { try? HandzDeepLink(parsing: base.link) }

  /// The types and ids of the notifications in a batch; empty for a single notification.
  public var members: [(type: HandzNotificationType, id: String)] { base.members.map { (HandzNotificationType(ordinal: $0.type), $0.id) } }

  /// The copy.
  public var copy: HandzShownCopy { HandzShownCopy(base.copy) }

  init(_ base: InAppNotification) { self.base = base }
}

/// A notification that is not planned.
public struct HandzUnplannedNotification: Sendable, Equatable {
  /// The reason why a notification is not planned.
  public enum Reason: Sendable, Equatable {
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
  /// The subject that it is about; nil if it has none.
  public let subject: HandzNotificationSubject?
  /// The day that it belongs to.
  public let day: CalendarDay
  /// The reason why it is not planned.
  public let reason: Reason

  init(_ unplanned: UnplannedNotification, _ subjects: [HandzNotificationSubject]) {
    type = HandzNotificationType(ordinal: unplanned.type)
    subject = unplanned.subject.map { subjects[$0] }
    day = unplanned.day
    let bundle = Handz.rules.bundle
    switch unplanned.reason {
    case .plan: reason = .plan
    case .delivered: reason = .delivered
    case .past: reason = .past
    case .repeated: reason = .repeated
    case .switchedOff: reason = .switchedOff
    case .condition(let condition): reason = .condition(bundle.name(.conditions, condition))
    case .undecided(let condition, let failure):
      reason = .undecided(condition: bundle.name(.conditions, condition), HandzFailure(failure))
    case .heldBack(let position): reason = .heldBack(HandzNotificationEventLog.SuppressedReason(ordinal: position))
    }
  }
}

/// A notification that is not delivered at its own time: when it is delivered instead, or why it is dropped.
public struct HandzHeldBackNotification: Sendable, Equatable {
  /// The type of the notification.
  public let type: HandzNotificationType
  /// The subject that it is about; nil if it has none.
  public let subject: HandzNotificationSubject?
  /// The day that it belongs to.
  public let day: CalendarDay
  /// The reason that the log records.
  public let reason: HandzNotificationEventLog.SuppressedReason
  /// When it is delivered and as which request, or why it is dropped.
  public let outcome: HeldBackNotification.Outcome
  /// Whether the app shows it as a card, from its own time until the user has seen it or it no longer applies.
  public let isInApp: Bool

  init(_ held: HeldBackNotification, _ subjects: [HandzNotificationSubject]) {
    type = HandzNotificationType(ordinal: held.type)
    reason = HandzNotificationEventLog.SuppressedReason(ordinal: held.reason)
    subject = held.subject.map { subjects[$0] }
    day = held.day
    outcome = held.outcome
    isInApp = held.isInApp
  }
}
