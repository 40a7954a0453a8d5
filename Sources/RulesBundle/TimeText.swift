/// Parses and formats durations and timestamps like CEL.
///
/// Values are whole seconds, rounded down, and nanoseconds in 0..<1,000,000,000. For example, -1.5 s is -2 s and 500,000,000 ns.
package enum TimeText {
  /// The maximum absolute duration in seconds: about ten thousand years.
  package static let durationLimit: Int64 = 315_576_000_000
  /// The seconds of the first timestamp, 0001-01-01T00:00:00Z.
  package static let firstTimestamp: Int64 = -62_135_596_800
  /// The seconds of the last timestamp, 9999-12-31T23:59:59Z.
  package static let lastTimestamp: Int64 = 253_402_300_799

  /// Parses a duration such as `1h30m`, `-1.5h`, `1h2m3.5s`, `250ms`, or `0`. Returns nil for other text and for durations out of range.
  ///
  /// Every number except a single `0` has a unit: h, m, s, ms, us, or ns. Digits below a nanosecond are truncated.
  package static func duration(_ utf8: some Collection<UInt8>) -> (seconds: Int64, nanoseconds: Int32)? {
    if let time = utf8.withContiguousStorageIfAvailable({ duration(in: $0) }) { return time }
    return Array(utf8).withUnsafeBufferPointer { duration(in: $0) }
  }

  private static func duration(in utf8: UnsafeBufferPointer<UInt8>) -> (seconds: Int64, nanoseconds: Int32)? {
    var reader = Reader(utf8)
    var isNegative = false
    if reader.take(0x2D) { isNegative = true } else { _ = reader.take(0x2B) }
    if reader.isLast(0x30) { return (0, 0) }
    if reader.next == nil { return nil }

    var seconds: UInt64 = 0
    var nanoseconds: UInt64 = 0
    while reader.next != nil {
      guard let part = durationPart(&reader) else { return nil }
      seconds += part.seconds
      nanoseconds += part.nanoseconds
      seconds += nanoseconds / 1_000_000_000
      nanoseconds %= 1_000_000_000
      if seconds > UInt64(durationLimit) || seconds == UInt64(durationLimit) && nanoseconds > 0 { return nil }
    }
    if !isNegative { return (Int64(seconds), Int32(nanoseconds)) }
    return nanoseconds == 0 ? (-Int64(seconds), 0) : (-Int64(seconds) - 1, Int32(1_000_000_000 - nanoseconds))
  }

  /// Parses an RFC 3339 timestamp such as `2026-01-05T10:00:00Z` or `2026-01-05T11:00:00.25+01:00`. Returns nil for other text and for times
  /// outside the years 1 to 9999 in UTC. Digits below a nanosecond are truncated.
  package static func timestamp(_ utf8: some Collection<UInt8>) -> (seconds: Int64, nanoseconds: Int32)? {
    if let time = utf8.withContiguousStorageIfAvailable({ timestamp(in: $0) }) { return time }
    return Array(utf8).withUnsafeBufferPointer { timestamp(in: $0) }
  }

  private static func timestamp(in utf8: UnsafeBufferPointer<UInt8>) -> (seconds: Int64, nanoseconds: Int32)? {
    var reader = Reader(utf8)
    guard let year = reader.digits(4), reader.take(0x2D), let month = reader.digits(2), reader.take(0x2D), let day = reader.digits(2),
      reader.take(0x54), let hour = reader.digits(2), reader.take(0x3A), let minute = reader.digits(2), reader.take(0x3A),
      let second = reader.digits(2)
    else { return nil }
    guard month >= 1, month <= 12, day >= 1, day <= daysInMonth(month, of: year), hour < 24, minute < 60, second < 60 else { return nil }

    var nanoseconds: Int32 = 0
    if reader.take(0x2E) {
      guard let fraction = reader.nanoseconds() else { return nil }
      nanoseconds = fraction
    }
    var offset: Int64 = 0
    if !reader.take(0x5A) {
      let isEast = reader.take(0x2B)
      guard isEast || reader.take(0x2D), let hours = reader.digits(2), reader.take(0x3A), let minutes = reader.digits(2), hours < 24,
        minutes < 60
      else { return nil }
      offset = (hours * 3600 + minutes * 60) * (isEast ? 1 : -1)
    }
    guard reader.next == nil else { return nil }
    let seconds = CivilDay.number(year: year, month: month, day: day) * 86400 + hour * 3600 + minute * 60 + second - offset
    return seconds >= firstTimestamp && seconds <= lastTimestamp ? (seconds, nanoseconds) : nil
  }

  /// Appends a duration in seconds, like CEL's `string(duration)`: `5400s`, `-1.5s`.
  package static func appendDuration(seconds: Int64, nanoseconds: Int32, to output: inout [UInt8]) {
    var whole = seconds
    var fraction = nanoseconds
    if seconds < 0, nanoseconds > 0 {
      whole += 1
      fraction = 1_000_000_000 - nanoseconds
    }
    if seconds < 0 { output.append(0x2D) }
    appendNumber(whole.magnitude, width: 1, to: &output)
    appendFraction(fraction, to: &output)
    output.append(0x73)
  }

  /// Appends an RFC 3339 timestamp in UTC, such as `2026-01-05T10:00:00Z`, with as many fractional digits as necessary.
  package static func appendTimestamp(seconds: Int64, nanoseconds: Int32, to output: inout [UInt8]) {
    let second = ((seconds % 86400) + 86400) % 86400
    let day = CivilDay(number: (seconds - second) / 86400)
    appendNumber(day.year.magnitude, width: 4, to: &output)
    output.append(0x2D)
    appendNumber(day.month.magnitude, width: 2, to: &output)
    output.append(0x2D)
    appendNumber(day.day.magnitude, width: 2, to: &output)
    output.append(0x54)
    appendNumber((second / 3600).magnitude, width: 2, to: &output)
    output.append(0x3A)
    appendNumber((second / 60 % 60).magnitude, width: 2, to: &output)
    output.append(0x3A)
    appendNumber((second % 60).magnitude, width: 2, to: &output)
    appendFraction(nanoseconds, to: &output)
    output.append(0x5A)
  }

  // MARK: Parts

  /// Parses a number and its unit.
  private static func durationPart(_ reader: inout Reader) -> (seconds: UInt64, nanoseconds: UInt64)? {
    var whole: UInt64 = 0
    var hasDigits = false
    while let digit = reader.digit() {
      hasDigits = true
      // Twenty digits are out of range in any unit. The bound prevents overflow in the products below.
      if whole > 1_000_000_000_000_000_000 { return nil }
      whole = whole * 10 + digit
    }
    var fraction: UInt64 = 0
    var scale: UInt64 = 1
    if reader.take(0x2E) {
      while let digit = reader.digit() {
        hasDigits = true
        if scale < 1_000_000_000_000_000_000 {
          fraction = fraction * 10 + digit
          scale *= 10
        }
      }
    }
    guard hasDigits, let unit = unit(&reader) else { return nil }
    let product = fraction.multipliedFullWidth(by: unit)
    let below = scale.dividingFullWidth(product).quotient
    if unit >= 1_000_000_000 {
      let perUnit = unit / 1_000_000_000
      if whole > UInt64(durationLimit) { return nil }
      return (whole * perUnit + below / 1_000_000_000, below % 1_000_000_000)
    }
    let unitsPerSecond = 1_000_000_000 / unit
    let seconds = whole / unitsPerSecond
    return seconds > UInt64(durationLimit) ? nil : (seconds, whole % unitsPerSecond * unit + below)
  }

  /// Parses a unit. Returns its length in nanoseconds.
  private static func unit(_ reader: inout Reader) -> UInt64? {
    if reader.take(0x68) { return 3_600_000_000_000 }
    if reader.take(0x6D) { return reader.take(0x73) ? 1_000_000 : 60_000_000_000 }
    if reader.take(0x73) { return 1_000_000_000 }
    if reader.take(0x75) { return reader.take(0x73) ? 1_000 : nil }
    if reader.take(0x6E) { return reader.take(0x73) ? 1 : nil }
    return nil
  }

  private static func daysInMonth(_ month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func appendNumber(_ number: UInt64, width: Int, to output: inout [UInt8]) {
    let start = output.count
    var rest = number
    while rest > 0 || output.count - start < width {
      output.append(UInt8(0x30 + rest % 10))
      rest /= 10
    }
    output[start...].reverse()
  }

  private static func appendFraction(_ nanoseconds: Int32, to output: inout [UInt8]) {
    guard nanoseconds > 0 else { return }
    output.append(0x2E)
    appendNumber(UInt64(nanoseconds), width: 9, to: &output)
    while output.last == 0x30 { output.removeLast() }
  }

  /// A cursor over bytes.
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func take(_ byte: UInt8) -> Bool {
      guard next == byte else { return false }
      index += 1
      return true
    }

    func isLast(_ byte: UInt8) -> Bool { next == byte && index + 1 == bytes.count }

    mutating func digit() -> UInt64? {
      guard let byte = next, byte >= 0x30, byte <= 0x39 else { return nil }
      index += 1
      return UInt64(byte - 0x30)
    }

    mutating func digits(_ count: Int) -> Int64? {
      var number: Int64 = 0
      for _ in 0..<count {
        guard let digit = digit() else { return nil }
        number = number * 10 + Int64(digit)
      }
      return number
    }

    mutating func nanoseconds() -> Int32? {
      var number: Int32 = 0
      var scale: Int32 = 100_000_000
      guard let first = digit() else { return nil }
      number = Int32(first) * scale
      while let digit = digit() {
        scale /= 10
        number += Int32(digit) * scale
      }
      return number
    }
  }
}
