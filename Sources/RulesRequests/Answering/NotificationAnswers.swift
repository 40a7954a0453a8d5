internal import RulesBundle
internal import RulesJSON
public import RulesRuntime

/// A plan of notifications, with what the situation says of it.
package struct NotificationsAnswer {
  var plan: NotificationPlan
  var heldBack: [HeldBackAnswer]
  /// Whether the rules have a number on the icon.
  var hasBadge: Bool
  /// Only with a trace.
  var notPlanned: [NotPlannedAnswer]?
}

/// What does not come at its moment: when it comes, or why never.
package struct HeldBackAnswer {
  var held: HeldBackNotification
  var about: String?
  var comes: Int64?
  var request: String?
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

/// Why something does not come.
package struct NotPlannedAnswer {
  var missing: NotPlanned
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
    if let members = request.history { situation.history = try history(members) }
    let plan = try planNotifications(situation, frame)
    return NotificationsAnswer(
      plan: plan, heldBack: plan.heldBack.map { HeldBackAnswer($0, situation) }, hasBadge: bundle.planner[0].badge != nil,
      notPlanned: request.wantsTrace ? plan.notPlanned.map { NotPlannedAnswer($0, situation) } : nil)
  }

  /// What a request gives, as the planner takes it.
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
      now: asked.now.map { Milliseconds.seconds($0) })
  }

  private func zone(_ given: GivenZone) throws(RequestError) -> Zone {
    switch given {
    case .data(let zone): return zone
    case .named(let name):
      guard let zone = zone(named: name) else { throw RequestError("unknown_zone", "no time zone is named `\(name)` here") }
      return zone
    }
  }

  /// A day stands once, and so does a thing at its time.
  private func requireOnce(_ asked: NotificationsRequest) throws(RequestError) {
    for (index, day) in asked.days.enumerated() where asked.days[..<index].contains(where: { $0.day == day.day }) {
      throw RequestError("malformed", "`days/\(index)` is the day of another one")
    }
    for (index, thing) in asked.things.enumerated() {
      for other in asked.things[..<index]
      where other.id == thing.id && other.of.utf8.elementsEqual(thing.of.utf8) && other.at == thing.at {
        throw RequestError("malformed", "`things/\(index)` is given twice")
      }
    }
  }
}
