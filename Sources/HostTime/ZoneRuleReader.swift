/// Parses the parts of a zone rule. Methods return nil or false if a part is invalid.
struct ZoneRuleReader {
  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) { self.text = text }

  var next: UInt8? { position < text.count ? text[position] : nil }
  var isAtEnd: Bool { next == nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Skips an abbreviation, such as `CET` or `<+0330>`.
  mutating func abbreviation() -> Bool {
    let isQuoted = take(0x3C)
    let start = position
    while let byte = next {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: position += 1
      case 0x30...0x39 where isQuoted, 0x2B where isQuoted, 0x2D where isQuoted: position += 1
      default: return position - start >= 3 && (!isQuoted || take(0x3E))
      }
    }
    return position - start >= 3 && !isQuoted
  }

  /// Parses `[+-]hh[:mm[:ss]]` and returns the time in seconds.
  mutating func time(hours most: Int64) -> Int64? {
    let isNegative = take(0x2D)
    if !isNegative { _ = take(0x2B) }
    guard let hours = number(0...most) else { return nil }
    var seconds = hours * 3600
    if take(0x3A) {
      guard let minutes = number(0...59) else { return nil }
      seconds += minutes * 60
      if take(0x3A) {
        guard let rest = number(0...59) else { return nil }
        seconds += rest
      }
    }
    return isNegative ? -seconds : seconds
  }

  /// Parses a moment of every year, such as `,M3.5.0/2`.
  mutating func moment(wideHours: Bool) -> ZoneRule.Moment? {
    guard take(0x2C), let day = day() else { return nil }
    var moment = ZoneRule.Moment(day: day)
    if take(0x2F) {
      if !wideHours, next == 0x2D { return nil }
      guard let seconds = time(hours: wideHours ? 167 : 24) else { return nil }
      moment.seconds = seconds
    }
    return moment
  }

  private mutating func day() -> ZoneRule.Moment.Day? {
    if take(0x4A) { return number(1...365).map { .withoutLeapDay($0) } }
    if take(0x4D) {
      guard let month = number(1...12), take(0x2E), let week = number(1...5), take(0x2E), let weekday = number(0...6) else { return nil }
      return .weekday(weekday, week: week, month: month)
    }
    return number(0...365).map { .counted($0) }
  }

  /// Parses a number of one to three digits.
  private mutating func number(_ range: ClosedRange<Int64>) -> Int64? {
    var number: Int64 = 0
    let start = position
    while let byte = next, byte >= 0x30, byte <= 0x39, position - start < 3 {
      number = number * 10 + Int64(byte - 0x30)
      position += 1
    }
    return position > start && range.contains(number) ? number : nil
  }
}
