internal import RulesBundle

// How many there may be: of a type, of each thing, of a day, and of what counts toward the person's own maximum.
extension Placing {
  // MARK: A type's own caps

  /// Whether its type may come once more; `kept` come in the same notification.
  func hasRoom(_ occurrence: Occurrence, _ gathered: Gathered, besides kept: [Int]) -> Bool {
    if occurrence.isAgain { return true }
    let type = occurrence.type
    let day = moment(occurrence.key, gathered.at)
    for row in planner.bundle.notifications[type].atMost {
      let times = Int64(planner.bundle.notificationRates[row].times)
      let period = range(planner.bundle.notificationRates[row].per, around: day)
      var used = count(in: period, gathered.channel, summary: summary(of: type)) { other, _ in other == type }
      for member in kept where planner.occurrences[member].type == type && !planner.occurrences[member].isAgain { used += 1 }
      // The last one is the summary, until it is there.
      if used + 1 + (needsSummary(type, gathered, in: period) ? 1 : 0) > times { return false }
    }
    return hasRoomForEach(occurrence, gathered, besides: kept)
  }

  /// Whether a period keeps a place for the summary of what comes alone.
  private func needsSummary(_ type: Int, _ gathered: Gathered, in period: Range<Int64>) -> Bool {
    guard gathered.batch == nil, let batch = summary(of: type), let at = planner.moment(ofSummary: batch, after: gathered.at) else {
      return false
    }
    return period.contains(at) && !hasSummary(of: type, in: period)
  }

  /// How many a week each thing gets, when a fact about it says so.
  func hasRoomForEach(_ occurrence: Occurrence, _ gathered: Gathered, besides kept: [Int]) -> Bool {
    guard let fact = planner[occurrence.type].eachPerWeek, let thing = occurrence.thing else { return true }
    let most = planner.at(occurrence.at, about: thing) { planner.rules.number(fact, planner.frame) }
    guard let most else { return true }
    let week = range(.week, around: moment(occurrence.key, gathered.at))
    let start =
      planner.bundle.storedName(ofNotification: occurrence.type) + [NotificationPlanner.slash]
      + Array(planner.situation.things[thing].id.text.utf8) + [NotificationPlanner.slash]
    var used = count(in: week, gathered.channel, summary: nil) { other, key in other == occurrence.type && key.starts(with: start) }
    for member in kept where planner.occurrences[member].key.starts(with: start) && !planner.occurrences[member].isAgain { used += 1 }
    return used + 1 <= most
  }

  /// How many came or are placed in a period. A daily summary is one, of however many.
  func count(in period: Range<Int64>, _ channel: ChannelKind, summary: Int?, _ isMeant: (Int?, [UInt8]) -> Bool) -> Int64 {
    var used: Int64 = 0
    func add(_ type: Int?, _ key: [UInt8], _ at: Int64) {
      if isMeant(type, key), !NotificationPlanner.isAgain(key), period.contains(moment(key, at)) { used += 1 }
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
  func moment(_ key: [UInt8], _ at: Int64) -> Int64 {
    guard let day = TimeForm.day(key.suffix(10)), planner.situation.zone.instant(ofDay: day + 1, minute: 0) == at else { return at }
    return at - 1
  }

  // MARK: The day's caps

  func hasRoomOnTheDay(_ gathered: Gathered) -> Bool {
    let categories = gathered.members.map { planner.category(planner.occurrences[$0].type) }
    let own = gathered.members.first.map { planner.occurrences[$0].type }
    for row in planner.bundle.planner[0].atMost {
      let setting = planner.bundle.plannerRates[row].setting
      guard let per = periodKind(ofSetting: setting) else { continue }
      let most = planner.bundle.settings[setting].amount
      let period = range(per, around: gathered.at)
      var needed: Int64 = 1
      if let own, needsSummary(own, gathered, in: period) { needed += 1 }
      for reserved in planner.bundle.planner[0].reserved {
        let category = planner.bundle.plannerReserved[reserved].category
        if categories.contains(category) { continue }
        needed += max(0, planner.reserved(for: category) - count(ofCategory: category, in: period, gathered.channel))
      }
      if count(in: period, gathered.channel) + needed > most { return false }
    }
    return true
  }

  func count(in period: Range<Int64>, _ channel: ChannelKind) -> Int64 {
    var used: Int64 = 0
    for sent in sent where sent.channel == channel && period.contains(sent.at) { used += 1 }
    for other in placed where other.channel == channel && period.contains(other.at) { used += 1 }
    return used
  }

  func count(ofCategory category: Int, in period: Range<Int64>, _ channel: ChannelKind) -> Int64 {
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

  func isSoft(_ members: [Int]) -> Bool {
    members.contains { planner[planner.occurrences[$0].type].softCap && !planner.occurrences[$0].isAgain }
  }

  func isOverMaximum(_ gathered: Gathered) -> Bool {
    guard let most = planner.choices.dailyMaximum, isSoft(gathered.members) else { return false }
    let day = range(.day, around: gathered.at)
    var used: Int64 = 0
    for sent in sent where sent.channel == gathered.channel && day.contains(sent.at) {
      let counts = sent.members.contains { type, key in
        type.map { planner[$0].softCap } ?? false && !NotificationPlanner.isAgain(key)
      }
      if counts { used += 1 }
    }
    for other in placed where other.channel == gathered.channel && day.contains(other.at) && isSoft(other.members) { used += 1 }
    return used + 1 > most
  }

  // MARK: Periods

  func range(_ kind: PeriodKind, around instant: Int64) -> Range<Int64> {
    CivilTime.period(kind, atMinute: 0, zone: planner.situation.zone, containing: instant)
  }

  func periodKind(ofSetting setting: Int) -> PeriodKind? {
    switch planner.bundle.settings[setting].unit {
    case .perHour: .hour
    case .perDay: .day
    case .perWeek: .week
    case .perMonth: .month
    default: nil
    }
  }
}
