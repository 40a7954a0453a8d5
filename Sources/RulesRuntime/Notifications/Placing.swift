internal import RulesBundle

/// Whether there is room: the caps of each type, of the day, of the person, and the burst cap. Soonest first.
struct Placing {
  let planner: NotificationPlanner
  private(set) var placed: [Gathered] = []
  /// What there was no room for.
  private(set) var refused: [Int] = []
  /// What had come before, by this way.
  private let sent: [Sent]

  /// Something that came.
  private struct Sent {
    var at: Int64
    var channel: ChannelKind
    /// What was in it: the type, where these rules know it, and the key.
    var members: [(type: Int?, key: [UInt8])]
    /// The summary that it was, if its row names one.
    var batch: Int?
  }

  init(_ planner: NotificationPlanner) {
    self.planner = planner
    var sent: [Sent] = []
    for row in planner.log.rows {
      guard let channel = row.channel, channel != .inApp, row.isOwn || channel == .push, let time = row.time, time <= planner.now,
        row.reason.map(planner.reasons.isWaiting) ?? true
      else { continue }
      // What waited and then came with others stands in two rows.
      if row.members.isEmpty,
        planner.log.rows.contains(where: { other in other.isOwn && other.members.contains { row.id.starts(with: $0 + [0x2F]) } })
      {
        continue
      }
      let batch = planner.bundle.find(.notificationBatches, row.id.prefix { $0 != 0x2F })
      let members: [(type: Int?, key: [UInt8])] =
        row.members.isEmpty
        ? [(type: row.type, key: planner.key(ofRow: row.id))] : row.members.map { (type: planner.type(inKey: $0), key: $0) }
      sent.append(Sent(at: time, channel: channel, members: members, batch: batch))
    }
    self.sent = sent
  }

  /// Finds room for all of them, one after the other.
  mutating func place(_ all: [Gathered]) {
    // What waits for a summary comes when that does.
    var order: [Gathered] = []
    for var gathered in all {
      if let member = gathered.members.first, let summary = promised(planner.occurrences[member], gathered.channel) {
        gathered.at = summary.at
      }
      order.append(gathered)
    }
    order.sort { isBefore($0, $1) }
    for gathered in order { place(gathered) }
  }

  private func isBefore(_ a: Gathered, _ b: Gathered) -> Bool {
    if a.at != b.at { return a.at < b.at }
    let (left, right) = (a.members.last ?? 0, b.members.last ?? 0)
    let ranks = (planner.rank(planner.occurrences[left].type), planner.rank(planner.occurrences[right].type))
    return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : planner.isBefore(left, right)
  }

  private mutating func place(_ gathered: Gathered) {
    var gathered = gathered
    // A type beyond its own cap leaves the others alone.
    var (kept, over): ([Int], [Int]) = ([], [])
    for member in gathered.members {
      if let summary = promised(planner.occurrences[member], gathered.channel) {
        keep(member, in: summary)
        continue
      }
      if hasRoom(planner.occurrences[member], gathered, besides: kept) { kept.append(member) } else { over.append(member) }
    }
    gathered.members = kept
    for member in over { overflow(member) }
    guard let last = gathered.members.last else { return }
    if gathered.members.count == 1 { gathered.batch = nil }
    if !over.isEmpty { gathered.at = planner.occurrences[last].at }
    guard hasRoomOnTheDay(gathered) else {
      for member in gathered.members { overflow(member) }
      return
    }
    if let joined = joinedByBurst(gathered) {
      if !joined { for member in gathered.members { overflow(member) } }
      return
    }
    if isOverMaximum(gathered) {
      if !joinsEarlier(gathered) { for member in gathered.members { overflow(member) } }
      return
    }
    placed.append(gathered)
  }

  // MARK: A type's own caps

  /// Whether its type may come once more; `kept` come in the same notification.
  private func hasRoom(_ occurrence: Occurrence, _ gathered: Gathered, besides kept: [Int]) -> Bool {
    let type = occurrence.type
    let day = moment(occurrence.key, gathered.at)
    let needsSummary = summary(of: type) != nil && gathered.batch == nil
    for row in planner.bundle.range(.notifications, type, Word.Notifications.atMost) {
      let times = Int64(planner.bundle.word(.notificationRates, row, Word.NotificationRates.times))
      let period = range(planner.bundle.word(.notificationRates, row, Word.NotificationRates.per), around: day)
      var used = count(in: period, gathered.channel, summary: summary(of: type)) { other, _ in other == type }
      for member in kept where planner.occurrences[member].type == type { used += 1 }
      // The last one is the summary, until it is there.
      if used + 1 + (needsSummary && !hasSummary(of: type, in: period) ? 1 : 0) > times { return false }
    }
    return hasRoomForEach(occurrence, gathered, besides: kept)
  }

