public import RulesBundle

extension RuleBundle {
  /// The names of the time zones that resets use, each once, in the order of the resets. UTC is built in and is not included.
  public var zoneNames: [String] {
    var names: [String] = []
    for reset in 0..<count(.resets) {
      let name = utf8(resets[reset].zone)
      if name.elementsEqual("UTC".utf8) || names.contains(where: { $0.utf8.elementsEqual(name) }) { continue }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  /// The time zone of each reset: UTC, a zone from the host, or nil if the host does not provide it.
  func resetZones(among zones: [Zone]) -> [Zone?] {
    (0..<count(.resets)).map { reset in
      let name = utf8(resets[reset].zone)
      if name.elementsEqual("UTC".utf8) { return .utc }
      return zones.first { name.elementsEqual($0.name.utf8) }
    }
  }
}

extension Rules {
  /// The period of a reset that contains an instant. Events of one period are counted together.
  ///
  /// Instants are seconds since 1970. Returns nil if the host does not provide the reset's time zone, if the instant is outside the years 1 to
  /// 9999, or if the facts do not contain the time from which the periods of this user are counted.
  ///
  /// - Parameters:
  ///   - reset: The ordinal of the reset.
  ///   - now: The instant.
  ///   - frame: The facts of the user. A reset with a time of the user's own has no period without them.
  package func period(ofReset reset: Int, containing now: Int64, for frame: Frame? = nil) -> Range<Int64>? {
    precondition(reset >= 0 && reset < bundle.count(.resets), "`reset` is not the ordinal of a reset in this bundle")
    guard let zone = resetZones[reset], now >= TimeText.firstTimestamp, now <= TimeText.lastTimestamp else { return nil }
    return calendar(ofReset: reset, in: zone, frame)?.range(containing: now, in: zone)
  }

  /// The periods of a reset for a user; nil if they depend on a time that is unknown.
  private func calendar(ofReset reset: Int, in zone: Zone, _ frame: Frame?) -> CalendarPeriod? {
    let row = bundle.resets[reset]
    guard let from = row.from else {
      return CalendarPeriod(every: row.every, minute: Int64(row.atMinute), weekday: Int64(row.weekday))
    }
    guard let value = frame.map({ evaluator.fact(from, $0) }), value.tag == .timestamp, value.bits >= TimeText.firstTimestamp,
      value.bits <= TimeText.lastTimestamp
    else { return nil }
    return CalendarPeriod(
      every: row.every, interval: Int64(row.interval), from: zone.wallTime(at: value.bits).day, minute: Int64(row.atMinute))
  }

  /// The next time of a reset, in seconds since 1970. Nil if it is unknown, or after the year 9999.
  func nextReset(_ reset: Int, after now: Int64, for frame: Frame) -> Int64? {
    guard let period = period(ofReset: reset, containing: now, for: frame), period.upperBound <= TimeText.lastTimestamp else { return nil }
    return period.upperBound
  }

  /// The names of the time zones that resets use and the host does not provide, each once. The times of those resets are unknown.
  public var missingZones: [String] { bundle.zoneNames.filter { name in resetZones.indices.contains { missingZone(ofReset: $0) == name } } }

  /// The name of a reset's time zone if the host does not provide it. Nil otherwise.
  public func missingZone(ofReset reset: Int) -> String? {
    resetZones[reset] == nil ? bundle.text(bundle.resets[reset].zone) : nil
  }
}
