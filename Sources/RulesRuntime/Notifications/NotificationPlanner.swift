internal import RulesBundle

/// Works out what should be pending, for one person on one device or server: what would come (`Occurrences`), when (`Waiting`), together
/// with what (`Gathering`), and whether there is room (`Placing`).
///
/// Made for one plan and then done with: the plan is a pure function of rules, facts and situation. The frame's facts are today's; while a
/// moment on another day or about one thing is looked at, the facts of that day and thing stand in it, and `now` is that moment.
final class NotificationPlanner {
  let rules: Rules
  let frame: Frame
  /// Of the log only what is the person's.
  let situation: NotificationSituation
  /// The id of the person, where the facts say it: rows of the log are stamped with it.
  let person: String?
  let choices: NotificationChoices
  let reasons: NotificationReasons
  let log: NotificationLog
  let now: Int64
  let today: Int64
  /// Facts of other days, in the order of `situation.days`.
  private let dayFacts: [[FactValue]]
  private let thingFacts: [[FactValue]]
  private let nowFact: Int?

  /// What would come, in no order yet.
  var occurrences: [Occurrence] = []
  /// What has its row in the log: the occurrence, its reason by position, and when it should have come.
  var heldBack: [(occurrence: Occurrence, reason: Int, at: Int64?)] = []
  var shownInApp: [Occurrence] = []
  var missed: [Occurrence] = []
  var notPlanned: [NotPlanned] = []
  /// What waits already and goes on waiting, as it is: its words cannot be rendered again. By key.
  var staysWaiting: [[UInt8]] = []

  var bundle: Bundle { rules.bundle }

  init(_ rules: Rules, _ situation: NotificationSituation, _ frame: Frame) throws(RequestError) {
    let bundle = rules.bundle
    guard bundle.count(.planner) > 0 else { throw RequestError("no_planner", "these rules have no notifications") }
    nowFact = bundle.book[0].now
    let person = rules.person(frame)
    try rules.requireOwn(situation.preferences, frame)
    var situation = situation
    situation.log.removeAll { rules.isForeign($0, person) }
    if var history = situation.history {
      history.require(bundle)
      rules.hand(&history, frame)
      situation.history = history
    }
    self.rules = rules
    self.frame = frame
    self.person = person.id.map { String(decoding: $0, as: UTF8.self) }
    self.situation = situation
    now = try rules.time(of: situation, frame)
    // Room for every calendar question around it.
    guard now > TimeText.firstTimestamp + 40 * 86_400, now < TimeText.lastTimestamp - 400 * 86_400 else {
      throw RequestError("out_of_range", "`now` is too near to an end of the calendar")
    }
    today = situation.zone.wallTime(at: now).day
    choices = NotificationChoices(rules, situation.preferences, now: now)
    reasons = NotificationReasons(bundle)
    log = NotificationLog(rules, situation, reasons)
    var dayFacts: [[FactValue]] = []
    for day in situation.days { dayFacts.append(try rules.values(of: day.facts, frame)) }
    self.dayFacts = dayFacts
    var thingFacts: [[FactValue]] = []
    for thing in situation.things { thingFacts.append(try rules.values(of: thing.facts, frame)) }
    self.thingFacts = thingFacts
  }

  // MARK: Facts

  /// Calls a function while the facts are those of a moment, its day, and a thing.
  func at<R>(_ instant: Int64, about thing: Int?, _ body: () -> R) -> R {
    var before: [FactValue] = []
    let day = situation.zone.wallTime(at: instant).day
    if let index = situation.days.firstIndex(where: { $0.day == day }) { put(dayFacts[index], &before) }
    if let thing { put(thingFacts[thing], &before) }
    if let nowFact { put([FactValue(fact: nowFact, value: .timestamp(seconds: instant, nanoseconds: 0))], &before) }
    if instant > now { put(counted(at: instant, beside: before), &before) }
    let result = body()
    for change in before.reversed() { frame.set(change.fact, change.value) }
    return result
  }

  /// What limits will have counted at a moment to come, as far as that is known now: after a reset nothing is used.
  private func counted(at instant: Int64, beside given: [FactValue]) -> [FactValue] {
    var counted: [FactValue] = []
    var plan: Int??
    for limit in 0..<bundle.count(.limits) {
      let used = bundle.limits[limit].used
      guard let fact = used ?? bundle.limits[limit].left, !given.contains(where: { $0.fact == fact }),
        let amount = use(of: limit, at: instant)
      else { continue }
      if used != nil {
        counted.append(FactValue(fact: fact, value: .int(amount)))
        continue
      }
      let known = plan ?? rules.evaluator.plan(frame)
      plan = .some(known)
      if let known { counted.append(FactValue(fact: fact, value: rules.left(of: limit, known, amount))) }
    }
    return counted
  }

  /// How much of a limit is used at a moment to come, where that is not what the facts say now.
  private func use(of limit: Int, at instant: Int64) -> Int64? {
    let window = Milliseconds.of(seconds: bundle.limits[limit].window)
    let reset = bundle.limits[limit].reset
    if let history = situation.history, let event = bundle.limits[limit].counts {
      let from = rules.start(window: window, reset: reset, now: Milliseconds.of(seconds: instant))
      return Int64(history.logs[event].count(since: from))
    }
    guard reset != nil else { return nil }
    return rules.start(window: window, reset: reset, now: Milliseconds.of(seconds: instant)) > Milliseconds.of(seconds: now) ? 0 : nil
  }

  private func put(_ facts: [FactValue], _ before: inout [FactValue]) {
    frame.forgetDerived()
    for fact in facts {
      before.append(FactValue(fact: fact.fact, value: frame.values[fact.fact]))
      frame.set(fact.fact, fact.value)
    }
  }

  /// Whether the facts of a day are known.
  func knows(_ day: Int64) -> Bool { day == today || situation.days.contains { $0.day == day } }

  // MARK: Types

  subscript(type: Int) -> NotificationRow { bundle.notifications[type] }
  func category(_ type: Int) -> Int { self[type].category }
  func isAlwaysInApp(_ type: Int) -> Bool { bundle.notificationCategories[category(type)].alwaysInApp }

  /// How a type is delivered outside the app: the first of its ways that whoever asks has.
  func channel(of type: Int) -> ChannelKind? { channels(of: type).first { $0 != .inApp && situation.channels.contains($0) } }

  /// Whether a type is shown inside the app, too, and whoever asks is the app.
  func isInApp(_ type: Int) -> Bool { situation.channels.contains(.inApp) && channels(of: type).contains(.inApp) }

  private func channels(of type: Int) -> [ChannelKind] {
    bundle.notifications[type].channels.map {
      bundle.notificationChannels[$0].channel
    }
  }

  /// The number of a setting; nil when nothing is named, or something of another unit.
  func setting(_ column: Int, _ unit: SettingKind) -> Int64? {
    guard let setting = bundle.optional(.planner, 0, column), bundle.settings[setting].unit == unit else {
      return nil
    }
    return bundle.settings[setting].amount
  }
}