  /// How many a week each thing gets, when a fact about it says so.
  private func hasRoomForEach(_ occurrence: Occurrence, _ gathered: Gathered, besides kept: [Int]) -> Bool {
    guard let fact = planner.optional(occurrence.type, Word.Notifications.eachPerWeek), let thing = occurrence.thing else { return true }
    let most = planner.at(occurrence.at, about: thing) { planner.rules.number(fact, planner.frame) }
    guard let most else { return true }
    let week = range(PeriodKind.week.rawValue, around: moment(occurrence.key, gathered.at))
    let start =
      Array(planner.bundle.utf8(.notifications, occurrence.type, Word.Notifications.name)) + [0x2F]
      + Array(planner.situation.things[thing].id.text.utf8) + [0x2F]
    var used = count(in: week, gathered.channel, summary: nil) { other, key in other == occurrence.type && key.starts(with: start) }
    for member in kept where planner.occurrences[member].key.starts(with: start) { used += 1 }
    return used + 1 <= most
  }

  /// How many came or are placed in a period. A daily summary is one, of however many.
  private func count(in period: Range<Int64>, _ channel: ChannelKind, summary: Int?, _ isMeant: (Int?, [UInt8]) -> Bool) -> Int64 {
    var used: Int64 = 0
    func add(_ type: Int?, _ key: [UInt8], _ at: Int64) {
      if isMeant(type, key), period.contains(moment(key, at)) { used += 1 }
    }
    func count(_ at: Int64, _ batch: Int?, _ each: () -> Void) {
      if batch == nil || batch != summary { each() } else if period.contains(at) { used += 1 }
    }
    for sent in sent where sent.channel == channel {
      count(sent.at, sent.batch) { for member in sent.members { add(member.type, member.key, sent.at) } }
    }
    for other in placed where other.channel == channel {
      count(other.at, other.batch) {
        for member in other.members { add(planner.occurrences[member].type, planner.occurrences[member].key, other.at) }
      }
    }
    return used
  }

  /// When something counts: when it comes. What a clock that skips the end of a day pushed past midnight counts for the day before.
  private func moment(_ key: [UInt8], _ at: Int64) -> Int64 {
    guard let day = TimeForm.day(key.suffix(10)), planner.situation.zone.instant(ofDay: day + 1, minute: 0) == at else { return at }
    return at - 1
  }

  // MARK: The day's caps

  private func hasRoomOnTheDay(_ gathered: Gathered) -> Bool {
    let categories = gathered.members.map { planner.category(planner.occurrences[$0].type) }
    let own = gathered.members.first.map { planner.occurrences[$0].type }
    for row in planner.bundle.range(.planner, 0, Word.Planner.atMost) {
      let setting = planner.bundle.word(.plannerRates, row, Word.PlannerRates.setting)
      guard let per = periodKind(ofSetting: setting) else { continue }
      let most = planner.bundle.integer(.settings, setting, Word.Settings.amount)
      let period = range(per.rawValue, around: gathered.at)
      var needed: Int64 = 1
      if gathered.batch == nil, let own, summary(of: own) != nil, !hasSummary(of: own, in: period) { needed += 1 }
      for reserved in planner.bundle.range(.planner, 0, Word.Planner.reserved) {
        let category = planner.bundle.word(.plannerReserved, reserved, Word.PlannerReserved.category)
        if categories.contains(category) { continue }
        needed += max(0, planner.reserved(for: category) - count(ofCategory: category, in: period, gathered.channel))
      }
      if count(in: period, gathered.channel) + needed > most { return false }
    }
    return true
  }

  private func count(in period: Range<Int64>, _ channel: ChannelKind) -> Int64 {
    var used: Int64 = 0
    for sent in sent where sent.channel == channel && period.contains(sent.at) { used += 1 }
    for other in placed where other.channel == channel && period.contains(other.at) { used += 1 }
    return used
  }

  private func count(ofCategory category: Int, in period: Range<Int64>, _ channel: ChannelKind) -> Int64 {
    var used: Int64 = 0
    for sent in sent where sent.channel == channel && period.contains(sent.at) {
      if sent.members.contains(where: { $0.type.map { planner.category($0) } == category }) { used += 1 }
    }
    for other in placed where other.channel == channel && period.contains(other.at) {
      if other.members.contains(where: { planner.category(planner.occurrences[$0].type) == category }) { used += 1 }
    }
    return used
  }

