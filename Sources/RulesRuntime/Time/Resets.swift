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
  /// Instants are seconds since 1970. Returns nil if the host does not provide the reset's time zone, or if the instant is outside the
  /// years 1 to 9999.
  public func period(ofReset reset: Int, containing now: Int64) -> Range<Int64>? {
    precondition(reset >= 0 && reset < bundle.count(.resets), "`reset` is not the ordinal of a reset in this bundle")
    guard let zone = resetZones[reset], now >= TimeText.firstTimestamp, now <= TimeText.lastTimestamp else { return nil }
    return CivilTime.period(
      bundle.resets[reset].every, atMinute: Int64(bundle.resets[reset].atMinute), zone: zone, containing: now)
  }

  /// The next time of a reset, in seconds since 1970. Nil if it is unknown, or after the year 9999.
  func nextReset(_ reset: Int, after now: Int64) -> Int64? {
    guard let period = period(ofReset: reset, containing: now), period.upperBound <= TimeText.lastTimestamp else { return nil }
    return period.upperBound
  }

  /// The names of the time zones that resets use and the host does not provide, each once. The times of those resets are unknown.
  public var missingZones: [String] { bundle.zoneNames.filter { name in resetZones.indices.contains { missingZone(ofReset: $0) == name } } }

  /// The name of a reset's time zone if the host does not provide it. Nil otherwise.
  public func missingZone(ofReset reset: Int) -> String? {
    resetZones[reset] == nil ? bundle.text(bundle.resets[reset].zone) : nil
  }
}
