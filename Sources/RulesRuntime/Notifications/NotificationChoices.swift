internal import RulesBundle

/// The user's notification preferences, or their defaults.
struct NotificationChoices {
  private(set) var isPaused = false
  private(set) var snoozedUntil: Int64?
  /// Minutes since midnight.
  private(set) var reminder: Int64?
  private(set) var quiet: (from: Int64, to: Int64)?
  /// One bit for each weekday. Monday is the lowest bit.
  private(set) var trainingDays: UInt8 = 0
  private(set) var dailyMaximum: Int64?

  init(_ rules: Rules, _ stored: StoredRecord, now: Int64) {
    func field(_ column: Int) -> Int? { rules.bundle.optional(.planner, 0, column) }
    func value(_ column: Int) -> PlainValue? { field(column).flatMap { rules.value(ofField: $0, in: stored) } }
    // An invalid stored time is ignored.
    func minute(_ column: Int) -> Int64? {
      guard let field = field(column) else { return nil }
      if let text = rules.value(ofField: field, in: stored)?.text, let minute = TimeForm.minute(text) { return minute }
      return rules.defaultValue(forField: field)?.text.flatMap { TimeForm.minute($0) }
    }
    isPaused = value(PlannerRow.At.paused)?.bool ?? false
    // Planning never looks further ahead, so a later end has the same effect.
    snoozedUntil = value(PlannerRow.At.snoozedUntil)?.text.flatMap { TimeText.timestamp(Array($0.utf8))?.seconds }.map {
      min($0, now + 390 * 86_400)
    }
    reminder = minute(PlannerRow.At.dailyReminder)
    if let from = minute(PlannerRow.At.quietFrom), let to = minute(PlannerRow.At.quietTo), from != to { quiet = (from, to) }
    for name in value(PlannerRow.At.trainingDays)?.texts ?? [] {
      if let day = NotificationChoices.weekdays.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) { trainingDays |= 1 << UInt8(day) }
    }
    if case .int(let number)? = value(PlannerRow.At.dailyMaximum) { dailyMaximum = max(1, number) }
  }

  /// The names of weekdays in stored preferences, starting with Monday.
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// The first training day on or after a day. Returns the day itself if there are no training days.
  func trainingDay(from day: Int64) -> Int64 {
    guard trainingDays != 0 else { return day }
    var day = day
    // 1970-01-01 was a Thursday.
    while trainingDays >> UInt8(floorModulo(day + 3, 7)) & 1 == 0 { day += 1 }
    return day
  }

  /// The end of the quiet hours around an instant. Nil if the instant is not in quiet hours. The start is inclusive, the end is exclusive.
  func quietEnd(_ instant: Int64, _ zone: Zone) -> Int64? {
    // If clocks skip the time between two quiet periods, the second one starts when the first one ends.
    var end: Int64?
    while let next = endOfQuietHours(around: end ?? instant, zone) { end = next }
    return end
  }

  /// The next end of quiet hours after an instant. Nil if there are no quiet hours.
  func nextQuietEnd(after instant: Int64, _ zone: Zone) -> Int64? {
    guard let quiet else { return nil }
    if let end = quietEnd(instant, zone) { return end }
    let day = zone.wallTime(at: instant).day
    for start in (day - 1)...(day + 3) {
      let begin = zone.instant(ofDay: start, minute: quiet.from)
      // Clocks can skip whole quiet hours.
      if begin > instant, let end = quietEnd(begin, zone) { return end }
    }
    return nil
  }

  private func endOfQuietHours(around instant: Int64, _ zone: Zone) -> Int64? {
    guard let quiet else { return nil }
    let day = zone.wallTime(at: instant).day
    // They can start on the day before or, where clocks skip a day, on the next day.
    for start in (day - 1)...(day + 1) {
      let end = zone.instant(ofDay: quiet.from < quiet.to ? start : start + 1, minute: quiet.to)
      if zone.instant(ofDay: start, minute: quiet.from) <= instant, instant < end { return end }
    }
    return nil
  }
}

/// The remainder of a division that rounds down. It is never negative if `b` is positive.
@inline(__always)
func floorModulo(_ a: Int64, _ b: Int64) -> Int64 { a - floorDivide(a, b) * b }
