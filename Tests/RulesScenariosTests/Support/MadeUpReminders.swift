import Reference
import RuleKinds
import RulesBundle

/// Random people whose notifications are planned: zones around changes of the clock, choices and times at boundaries, and facts near those
/// of the rules.
struct MadeUpReminders {
  private let product: ProductRules
  private let facts: [String]
  /// What rarely changes from day to day.
  private let steadyFacts: [String]
  private let thingFacts: [String: [String]]
  private let spans: [Int]
  private var dice: Dice
  private var times: [String] = []

  init(_ product: ProductRules, seed: UInt64) {
    self.product = product
    dice = Dice(seed: seed)
    let (book, types) = (product.book, product.book.notifications.entries.map(\.value))
    let named = types.map { [$0.fires.conditions, $0.onlyIf, $0.despiteQuietHours, $0.withdrawnOnlyIf] + $0.heldBack.map(\.conditions) }
    let conditions = named.joined().joined()
    let words = types.flatMap { [$0.says] + ($0.expanded.map { [$0] } ?? []) }
    let paths = words.flatMap { copy in
      (book.copy[copy]?.values.entries ?? []).map { RulePath(Copy.key, copy.text, "values", $0.variable) }
    }
    let needed = product.givenFacts(
      behind: conditions + (book.planner.allowedIf.map { [$0] } ?? []), facts: types.compactMap { $0.eachPerWeek?.text }, at: paths)
    facts = (Set(needed).union([Ordinals.planFact]).subtracting(["now"])).filter { book.facts[$0]?.of == nil }.sorted()
    steadyFacts = [Ordinals.planFact] + product.givenFacts(behind: book.planner.allowedIf.map { [$0] } ?? [], facts: [], at: [])
    thingFacts = Dictionary(grouping: needed.filter { book.facts[$0]?.of != nil }) { book.facts[$0]?.of ?? "" }
    spans = book.settings.entries.compactMap { if case .seconds(let span) = $0.value.value { Int(span) } else { nil } }
  }

  private static let day = 86_400

  // MARK: Person

  mutating func somebody() -> PlannerSituation {
    let clock = clock()
    let now = now(clock)
    times = [time(), time(), "19:00"]
    let today = clock.day(at: now)
    var situation = PlannerSituation(
      clock: clock, now: now, facts: factsOfToday(now), choices: [:], device: dice.isOne(in: 3) ? nil : "phone", pending: [],
      log: [], days: [], things: [],
      channels: dice.any(of: [
        [.local, .inApp], [.local, .inApp], [.local, .inApp], [.push], [.push], [.local, .push, .inApp], [.local], [.inApp],
        [.push, .inApp],
      ]))
    situation.choices = choices(now)
    let steady = dice.isOne(in: 6) ? [] : steadyFacts
    let often = facts.filter { _ in dice.isOne(in: 3) }.filter { !steady.contains($0) }
    for offset in 1...(1 + dice.next(below: 8)) where !dice.isOne(in: 4) {
      situation.days.append((today + offset, values(of: often, now)))
    }
    // Some have many things of one kind.
    let kinds = thingKinds
    let isBusy = dice.isOne(in: 6)
    let busy = dice.any(of: kinds)
    let count = isBusy ? dice.any(of: [10, 12, 14, 14, 16, dice.isOne(in: 3) ? 80 : 12]) : dice.next(below: 8)
    for _ in 0..<count { addThing(isBusy && !dice.isOne(in: 6) ? busy : dice.any(of: kinds), &situation) }
    if dice.isOne(in: 2) { addCloseOnes(&situation) }
    for _ in 0..<dice.any(of: [0, 0, 1, 3, 8]) { addForeignRow(&situation) }
    if dice.isOne(in: 4) { fillDays(1, &situation) } else if dice.isOne(in: 30) { fillDays(9, &situation) }
    return situation
  }

  /// The same person some time later.
  mutating func goOn(_ situation: inout PlannerSituation) {
    let step = dice.any(of: [0, 1, 30, 59, 60, 61, 900, 3600, 7200, 6 * 3600, Self.day - 1, Self.day, 2 * Self.day, -3600])
    situation.now += dice.isOne(in: 2) ? step : dice.next(below: 40 * 3600)
    if dice.isOne(in: 3) { situation.choices = choices(situation.now) }
    if dice.isOne(in: 8) { situation.clock = clock() }
    if dice.isOne(in: 4) { situation.facts = factsOfToday(situation.now) }
    if dice.isOne(in: 8) { situation.device = dice.any(of: [nil, "phone", "tablet"]) }
    if dice.isOne(in: 5) { situation.channels = dice.any(of: [[.local, .inApp], [.push]]) }
    situation.things.removeAll { _ in dice.isOne(in: 5) }
    for _ in 0..<dice.next(below: 3) { addThing(dice.any(of: thingKinds), &situation) }
  }

