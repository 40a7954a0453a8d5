internal import RulesBundle
internal import RulesJSON
public import RulesRuntime

/// The answer to `ask: notifications`.
package struct NotificationsAnswer {
  var plan: NotificationPlan
  var heldBack: [HeldBackAnswer]
  /// Whether the rules declare a badge.
  var hasBadge: Bool
  /// The notifications that are not planned; nil without a trace.
  var notPlanned: [NotPlannedAnswer]?
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
  var never: HeldBackNotification.Never?

  init(_ held: HeldBackNotification, _ situation: NotificationContext) {
    self.held = held
    about = held.thing.map { situation.things[$0].id.text }
    switch held.outcome {
    case .comes(let at, let request): (comes, self.request) = (at, request)
    case .never(let why): never = why
    }
  }
}

/// A notification that is not planned.
package struct NotPlannedAnswer {
  var missing: NotPlanned
  /// The id of the thing that it is about.
  var about: String?
  var condition: Int?
  var undecided: PresentedFailure?
  var reason: Int?

  init(_ missing: NotPlanned, _ situation: NotificationContext) {
    self.missing = missing
    about = missing.thing.map { situation.things[$0].id.text }
    switch missing.why {
    case .condition(let condition): self.condition = condition
    case .undecided(let condition, let failure): (self.condition, undecided) = (condition, failure)
    case .heldBack(let reason): self.reason = reason
    case .plan, .delivered, .past, .repeated, .switchedOff: break
    }
  }
}

extension Rules {
  func answer(_ asked: NotificationsRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> NotificationsAnswer {
    var situation = try situation(asked)
    if let history = try history(of: request) { situation.history = history }
    let plan = try planNotifications(situation, frame)
    return NotificationsAnswer(
      plan: plan, heldBack: plan.heldBack.map { HeldBackAnswer($0, situation) }, hasBadge: bundle.planner[0].badge != nil,
      notPlanned: request.wantsTrace ? plan.notPlanned.map { NotPlannedAnswer($0, situation) } : nil)
  }

  /// Returns the input of a request in the form that the planner takes.
  ///
  /// - Throws: `RequestError` with the code `no_planner`, `unknown_thing`, `unknown_zone` or `malformed`.
  public func situation(_ asked: NotificationsRequest) throws(RequestError) -> NotificationContext {
    guard bundle.count(.planner) > 0 else { throw RequestError("no_planner", "these rules have no notifications") }
    try requireOnce(asked)
    for thing in asked.things {
      let isKnown = (0..<bundle.count(.notifications)).contains { type in
        bundle.utf8(bundle.notifications[type].of).elementsEqual(thing.of.utf8)
      }
      guard isKnown, !thing.of.isEmpty else { throw RequestError("unknown_thing", "no notification is about a `\(thing.of)`") }
    }
    let planner = bundle.planner[0]
    return NotificationContext(
      zone: try zone(asked.zone), preferences: read(record: planner.preferences, asked.preferences),
      device: read(record: planner.device, asked.device), log: asked.log.map { read(record: planner.log, $0) }, days: asked.days,
      things: asked.things, channels: asked.channels.isEmpty ? [.local, .inApp] : asked.channels,
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

  /// Rejects duplicate days, and duplicate things with the same time.
  private func requireOnce(_ asked: NotificationsRequest) throws(RequestError) {
    for (index, day) in asked.days.enumerated() where asked.days[..<index].contains(where: { $0.day == day.day }) {
      throw RequestError("malformed", "`days/\(index)` has the same day as an earlier entry")
    }
    for (index, thing) in asked.things.enumerated() {
      for other in asked.things[..<index]
      where other.id == thing.id && other.of.utf8.elementsEqual(thing.of.utf8) && other.at == thing.at {
        throw RequestError("malformed", "`things/\(index)` is a duplicate of an earlier thing")
      }
    }
  }
}
