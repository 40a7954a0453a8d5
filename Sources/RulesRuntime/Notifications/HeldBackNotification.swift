internal import RulesBundle

/// A notification that does not come at its own moment: when it comes instead, or why it never does.
public struct HeldBackNotification: Sendable, Equatable {
  public enum Outcome: Sendable, Equatable {
    /// At this moment, in seconds since 1970, as the request with this id.
    case comes(at: Int64, request: String)
    case never(Never)
  }

  /// Why it never comes outside the app.
  public enum Never: String, Sendable, CaseIterable {
    /// A switch, the permission or a condition of the log holds at its moment.
    case suppressed
    /// No notification may come any more in its minute, its day or another period, and it has no summary.
    case noRoom = "no_room"
    /// At the moment that it waited for it is no longer true.
    case untrueThen = "untrue_then"
  }

  /// The ordinal of its type.
  public var type: Int
  /// The position of the thing that it is about.
  public var thing: Int?
  /// Its day, counted from 1970-01-01.
  public var day: Int64
  /// The id that it has alone.
  public var id: String
  /// The position among the reasons of the log; `Rules.reasonName` names it.
  public var reason: Int
  public var outcome: Outcome
  /// Whether the app shows it as a card, from its moment until the person has seen it or it is no longer true.
  public var isInApp: Bool
}

extension NotificationPlanner {
  /// Says of each that is held back when it comes, or why never.
  func addHeldBack(to plan: inout NotificationPlan, _ placed: [Gathered]) {
    for held in heldBack where !placed.contains(where: { $0.members.contains { occurrences[$0].key == held.occurrence.key } }) {
      let kind = reasons.kinds[held.reason]
      let never: HeldBackNotification.Never =
        switch kind {
        case .rateLimited: .noRoom
        case .snoozed, .quietHours: .untrueThen
        default: .suppressed
        }
      let isShown =
        situation.channels.contains(.inApp)
        && (isAlwaysInApp(held.occurrence.type) || kind == .rateLimited || kind == .systemDenied)
      add(held.occurrence, held.reason, .never(never), isInApp: isShown, to: &plan)
    }
    for gathered in placed {
      let id = String(decoding: key(of: gathered), as: UTF8.self)
      for member in gathered.members {
        let occurrence = occurrences[member]
        guard let reason = delay(of: occurrence, in: gathered).flatMap({ reasons.position(of: $0) }) else { continue }
        add(occurrence, reason, .comes(at: gathered.at, request: id), isInApp: isInApp(occurrence.type), to: &plan)
      }
    }
  }

  /// Why something comes later than its moment; nil where it does not, or only together with what comes close to it.
  private func delay(of occurrence: Occurrence, in gathered: Gathered) -> NotificationReasons.Kind? {
    if let waits = occurrence.waits { return waits }
    let window = setting(PlannerRow.At.batch, .seconds) ?? 0
    return gathered.since != nil || occurrence.isLate || gathered.at - occurrence.due > window && !occurrence.isAgain ? .rateLimited : nil
  }

  private func add(
    _ occurrence: Occurrence, _ reason: Int, _ outcome: HeldBackNotification.Outcome, isInApp: Bool, to plan: inout NotificationPlan
  ) {
    plan.heldBack.append(
      HeldBackNotification(
        type: occurrence.type, thing: occurrence.thing, day: occurrence.day, id: String(decoding: occurrence.key, as: UTF8.self),
        reason: reason, outcome: outcome, isInApp: isInApp))
  }
}