  private var thingKinds: [String] {
    var kinds: [String] = []
    for type in product.book.notifications.entries { if let of = type.value.fires.of, !kinds.contains(of) { kinds.append(of) } }
    return kinds
  }

  // MARK: Clocks

  private mutating func clock() -> PlainClock {
    func clock(_ name: String, _ first: Int, _ changes: [(Int, Int)]) -> PlainClock {
      PlainClock(name, firstOffset: first, changes: changes.map { PlainClock.Change(instant: $0.0, offset: $0.1) })
    }
    switch dice.next(below: 10) {
    case 0, 1: return clock("America/New_York", -18_000, [(1_772_953_200, -14_400), (1_793_512_800, -18_000)])
    case 2: return clock("Europe/Berlin", 3600, [(1_774_746_000, 7200), (1_792_890_000, 3600)])
    // Half an hour.
    case 3: return clock("Australia/Lord_Howe", 39_600, [(1_775_314_800, 37_800), (1_791_041_400, 39_600)])
    // The first hour of a day is skipped, and the last one is repeated.
    case 4: return clock("Asia/Beirut", 7200, [(1_774_735_200, 10_800), (1_792_875_600, 7200)])
    case 5: return clock("America/Nuuk", -7200, [(1_774_746_000, -3600), (1_792_890_000, -7200)])
    // A day is skipped, and one occurs twice.
    case 6: return clock("Pacific/Apia", -36_000, [(1_325_239_200, 50_400)])
    case 7: return clock("Nowhere/Twice", 50_400, [(1_772_409_600, -36_000)])
    case 8: return .utc
    default:
      let start = 1_772_409_600 + dice.next(below: 400) * 21_600
      let offsets = (0..<3).map { _ in (dice.next(below: 105) - 48) * 900 }
      return clock(
        "Nowhere/Else", offsets[0], [(start, offsets[1]), (start + (1 + dice.next(below: 200)) * 3600, offsets[2])])
    }
  }

  private mutating func now(_ clock: PlainClock) -> Int {
    guard let change = clock.changes.first, !dice.isOne(in: 3) else { return 1_772_409_600 + dice.next(below: 300 * Self.day) }
    let near = dice.isOne(in: 2) ? change : clock.changes[clock.changes.count - 1]
    return near.instant + dice.next(in: -3 * Self.day...2 * Self.day)
  }

  // MARK: Choices

  private mutating func time() -> String {
    if dice.isOne(in: 3) {
      return "\(PlainCalendar.padded(dice.next(below: 24), 2)):\(PlainCalendar.padded(dice.next(below: 60), 2))"
    }
    return dice.any(of: ["19:00", "07:00", "22:00", "21:59", "06:59", "00:00", "00:30", "23:59", "02:30", "02:00", "03:00", "23:30"])
  }

