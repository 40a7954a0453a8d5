internal import RuleKinds
import RulesBundle

/// Plans the notifications of a person from the rules: computes each again, in the order of the documents, by looking through everything.
package struct PlainPlanner {
  let rules: PlainRules
  let words: PlainWords
  let situation: PlannerSituation
  let choices: PlannerChoices

  /// The notifications to plan.
  var occurrences: [PlannedOccurrence] = []
  /// The log's reasons for missing notifications.
  var held: [(occurrence: PlannedOccurrence, reason: String, at: Int?)] = []
  var shown: [PlannedOccurrence] = []
  var missed: [PlannedOccurrence] = []
  var plan = PlainPlan()
  /// Pending requests that stay unchanged, by key.
  var untouched: [String] = []

  package static func plan(_ rules: PlainRules, _ words: PlainWords, _ situation: PlannerSituation) -> PlainPlan {
    var planner = PlainPlanner(rules, words, situation)
    for name in Ordinals.sorted(rules.book.notifications.names) { planner.lookAt(Name(name), planner.type(Name(name))) }
    planner.keepOneOfEach()
    var places = PlannerPlaces(planner)
    places.place(planner.together())
    return planner.finish(places.placed, refused: places.refused)
  }

  private init(_ rules: PlainRules, _ words: PlainWords, _ situation: PlannerSituation) {
    (self.rules, self.words, self.situation) = (rules, words, situation)
    choices = PlannerChoices(rules, situation.choices)
  }

  var book: RuleBook { rules.book }
  var clock: PlainClock { situation.clock }
  var now: Int { situation.now }
  var today: Int { clock.day(at: now) }

  /// The facts at a moment, about a thing.
  func world(at instant: Int, about thing: PlannerSituation.Thing?) -> [String: Meaning] {
    var world = situation.facts
    let day = clock.day(at: instant)
    for (name, value) in situation.days.first(where: { $0.day == day })?.facts ?? [:] { world[name] = value }
    for (name, value) in thing?.facts ?? [:] { world[name] = value }
    world["now"] = .timestamp(Moment(seconds: instant, nanoseconds: 0))
    // In a month that has not begun, nothing is used.
    for limit in book.limits.entries.map(\.value) {
      guard let next = reset(of: limit), next <= instant, let fact = limit.used ?? limit.left else { continue }
      let isSaid = (situation.days.first { $0.day == day }?.facts[fact.text] ?? thing?.facts[fact.text]) != nil
      if !isSaid { world[fact.text] = limit.used != nil ? .int(0) : whole(of: limit, world) }
    }
    return world
  }

  /// When a limit resets next.
  func reset(of limit: Limit) -> Int? {
    guard let reset = limit.resets.flatMap({ book.resets[$0] }), reset.zone == PlainClock.utc.name else { return nil }
    return PlainClock.utc.period(reset.every, around: now, atMinute: Int(reset.at.amount)).upperBound
  }

  /// The whole limit, on the plan that is then in force.
  private func whole(of limit: Limit, _ world: [String: Meaning]) -> Meaning {
    guard let plan = rules.plan(world) else { return world[limit.left?.text ?? ""] ?? .null }
    guard case .number(let number)? = limit.plans[book.plans.column(of: plan)] else { return .null }
    return .int(number)
  }

  func type(_ name: Name<NotificationType>) -> NotificationType {
    guard let type = book.notifications[name] else { fatalError("no notification \(name.text)") }
    return type
  }

  func setting(_ name: Name<Setting>?) -> Int? { name.flatMap { book.settings[$0] }.map { Int($0.value.amount) } }

  /// The first channel outside the app that the person has.
  func channel(of type: NotificationType) -> ChannelKind? {
    type.channels.first { $0 != .inApp && situation.channels.contains($0) }
  }

  var isApp: Bool { situation.channels.contains(.inApp) }
  func isInApp(_ type: NotificationType) -> Bool { isApp && type.channels.contains(.inApp) }
  func isAlwaysInApp(_ type: NotificationType) -> Bool { book.notificationCategories[type.category]?.alwaysInApp ?? false }

  /// The number of places that a day reserves for a category.
  func reserved(for category: Name<NotificationCategory>) -> Int { setting(book.planner.reserved[category]) ?? 0 }

  /// The order at the same moment: types with reserved places, then types that are sent once, then by name.
  func isBefore(_ a: PlannedOccurrence, _ b: PlannedOccurrence) -> Bool {
    if a.at != b.at { return a.at < b.at }
    if rank(a.type) != rank(b.type) { return rank(a.type) < rank(b.type) }
    return Array(a.key.utf8).lexicographicallyPrecedes(Array(b.key.utf8))
  }

  func rank(_ name: Name<NotificationType>) -> Int {
    goesFirst(name) || reserved(for: type(name).category) > 0 ? 0 : type(name).isOnce ? 1 : 2
  }

  func goesFirst(_ name: Name<NotificationType>) -> Bool { book.notificationCategories[type(name).category]?.goesFirst ?? false }

  /// The position of each of the log's reasons among the others.
  var reasons: [String] {
    guard let log = book.planner.log, let field = book.records[log.record]?.fields.first(where: { $0.name == log.reason }),
      case .oneOf(let names) = field.type
    else { return [] }
    return names
  }

  /// Whether a notification with this reason is delivered later.
  func isWaiting(_ reason: String?) -> Bool { reason == nil || reason == "quiet_hours" || reason == "snoozed" }

  mutating func miss(_ occurrence: PlannedOccurrence, _ why: PlainPlan.Missing.Why) {
    miss(occurrence.type, occurrence.thing, occurrence.day, why)
  }

  mutating func miss(_ type: Name<NotificationType>, _ thing: PlannerSituation.Thing?, _ day: Int, _ why: PlainPlan.Missing.Why) {
    plan.missing[PlainPlan.Missing(type: type.text, thing: thing?.id, day: day, why: why), default: 0] += 1
  }
}
