internal import RulesBundle

/// A notification that is not delivered at its own time, with its new time or the reason why it is suppressed.
public struct HeldBackNotification: Sendable, Equatable {
  /// What happens to a notification that is held back.
  public enum Outcome: Sendable, Equatable {
    /// The notification is delivered at this time, in the request with this id.
    case delivered(at: Timestamp, request: String)
    /// The notification is never delivered outside the app.
    case dropped(DropReason)
  }

  /// Why a notification is never delivered outside the app.
  public enum DropReason: String, Sendable, CaseIterable {
    /// A switch, the permission, or a condition suppresses it at its time.
    case suppressed
    /// Its minute, its day, or another period is full, and it has no summary.
    case noRoom = "no_room"
    /// Its conditions no longer hold at the time that it was deferred to.
    case untrueThen = "untrue_then"
  }

  /// The ordinal of its type in `notifications`.
  public var type: Int
  /// The index in `NotificationContext.subjects` of the subject that it is about. Nil if it is about none.
  public var subject: Int?
  /// The local day on which it would be delivered without the delay.
  public var day: CalendarDay
  /// The id that it has if it is delivered alone.
  public var id: String
  /// The index of the reason among the reasons of the log. `Rules.reasonName(_:)` returns its name.
  public var reason: Int
  /// When it is delivered instead, or why it never is.
  public var outcome: Outcome
  /// Whether the app shows it as a card, from its time until the user has seen it or its conditions no longer hold.
  public var isInApp: Bool
}

extension NotificationPlanner {
  /// Adds every notification that is held back, with the time at which it is delivered or the reason why it never is.
  func addHeldBack(to plan: inout NotificationSchedule, _ placed: [BatchedDelivery]) {
    for held in heldBack where !placed.contains(where: { $0.members.contains { occurrences[$0].key == held.occurrence.key } }) {
      let kind = reasons.kinds[held.reason]
      let reason: HeldBackNotification.DropReason =
        switch kind {
        case .rateLimited: .noRoom
        case .snoozed, .quietHours: .untrueThen
        default: .suppressed
        }
      let isShown =
        context.channels.contains(.inApp)
        && (isAlwaysInApp(held.occurrence.type) || kind == .rateLimited || kind == .systemDenied)
      add(held.occurrence, held.reason, .dropped(reason), isInApp: isShown, to: &plan)
    }
    for delivery in placed {
      let id = String(decoding: key(of: delivery), as: UTF8.self)
      for member in delivery.members {
        let occurrence = occurrences[member]
        guard let reason = delay(of: occurrence, in: delivery).flatMap({ reasons.position(of: $0) }) else { continue }
        add(occurrence, reason, .delivered(at: Timestamp(seconds: delivery.at), request: id), isInApp: isInApp(occurrence.type), to: &plan)
      }
    }
  }

  /// Why a delivery is later than its own time. Nil if it is not, or if it is only combined with others that are close to it.
  private func delay(of occurrence: Occurrence, in delivery: BatchedDelivery) -> NotificationReasons.Kind? {
    if let waits = occurrence.waits { return waits }
    let window = setting(PlannerRow.At.batch, .seconds) ?? 0
    return delivery.since != nil || occurrence.isLate || delivery.at - occurrence.due > window && !occurrence.isAgain ? .rateLimited : nil
  }

  private func add(
    _ occurrence: Occurrence, _ reason: Int, _ outcome: HeldBackNotification.Outcome, isInApp: Bool, to plan: inout NotificationSchedule
  ) {
    plan.heldBack.append(
      HeldBackNotification(
        type: occurrence.type, subject: occurrence.subject, day: CalendarDay(number: occurrence.day),
        id: String(decoding: occurrence.key, as: UTF8.self), reason: reason, outcome: outcome, isInApp: isInApp))
  }
}
