internal import RulesBundle
internal import RulesJSON
public import RulesRuntime

/// The answer to `ask: notifications`.
package struct NotificationsAnswer {
  var plan: NotificationSchedule
  var heldBack: [HeldBackAnswer]
  /// Whether the rules declare a badge.
  var hasBadge: Bool
  /// The notifications that are not planned; nil without a trace.
  var notPlanned: [UnplannedNotificationAnswer]?
}

/// A notification that is not delivered at its own time.
package struct HeldBackAnswer {
  var held: HeldBackNotification
  /// The id of the thing that it is about.
  var about: String?
  /// When it is delivered instead.
  var comes: Timestamp?
  /// The id of the request that delivers it.
  var request: String?
  /// Why it is never delivered.
  var never: HeldBackNotification.DropReason?

  init(_ held: HeldBackNotification, _ context: NotificationContext) {
    self.held = held
    about = held.subject.map { context.subjects[$0].id.text }
    switch held.outcome {
    case .delivered(let at, let request): (comes, self.request) = (at, request)
    case .dropped(let reason): never = reason
    }
  }
}

/// A notification that is not planned.
package struct UnplannedNotificationAnswer {
  var unplanned: UnplannedNotification
  /// The id of the thing that it is about.
  var about: String?
  var condition: Int?
  var undecided: PresentedFailure?
  var reason: Int?

  init(_ unplanned: UnplannedNotification, _ context: NotificationContext) {
    self.unplanned = unplanned
    about = unplanned.subject.map { context.subjects[$0].id.text }
    switch unplanned.reason {
    case .condition(let condition): self.condition = condition
    case .undecided(let condition, let failure): (self.condition, undecided) = (condition, failure)
    case .heldBack(let reason): self.reason = reason
    case .plan, .delivered, .past, .repeated, .switchedOff: break
    }
  }
}

extension Rules {
  func answer(_ asked: NotificationsRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> NotificationsAnswer {
    var context = try notificationContext(asked)
    if let history = try history(of: request) { context.history = history }
    let plan = try notificationSchedule(context, frame)
    return NotificationsAnswer(
      plan: plan, heldBack: plan.heldBack.map { HeldBackAnswer($0, context) }, hasBadge: bundle.planner[0].badge != nil,
      notPlanned: request.wantsTrace ? plan.unplanned.map { UnplannedNotificationAnswer($0, context) } : nil)
  }

  /// Returns the input of a request in the form that the planner takes.
  ///
  /// - Throws: `RequestError` with the code `no_planner`, `unknown_thing`, `unknown_zone`, or `malformed`.
  public func notificationContext(_ asked: NotificationsRequest) throws(RequestError) -> NotificationContext {
    guard bundle.count(.planner) > 0 else { throw RequestError("no_planner", "these rules have no notifications") }
    try requireOnce(asked)
    for subject in asked.subjects {
      let isKnown = (0..<bundle.count(.notifications)).contains { type in
        bundle.utf8(bundle.notifications[type].of).elementsEqual(subject.of.utf8)
      }
      guard isKnown, !subject.of.isEmpty else { throw RequestError("unknown_thing", "no notification is about a `\(subject.of)`") }
    }
    let planner = bundle.planner[0]
    return NotificationContext(
      zone: try zone(asked.zone), preferences: read(record: planner.preferences, asked.preferences),
      device: read(record: planner.device, asked.device), log: asked.log.map { read(record: planner.log, $0) }, days: asked.days,
      subjects: asked.subjects, channels: asked.channels.isEmpty ? [.local, .inApp] : asked.channels,
      now: asked.now)
  }

  private func zone(_ given: GivenZone) throws(RequestError) -> Zone {
    switch given {
    case .data(let zone): return zone
    case .named(let name):
      guard let zone = zone(named: name) else { throw RequestError("unknown_zone", "no time zone is named `\(name)` here") }
      return zone
    }
  }

  /// Rejects duplicate days, and duplicate subjects with the same time.
  private func requireOnce(_ asked: NotificationsRequest) throws(RequestError) {
    for (index, day) in asked.days.enumerated() where asked.days[..<index].contains(where: { $0.day == day.day }) {
      throw RequestError("malformed", "`days/\(index)` has the same day as an earlier entry")
    }
    for (index, subject) in asked.subjects.enumerated() {
      for other in asked.subjects[..<index]
      where other.id == subject.id && other.of.utf8.elementsEqual(subject.of.utf8) && other.at == subject.at {
        throw RequestError("malformed", "`things/\(index)` is a duplicate of an earlier thing")
      }
    }
  }
}
