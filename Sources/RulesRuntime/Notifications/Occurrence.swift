internal import RulesBundle

/// One time that one type would come.
struct Occurrence {
  var type: Int
  /// Which of the things it is about.
  var thing: Int?
  /// The day that it belongs to.
  var day: Int64
  /// When it should come by its trigger.
  var due: Int64
  /// When it comes after waiting.
  var at: Int64
  /// Why it waits.
  var waits: NotificationReasons.Kind?
  /// Whether one that goes first has its minute, so that it comes after that.
  var isLate = false
  /// Whether it came, and comes again at a new moment: the person snoozed it, or moved what it is about.
  var isAgain = false
  /// Its name, the same whenever it is planned again: `N-MAINT-DUE-TODAY/2026-03-02`, `N-PRACTICE-SCHEDULED/s1`.
  var key: [UInt8]
}

/// What was not planned, and why.
public struct NotPlanned: Sendable, Equatable {
  public enum Why: Sendable, Equatable {
    /// No plan that gets it.
    case plan
    /// The condition that does not hold.
    case condition(Int)
    /// A condition that cannot be told.
    case undecided(Int, PresentedFailure)
    /// It came already.
    case delivered
    /// Its moment has passed.
    case past
    /// Another of the same type comes then.
    case repeated
    /// It is switched off for everybody.
    case switchedOff
    /// Its reason in the log, by position.
    case heldBack(Int)
  }

  public var type: Int
  public var thing: Int?
  public var day: Int64
  public var why: Why
}
