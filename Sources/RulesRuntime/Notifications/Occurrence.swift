internal import RulesBundle

/// One candidate notification of a type, at one time.
struct Occurrence {
  var type: Int
  /// The index of the subject that it is about. Nil if it is about none.
  var subject: Int?
  /// The day that it belongs to, as the number of days since 1970-01-01.
  var day: Int64
  /// The time of its trigger.
  var due: Int64
  /// The time after deferral.
  var at: Int64
  /// Why it is deferred.
  var waits: NotificationReasons.Kind?
  /// Whether it is delivered later because a notification with priority has its minute.
  var isLate = false
  /// Whether it was delivered and is repeated at a new time because the user snoozed it or moved its thing.
  var isAgain = false
  /// A key that stays the same every time it is planned: `N-MAINT-DUE-TODAY/2026-03-02`, `N-PRACTICE-SCHEDULED/s1`.
  var key: [UInt8]
}

/// A notification that is not planned, with the reason.
public struct UnplannedNotification: Sendable, Equatable {
  /// Why a notification is not planned.
  public enum Reason: Sendable, Equatable {
    /// The user's plan does not include it.
    case plan
    /// The condition with this ordinal does not hold.
    case condition(Int)
    /// The condition with this ordinal cannot be evaluated, because of this failure.
    case undecided(Int, PresentedFailure)
    /// It was already delivered.
    case delivered
    /// Its time has passed.
    case past
    /// Another notification of the same type is delivered at that time.
    case repeated
    /// The rules switch the type off for all users.
    case switchedOff
    /// It is suppressed for the reason at this index among the reasons of the log.
    case heldBack(Int)
  }

  /// The ordinal of its type in `notifications`.
  public var type: Int
  /// The index in `NotificationContext.subjects` of the subject that it is about. Nil if it is about none.
  public var subject: Int?
  /// The local day for which it was evaluated.
  public var day: CalendarDay
  /// Why it is not planned.
  public var reason: Reason
}

extension UnplannedNotification {
  init(_ occurrence: Occurrence, _ reason: Reason) {
    self.init(type: occurrence.type, subject: occurrence.subject, day: CalendarDay(number: occurrence.day), reason: reason)
  }
}