  // MARK: The person's daily maximum

  private func isSoft(_ members: [Int]) -> Bool {
    members.contains { planner.flag(planner.occurrences[$0].type, Word.Notifications.softCap) }
  }

  private func isOverMaximum(_ gathered: Gathered) -> Bool {
    guard let most = planner.choices.dailyMaximum, isSoft(gathered.members) else { return false }
    let day = range(PeriodKind.day.rawValue, around: gathered.at)
    var used: Int64 = 0
    for sent in sent where sent.channel == gathered.channel && day.contains(sent.at) {
      if sent.members.contains(where: { $0.type.map { planner.flag($0, Word.Notifications.softCap) } ?? false }) { used += 1 }
    }
    for other in placed where other.channel == gathered.channel && day.contains(other.at) && isSoft(other.members) { used += 1 }
    return used + 1 > most
  }

  /// Makes one of it and the nearest of the same batch that is planned for that day, at the later moment.
  private mutating func joinsEarlier(_ gathered: Gathered) -> Bool {
    guard let batch = batch(of: gathered) else { return false }
    let day = range(PeriodKind.day.rawValue, around: gathered.at)
    // What is not of the batch came there for its own moment, and stays.
    let index = placed.lastIndex { other in
      other.channel == gathered.channel && day.contains(other.at) && self.batch(of: other) == batch
        && other.members.allSatisfy { planner.optional(planner.occurrences[$0].type, Word.Notifications.batch) == batch }
    }
    guard let index else { return false }
    let others = placed.indices.filter { $0 != index }
    guard !others.contains(where: { isClose(placed[$0], gathered) }), !sent.contains(where: { isClose($0, gathered) }) else { return false }
    placed[index].members += gathered.members
    placed[index].at = gathered.at
    placed[index].batch = batch
    return true
  }

  /// The batch that it is, or may become part of when it comes close to others.
  private func batch(of gathered: Gathered) -> Int? {
    if let batch = gathered.batch { return batch }
    return gathered.members.first.flatMap { planner.optional(planner.occurrences[$0].type, Word.Notifications.batch) }
  }

  // MARK: The burst cap

  /// Nil when nothing is too close to it; else whether it could be put together with what is.
  private mutating func joinedByBurst(_ gathered: Gathered) -> Bool? {
    let close = placed.indices.filter { isClose(placed[$0], gathered) }
    let meetsSent = sent.contains { isClose($0, gathered) }
    guard !close.isEmpty || meetsSent else { return nil }
    guard !meetsSent, let batch = foldable(gathered), close.allSatisfy({ foldable(placed[$0]) == batch }) else { return false }
    // With it, what did not count toward the person's maximum would.
    if isOverMaximum(gathered), !close.contains(where: { isSoft(placed[$0].members) }) { return false }
    var whole = gathered
    whole.batch = batch
    for index in close { whole.at = max(whole.at, placed[index].at) }
    if isQuiet(whole, close) {
      // One of them may come in quiet hours and the others may not: then together at the first moment.
      for index in close { whole.at = min(whole.at, placed[index].at) }
      if isQuiet(whole, close) { return false }
    }
    let others = placed.indices.filter { !close.contains($0) }
    guard isFree(batch, whole.at, besides: close), !others.contains(where: { isClose(placed[$0], whole) }) else { return false }
    whole.members = close.flatMap { placed[$0].members } + gathered.members
    for index in close.reversed() { placed.remove(at: index) }
    placed.append(whole)
    return true
  }

  /// The summary that it becomes part of when it meets others: its batch, or what its overflow becomes.
  private func foldable(_ gathered: Gathered) -> Int? {
    if let batch = batch(of: gathered) { return batch }
    guard let type = gathered.members.first.map({ planner.occurrences[$0].type }) else { return nil }
    return planner.optional(type, Word.Notifications.overflow)
  }

  /// Whether a summary may come then: a daily one comes once a day.
  private func isFree(_ batch: Int, _ at: Int64, besides close: [Int]) -> Bool {
    guard planner.bundle.flag(.notificationBatches, batch, Word.NotificationBatches.daily) else { return true }
    let day = range(PeriodKind.day.rawValue, around: at)
    return !sent.contains { $0.batch == batch && day.contains($0.at) }
      && !placed.indices.contains { !close.contains($0) && placed[$0].batch == batch && day.contains(placed[$0].at) }
  }

