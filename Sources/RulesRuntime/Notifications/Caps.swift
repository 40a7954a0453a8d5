internal import RulesBundle

// The caps: for a type, for each thing, for a period, and for notifications that count toward the user's own daily maximum.
extension NotificationScheduler {
  // MARK: A type's own caps

  /// Whether the caps of its type allow one more. The occurrences at the indexes `kept` are in the same delivery.
  func hasRoom(_ occurrence: Occurrence, _ delivery: BatchedDelivery, besides kept: [Int]) -> Bool {
    if occurrence.isAgain { return true }
    let type = occurrence.type
    let day = moment(occurrence.key, delivery.at)
    for row in planner.bundle.notifications[type].atMost {
      let times = Int64(planner.bundle.notificationRates[row].times)
      let period = range(planner.bundle.notificationRates[row].per, around: day)
      var used = count(in: period, delivery.channel, summary: summary(of: type)) { other, _ in other == type }
      for member in kept where planner.occurrences[member].type == type && !planner.occurrences[member].isAgain { used += 1 }
      // The last place in the period is reserved for the summary until the summary is placed.
      if used + 1 + (needsSummary(type, delivery, in: period) ? 1 : 0) > times { return false }
    }
    return hasRoomForEach(occurrence, delivery, besides: kept)
  }

  /// Whether a period must keep a place for the summary of the types that are delivered alone.
  private func needsSummary(_ type: Int, _ delivery: BatchedDelivery, in period: Range<Int64>) -> Bool {
    guard delivery.batch == nil, let batch = summary(of: type), let at = planner.moment(ofSummary: batch, after: delivery.at) else {
      return false
    }
    return period.contains(at) && !hasSummary(of: type, in: period)
  }

  /// Whether the weekly cap of the thing allows one more. A fact about the thing holds the cap.
  func hasRoomForEach(_ occurrence: Occurrence, _ delivery: BatchedDelivery, besides kept: [Int]) -> Bool {
    guard let fact = planner[occurrence.type].eachPerWeek, let subject = occurrence.subject else { return true }
    let most = planner.at(occurrence.at, about: subject) { planner.rules.number(fact, planner.frame) }
    guard let most else { return true }
    let week = range(.week, around: moment(occurrence.key, delivery.at))
    let start =
      planner.bundle.storedName(ofNotification: occurrence.type) + [NotificationPlanner.slash]
      + Array(planner.context.subjects[subject].id.text.utf8) + [NotificationPlanner.slash]
    var used = count(in: week, delivery.channel, summary: nil) { other, key in other == occurrence.type && key.starts(with: start) }
    for member in kept where planner.occurrences[member].key.starts(with: start) && !planner.occurrences[member].isAgain { used += 1 }
    return used + 1 <= most
  }

  /// The number of matching notifications that were delivered or are placed in a period. A daily summary counts once, regardless of its
  /// size.
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

  /// The time at which a notification counts.
  ///
  /// This is its delivery time, except where clocks skip the end of a day and move the delivery to midnight. Then it counts for the day
  /// before.
  func moment(_ key: [UInt8], _ at: Int64) -> Int64 {
    guard let day = TimeForm.day(key.suffix(10)), planner.context.zone.instant(ofDay: day + 1, minute: 0) == at else { return at }
    return at - 1
  }

  // MARK: The day's caps

  func hasRoomOnTheDay(_ delivery: BatchedDelivery) -> Bool {
    let categories = delivery.members.map { planner.category(planner.occurrences[$0].type) }
    let own = delivery.members.first.map { planner.occurrences[$0].type }
    for row in planner.bundle.planner[0].atMost {
      let setting = planner.bundle.plannerRates[row].setting
      guard let per = periodKind(ofSetting: setting) else { continue }
      let most = planner.bundle.settings[setting].amount
      let period = range(per, around: delivery.at)
      var needed: Int64 = 1
      if let own, needsSummary(own, delivery, in: period) { needed += 1 }
      for reserved in planner.bundle.planner[0].reserved {
        let category = planner.bundle.plannerReserved[reserved].category
        if categories.contains(category) { continue }
        needed += max(0, planner.reserved(for: category) - count(ofCategory: category, in: period, delivery.channel))
      }
      if count(in: period, delivery.channel) + needed > most { return false }
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

  // MARK: The user's daily maximum

  func isSoft(_ members: [Int]) -> Bool {
    members.contains { planner[planner.occurrences[$0].type].softCap && !planner.occurrences[$0].isAgain }
  }

  func isOverMaximum(_ delivery: BatchedDelivery) -> Bool {
    guard let most = planner.choices.dailyMaximum, isSoft(delivery.members) else { return false }
    let day = range(.day, around: delivery.at)
    var used: Int64 = 0
    for sent in sent where sent.channel == delivery.channel && day.contains(sent.at) {
      let counts = sent.members.contains { type, key in
        type.map { planner[$0].softCap } ?? false && !NotificationPlanner.isAgain(key)
      }
      if counts { used += 1 }
    }
    for other in placed where other.channel == delivery.channel && day.contains(other.at) && isSoft(other.members) { used += 1 }
    return used + 1 > most
  }

  // MARK: Periods

  func range(_ kind: PeriodKind, around instant: Int64) -> Range<Int64> {
    CivilTime.period(kind, atMinute: 0, zone: planner.context.zone, containing: instant)
  }

  func periodKind(ofSetting setting: Int) -> PeriodKind? {
    switch planner.bundle.settings[setting].unit {
    case .perHour: .hour
    case .perDay: .day
    case .perWeek: .week
    case .perMonth: .month
    case .perQuarter: .quarter
    case .perYear: .year
    default: nil
    }
  }
}
