public import RulesBundle

extension RuleBundle {
  /// The zones whose calendars the resets follow, each once, in the order of the resets. UTC needs no host and is left out.
  public var zoneNames: [String] {
    var names: [String] = []
    for reset in 0..<count(.resets) {
      let name = utf8(resets[reset].zone)
      if name.elementsEqual("UTC".utf8) || names.contains(where: { $0.utf8.elementsEqual(name) }) { continue }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  /// The zone of each reset: UTC, one that the host hands in, or nil.
  func resetZones(among zones: [Zone]) -> [Zone?] {
    (0..<count(.resets)).map { reset in
      let name = utf8(resets[reset].zone)
      if name.elementsEqual("UTC".utf8) { return .utc }
      return zones.first { name.elementsEqual($0.name.utf8) }
    }
  }
}

extension Rules {
  /// The period of a reset around an instant: what is counted in it counts together. Instants are seconds since 1970.
  ///
  /// Nil when the reset's zone was not handed in, or the instant is outside the years 1 to 9999.
  public func period(ofReset reset: Int, containing now: Int64) -> Range<Int64>? {
    precondition(reset >= 0 && reset < bundle.count(.resets), "an ordinal comes from the bundle that it is asked of")
    guard let zone = resetZones[reset], now >= TimeText.firstTimestamp, now <= TimeText.lastTimestamp else { return nil }
    return CivilTime.period(
      bundle.resets[reset].every, atMinute: Int64(bundle.resets[reset].atMinute), zone: zone, containing: now)
  }

  /// When a reset is due next, in seconds since 1970; nil when that is not known, or later than the year 9999.
  func nextReset(_ reset: Int, after now: Int64) -> Int64? {
    guard let period = period(ofReset: reset, containing: now), period.upperBound <= TimeText.lastTimestamp else { return nil }
    return period.upperBound
  }

  /// The zones that the resets name and nobody handed in, each once: when those start anew is not known.
  public var missingZones: [String] { bundle.zoneNames.filter { name in resetZones.indices.contains { missingZone(ofReset: $0) == name } } }

  /// The zone of a reset, when nobody handed it in.
  public func missingZone(ofReset reset: Int) -> String? {
    resetZones[reset] == nil ? bundle.text(bundle.resets[reset].zone) : nil
  }
}
