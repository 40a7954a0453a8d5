internal import RulesBundle

/// Computes the notifications that must be pending for one user on one device or server: the occurrences (`collect`), their times (`wait`),
/// their batches (`batched`), and whether there is room (`NotificationScheduler`).
///
/// A planner makes one plan, which is a pure function of rules, facts, and context. The facts of the frame are today's. While the planner
/// evaluates a time on another day or about a thing, the frame contains the facts of that day and thing, and `now` is that time.
final class NotificationPlanner {
  let rules: Rules
  let frame: Frame
  /// The context. Its log contains only the user's rows.
  let context: NotificationContext
  /// The id of the user, if the facts contain it. New log rows contain it.
  let person: String?
  let choices: NotificationChoices
  let reasons: NotificationReasons
  let log: NotificationLog
  let now: Int64
  let today: Int64
  /// The facts of other days, in the order of `context.days`.
  private let dayFacts: [[FactValue]]
  private let thingFacts: [[FactValue]]
  private let nowFact: Int?

  /// The occurrences to deliver, in no particular order.
  var occurrences: [Occurrence] = []
  /// The suppressed occurrences, with the index of the reason and the time at which each was due. Each gets a log row.
  var heldBack: [(occurrence: Occurrence, reason: Int, at: Int64?)] = []
  var shownInApp: [Occurrence] = []
  var missed: [Occurrence] = []
  var unplanned: [UnplannedNotification] = []
  /// The keys of pending notifications that stay as they are because their copy cannot be rendered now.
  var staysWaiting: [[UInt8]] = []

  var bundle: RuleBundle { rules.bundle }

  init(_ rules: Rules, _ context: NotificationContext, _ frame: Frame) throws(RequestError) {
    let bundle = rules.bundle
    guard bundle.count(.planner) > 0 else { throw RequestError("no_planner", "these rules have no notifications") }
    nowFact = bundle.book[0].now
    let person = rules.person(frame)
    try rules.requireOwn(context.preferences, frame)
    var context = context
    context.log.removeAll { rules.isForeign($0, person) }
    if var history = context.history {
      history.require(bundle)
      rules.hand(&history, frame)
      context.history = history
    }
    self.rules = rules
    self.frame = frame
    self.person = person.id.map { String(decoding: $0, as: UTF8.self) }
    self.context = context
    now = try rules.time(of: context, frame)
    // Calendar computations look at times around `now`.
    guard now > TimeText.firstTimestamp + 40 * 86_400, now < TimeText.lastTimestamp - 400 * 86_400 else {
      throw RequestError("out_of_range", "`now` is too close to the start of year 1 or the end of year 9999")
    }
    today = context.zone.wallTime(at: now).day
    choices = NotificationChoices(rules, context.preferences, now: now)
    reasons = NotificationReasons(bundle)
    log = NotificationLog(rules, context, reasons)
    var dayFacts: [[FactValue]] = []
    for day in context.days { dayFacts.append(try rules.values(of: day.facts, frame)) }
    self.dayFacts = dayFacts
    var thingFacts: [[FactValue]] = []
    for subject in context.subjects { thingFacts.append(try rules.values(of: subject.facts, frame)) }
    self.thingFacts = thingFacts
  }

  // MARK: Facts

  /// Calls a function while the frame contains the facts of a time, its day, and a thing.
  func at<R>(_ instant: Int64, about subject: Int?, _ body: () -> R) -> R {
    var before: [FactValue] = []
    let day = context.zone.wallTime(at: instant).day
    if let index = context.days.firstIndex(where: { $0.day.number == day }) { put(dayFacts[index], &before) }
    if let subject { put(thingFacts[subject], &before) }
    if let nowFact { put([FactValue(fact: nowFact, value: .timestamp(seconds: instant, nanoseconds: 0))], &before) }
    if instant > now { put(counted(at: instant, beside: before), &before) }
    let result = body()
    for change in before.reversed() { frame.set(change.fact, change.value) }
    return result
  }

  /// The counts of limits at a future time, as far as they are known now. After a reset, the count is zero.
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

  /// The used amount of a limit at a future time. Nil if it is the amount that the facts contain now.
  private func use(of limit: Int, at instant: Int64) -> Int64? {
    let window = Milliseconds.of(seconds: bundle.limits[limit].window)
    let reset = bundle.limits[limit].reset
    if let history = context.history, let event = bundle.limits[limit].counts {
      let from = rules.start(window: window, reset: reset, now: Milliseconds.of(seconds: instant), for: frame)
      return Int64(history.logs[event].count(since: from))
    }
    guard reset != nil else { return nil }
    return rules.start(window: window, reset: reset, now: Milliseconds.of(seconds: instant), for: frame) > Milliseconds.of(seconds: now)
      ? 0 : nil
  }

  private func put(_ facts: [FactValue], _ before: inout [FactValue]) {
    frame.forgetDerived()
    for fact in facts {
      before.append(FactValue(fact: fact.fact, value: frame.values[fact.fact]))
      frame.set(fact.fact, fact.value)
    }
  }

  /// Whether the facts of a day are known.
  func knows(_ day: Int64) -> Bool { day == today || context.days.contains { $0.day.number == day } }

  // MARK: Types

  subscript(type: Int) -> NotificationRow { bundle.notifications[type] }
  func category(_ type: Int) -> Int { self[type].category }
  func isAlwaysInApp(_ type: Int) -> Bool { bundle.notificationCategories[category(type)].alwaysInApp }

  /// The channel that delivers a type outside the app: the first of its channels that the caller has.
  func channel(of type: Int) -> ChannelKind? { channels(of: type).first { $0 != .inApp && context.channels.contains($0) } }

  /// Whether a type is also shown in the app, and the caller is the app.
  func isInApp(_ type: Int) -> Bool { context.channels.contains(.inApp) && channels(of: type).contains(.inApp) }

  private func channels(of type: Int) -> [ChannelKind] {
    bundle.notifications[type].channels.map {
      bundle.notificationChannels[$0].channel
    }
  }

  /// The value of a setting. Nil if the rules do not declare the setting, or if it has another unit.
  func setting(_ column: Int, _ unit: SettingKind) -> Int64? {
    guard let setting = bundle.optional(.planner, 0, column), bundle.settings[setting].unit == unit else {
      return nil
    }
    return bundle.settings[setting].amount
  }
}