  private func isClose(_ a: Gathered, _ b: Gathered) -> Bool { a.channel == b.channel && isClose(a.at, b.at) }
  private func isClose(_ a: Sent, _ b: Gathered) -> Bool { a.channel == b.channel && isClose(a.at, b.at) }
  private func isClose(_ a: Int64, _ b: Int64) -> Bool {
    (a - b).magnitude < UInt64(max(0, planner.setting(Word.Planner.burst, .seconds) ?? 0))
  }

  /// Whether a moment lies in quiet hours for one that would come at another.
  private func isQuiet(_ whole: Gathered, _ close: [Int]) -> Bool {
    guard planner.choices.quietEnd(whole.at, planner.situation.zone) != nil else { return false }
    return (whole.members + close.flatMap { placed[$0].members }).contains { planner.occurrences[$0].at != whole.at }
  }

  // MARK: What there is no room for

  /// The summary that comes once a day for what there is no room for; nil when a type has none.
  private func summary(of type: Int) -> Int? {
    guard let batch = planner.optional(type, Word.Notifications.overflow),
      planner.bundle.flag(.notificationBatches, batch, Word.NotificationBatches.daily)
    else { return nil }
    return batch
  }

  private func hasSummary(of type: Int, in period: Range<Int64>) -> Bool {
    let batch = summary(of: type)
    return placed.contains { $0.batch != nil && $0.batch == batch && period.contains($0.at) }
      || sent.contains { $0.batch != nil && $0.batch == batch && period.contains($0.at) }
  }

  /// The summary that something waits for already, and when it comes: it does not come alone after all.
  private func promised(_ occurrence: Occurrence, _ channel: ChannelKind) -> Gathered? {
    guard let batch = summary(of: occurrence.type) else { return nil }
    let row = planner.log.rows.first { row in
      row.channel == channel && row.isOwn && row.sent == nil && row.members.contains(occurrence.key)
    }
    guard let row, let at = row.plannedFor, at > planner.now else { return nil }
    return Gathered(members: [], at: at, batch: batch, channel: channel)
  }

  private mutating func keep(_ member: Int, in summary: Gathered) {
    if let index = placed.firstIndex(where: { $0.batch == summary.batch && $0.at == summary.at && $0.channel == summary.channel }) {
      placed[index].members.append(member)
      return
    }
    var made = summary
    made.members = [member]
    if placed.contains(where: { isClose($0, made) }) || sent.contains(where: { isClose($0, made) }) {
      // Something that goes before it comes at that moment now.
      overflow(member)
    } else {
      placed.append(made)
    }
  }

  /// Joins the summary of the day, makes one where there is none yet, or is refused.
  private mutating func overflow(_ member: Int) {
    let occurrence = planner.occurrences[member]
    guard let batch = summary(of: occurrence.type), let channel = planner.channel(of: occurrence.type),
      let at = planner.reminder(from: occurrence.at)
    else {
      refused.append(member)
      return
    }
    if let index = placed.firstIndex(where: { $0.batch == batch && $0.at == at && $0.channel == channel }) {
      placed[index].members.append(member)
      return
    }
    let made = Gathered(members: [member], at: at, batch: batch, channel: channel)
    let day = range(PeriodKind.day.rawValue, around: at)
    let isThere = hasSummary(of: occurrence.type, in: day)
    let isClose = placed.contains { self.isClose($0, made) } || sent.contains { self.isClose($0, made) }
    if isThere || isClose || !hasRoom(occurrence, made, besides: []) || !hasRoomOnTheDay(made) {
      refused.append(member)
    } else {
      placed.append(made)
    }
  }

  // MARK: Periods

  private func range(_ kind: Int, around instant: Int64) -> Range<Int64> {
    CivilTime.period(
      CivilTime.Period(rawValue: UInt8(clamping: kind)) ?? .day, atMinute: 0, zone: planner.situation.zone, containing: instant)
  }

  private func periodKind(ofSetting setting: Int) -> PeriodKind? {
    switch SettingKind(rawValue: planner.bundle.word(.settings, setting, Word.Settings.unit)) {
    case .perHour: .hour
    case .perDay: .day
    case .perWeek: .week
    case .perMonth: .month
    default: nil
    }
  }
}

extension NotificationPlanner {
  /// The next daily reminder time from an instant on, outside quiet hours; nil without a reminder time.
  func reminder(from instant: Int64) -> Int64? {
    guard let minute = choices.reminder else { return nil }
    let day = situation.zone.wallTime(at: instant).day
    for candidate in [day, day + 1, day + 2] {
      let at = situation.zone.instant(ofDay: candidate, minute: minute)
      if at >= instant { return choices.quietEnd(at, situation.zone) ?? at }
    }
    return nil
  }
}