  private mutating func choices(_ now: Int) -> [String: StoredChoice] {
    guard let preferences = product.book.planner.preferences else { return [:] }
    var choices: [String: StoredChoice] = [:]
    if dice.isOne(in: 12) { choices[preferences.paused ?? ""] = .bool(dice.isOne(in: 2)) }
    if dice.isOne(in: 4) { choices[preferences.snoozedUntil ?? ""] = .time(now + dice.any(of: spans) * dice.any(of: [-1, 1, 1])) }
    for field in [preferences.dailyReminder, preferences.quietHours?.from, preferences.quietHours?.to] {
      if let field, dice.isOne(in: 2) { choices[field] = .text(dice.any(of: times)) }
    }
    if dice.isOne(in: 2) {
      choices[preferences.trainingDays ?? ""] = .list(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].filter { _ in dice.isOne(in: 3) })
    }
    if dice.isOne(in: 2) { choices[preferences.dailyMaximum ?? ""] = .int(dice.next(below: 6)) }
    let switches =
      product.book.notificationCategories.entries.map(\.value.stored) + product.book.notifications.entries.compactMap(\.value.stored)
    for field in switches {
      if dice.isOne(in: 4) { choices[field] = dice.any(of: [.bool(true), .bool(true), .bool(false), .null]) }
    }
    return choices
  }

  // MARK: Facts

  private mutating func values(of names: [String], _ now: Int) -> [String: Meaning] {
    var values: [String: Meaning] = [:]
    let gaps = dice.any(of: [6, 30, 60])
    for name in names where name == Ordinals.planFact || !dice.isOne(in: gaps) { values[name] = value(of: name, now) }
    return values
  }

  /// Mostly a person who receives something.
  private mutating func factsOfToday(_ now: Int) -> [String: Meaning] {
    var facts = values(of: facts, now)
    for _ in 0..<30 {
      let plan = product.plain.plan(facts)
      let isReached = product.book.notifications.entries.contains { entry in plan.map { entry.value.to.contains($0) } ?? false }
      let allowed = product.book.planner.allowedIf.map { product.plain.holds([$0], facts) } ?? .bool(true)
      if isReached, allowed == .bool(true) { return facts }
      facts = values(of: self.facts, now)
    }
    return facts
  }

  /// Mostly values that hold nothing back.
  private mutating func facts(about of: String, _ now: Int) -> [String: Meaning] {
    var facts = values(of: thingFacts[of] ?? [], now)
    for _ in 0..<2 {
      let types = product.book.notifications.entries.map(\.value).filter { $0.fires.of == of }
      if !types.contains(where: { $0.heldBack.contains { product.plain.holds($0.conditions, facts) == .bool(true) } }) { return facts }
      facts = values(of: thingFacts[of] ?? [], now)
    }
    return facts
  }

  private mutating func value(of name: String, _ now: Int) -> Meaning? {
    if name == Ordinals.planFact { return .choice(dice.next(below: product.typed.ordinals.plans.count)) }
    guard let fact = product.book.facts[name] else { return nil }
    if fact.orNull, dice.isOne(in: 4) { return .null }
    switch fact.type {
    case .bool: return .bool(dice.isOne(in: 2))
    case .int: return .int(Int64(dice.any(of: [0, 1, 1, 2, 3, 9])))
    case .text, .id: return .text(dice.any(of: ["Guard", "", "{count}"]))
    case .oneOf(let words): return .choice(dice.isOne(in: 3) ? 0 : dice.next(below: words.count))
    case .timestamp:
      return .timestamp(Moment(seconds: now - dice.any(of: spans) + dice.next(in: -1...1), nanoseconds: 0))
    case .duration: return .duration(Moment(seconds: dice.any(of: spans), nanoseconds: 0))
    case .plan: return .choice(dice.next(below: product.typed.ordinals.plans.count))
    case .listOf: return .list([])
    }
  }

  // MARK: Things

  private mutating func addThing(_ of: String, _ situation: inout PlannerSituation) {
    let thing = PlannerSituation.Thing(
      of: of, id: "x\(dice.next(below: dice.isOne(in: 3) ? 4 : 90))", at: time(situation),
      facts: facts(about: of, situation.now))
    if !situation.things.contains(where: { $0.of == thing.of && $0.id == thing.id && $0.at == thing.at }) { situation.things.append(thing) }
  }

  private mutating func time(_ situation: PlannerSituation) -> PlannerSituation.Thing.Time? {
    let before = product.book.notifications.entries.compactMap { $0.value.fires.before.map { Int($0.amount) } }
    let day = situation.clock.day(at: situation.now) + dice.any(of: [-2, -1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 8, dice.isOne(in: 4) ? 400 : 5])
    switch dice.next(below: 8) {
    case 0: return nil
    case 1: return .day(day)
    case 2: return .instant(situation.now + dice.any(of: [0] + before) + dice.any(of: [-61, -1, 0, 1, 60, 3600, 86_400]))
    default:
      let text = dice.any(of: times)
      let minute = (Int(text.prefix(2)) ?? 0) * 60 + (Int(text.suffix(2)) ?? 0) + dice.any(of: [0, 0, 0, 1, -1, 14, 15, 16, -15, 200])
      let second = PlainCalendar.remainder(minute, 1440) * 60 + (dice.isOne(in: 9) ? dice.next(below: 60) : 0)
      return .wall(day: day, second: second)
    }
  }

  /// Some are just close enough to each other to be merged, or just not.
  private mutating func addCloseOnes(_ situation: inout PlannerSituation) {
    let planner = product.book.planner
    let spans = [planner.batch, planner.burst].compactMap { $0.flatMap { product.book.settings[$0] }.map { Int($0.value.amount) } }
    let timed = product.book.notifications.entries.filter { $0.value.fires.at == .itsTime && $0.value.fires.before == nil }
    var second = (9 * 60 + dice.next(below: 600)) * 60
    let day = situation.clock.day(at: situation.now) + dice.next(below: 3)
    for number in 0..<dice.next(in: 2...4) {
      if let kind = dice.any(of: timed).value.fires.of {
        situation.things.append(
          PlannerSituation.Thing(
            of: kind, id: "c\(number)", at: .wall(day: day, second: second), facts: facts(about: kind, situation.now)))
      }
      second += max(0, dice.any(of: [0] + spans) + dice.next(in: -1...1))
    }
  }

  /// Days with about the maximum number of notifications: some that were delivered, and things at times throughout the day.
  private mutating func fillDays(_ days: Int, _ situation: inout PlannerSituation) {
    guard let log = product.book.planner.log else { return }
    let today = situation.clock.day(at: situation.now)
    let timed = product.book.notifications.entries.filter { $0.value.fires.at == .itsTime && $0.value.fires.of != nil }
    let sent = product.book.notifications.entries.filter { $0.value.isOnce && $0.value.fires.of != nil }
    let first = today + dice.next(below: 2)
    // Mostly types that are sent once for each thing; a week has few of the others.
    if let kind = dice.any(of: dice.isOne(in: 6) ? timed : timed.filter { $0.value.isOnce && $0.value.fires.before == nil }).value.fires.of
    {
      for number in 0..<days * dice.next(in: 8...12) {
        let day = first + number % days
        let second = (8 * 60 + number / days * 61 + dice.next(below: 60)) * 60
        let thing = PlannerSituation.Thing(
          of: kind, id: "d\(number)", at: .wall(day: day, second: second), facts: facts(about: kind, situation.now))
        situation.things.append(thing)
      }
    }
    let entry = dice.any(of: sent)
    guard let channel = entry.value.channels.first, let field = log.things.first(where: { $0.thing == entry.value.fires.of })?.field else {
      return
    }
    for number in 0..<dice.next(in: 5...10) {
      let key = "\(entry.name.text)/s\(number)"
      let device = channel == .push ? nil : situation.device
      situation.log.append(
        PlannerSituation.LogRow(
          id: "\(key)/\(channel.name)" + (device.map { "/\($0)" } ?? ""), type: entry.name.text, channel: channel,
          plannedFor: situation.now - 120 * (number + 1), sent: nil, reason: nil, members: [], device: device, things: [field: "s\(number)"]
        ))
    }
  }

  /// A row that another device wrote, or this device long ago.
  private mutating func addForeignRow(_ situation: inout PlannerSituation) {
    guard let log = product.book.planner.log else { return }
    let entry = dice.any(of: product.book.notifications.entries)
    let when = situation.now + dice.any(of: [-1, -30, -59, -60, -61, -3600, -86_400, -3 * 86_400, 3600, 60])
    let thing = situation.things.filter { $0.of == entry.value.fires.of }.first?.id ?? "old"
    let isAboutThing = entry.value.fires.of != nil
    let day = PlainCalendar.text(ofDay: situation.clock.day(at: when))
    let key = entry.name.text + (isAboutThing ? "/\(thing)" : "") + (isAboutThing && entry.value.isOnce ? "" : "/\(day)")
    let channel = dice.any(of: entry.value.channels)
    let device: String? = channel == .push ? nil : dice.any(of: ["phone", "tablet", "tablet"])
    let id = dice.isOne(in: 6) ? "row\(situation.log.count)" : "\(key)/\(channel.name)" + (device.map { "/\($0)" } ?? "")
    guard !situation.log.contains(where: { $0.id == id }) else { return }
    let field = log.things.first { $0.thing == entry.value.fires.of }?.field
    situation.log.append(
      PlannerSituation.LogRow(
        id: id, type: entry.name.text, channel: channel, plannedFor: dice.isOne(in: 4) ? nil : when,
        sent: dice.isOne(in: 3) ? when : nil, reason: dice.any(of: [nil, nil, nil, "quiet_hours", "rate_limited", "category_off"]),
        members: [], device: device, things: field.map { [$0: thing] } ?? [:]))
  }
}
