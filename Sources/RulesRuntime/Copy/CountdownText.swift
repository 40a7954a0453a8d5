extension Swift.Duration {
  /// The text of the duration for users, as a countdown shows it: at most two units, in symbols that all languages share. The duration is
  /// rounded up, so that a countdown never ends too early. No-break spaces keep a number with its unit.
  public var countdownText: String {
    let (seconds, nanoseconds) = parts
    var bytes: [UInt8] = []
    TimeSpan.append(seconds: seconds, nanoseconds: nanoseconds, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The text of a duration in copy.
enum TimeSpan {
  static func append(seconds: Int64, nanoseconds: Int32, to bytes: inout [UInt8]) {
    let whole = max(0, nanoseconds > 0 && seconds < .max ? seconds + 1 : seconds)
    if whole < 60 { return append([(whole, "s")], to: &bytes) }
    // Rounds up to a full minute, and from three days on to a full hour, because smaller units are not shown.
    let minutes = whole / 60 + (whole % 60 > 0 ? 1 : 0)
    if minutes < 60 { return append([(minutes, "min")], to: &bytes) }
    if minutes < 72 * 60 { return append([(minutes / 60, "h"), (minutes % 60, "min")], to: &bytes) }
    let hours = minutes / 60 + (minutes % 60 > 0 ? 1 : 0)
    append([(hours / 24, "d"), (hours % 24, "h")], to: &bytes)
  }

  private static func append(_ parts: [(number: Int64, unit: String)], to bytes: inout [UInt8]) {
    for (index, part) in parts.enumerated() where index == 0 || part.number > 0 {
      if index > 0 { bytes.append(0x20) }
      bytes.append(contentsOf: "\(part.number)\u{A0}\(part.unit)".utf8)
    }
  }
}
