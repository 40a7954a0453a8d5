/// Parses and writes numbers with units. The schema determines the allowed units.
public enum UnitText {
  /// A unit, such as `h` with the factor 3600.
  public struct Unit: Sendable {
    /// The text that follows the number directly.
    public let suffix: String
    /// The number of base units in one unit.
    public let factor: Int64
  }

  /// Units of time, in seconds.
  public static let durations = [
    Unit(suffix: "s", factor: 1), Unit(suffix: "m", factor: 60), Unit(suffix: "h", factor: 3600), Unit(suffix: "d", factor: 86_400),
    Unit(suffix: "w", factor: 604_800),
  ]
  /// Decimal units of storage, in bytes.
  public static let bytes = [
    Unit(suffix: "B", factor: 1), Unit(suffix: "KB", factor: 1000), Unit(suffix: "MB", factor: 1_000_000),
    Unit(suffix: "GB", factor: 1_000_000_000),
  ]
  /// The percent sign.
  public static let percent = [Unit(suffix: "%", factor: 1)]

  /// Returns the units as alternatives of a regular expression.
  public static func pattern(_ units: [Unit]) -> String { units.map(\.suffix).joined(separator: "|") }

  /// Parses a whole number directly followed by one of the units. Returns nil for other text and for amounts that exceed 64 bits.
  public static func parse(_ text: String, _ units: [Unit]) -> Int64? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let number = Int64(digits), digits.count == 1 || digits.first != "0" else { return nil }
    let suffix = text.dropFirst(digits.count)
    guard let unit = units.first(where: { $0.suffix == suffix }) else { return nil }
    let (product, overflow) = number.multipliedReportingOverflow(by: unit.factor)
    return overflow ? nil : product
  }

  /// Returns the shortest text that parses to the amount, with the largest unit that divides it.
  public static func write(_ amount: Int64, _ units: [Unit]) -> String {
    let unit = units.last { amount != 0 && amount % $0.factor == 0 } ?? units[0]
    return "\(amount / unit.factor)\(unit.suffix)"
  }

  /// Parses `2.5s`, `2500ms`, or another duration to milliseconds. Returns nil for other text and for more than three decimal places.
  public static func parseMilliseconds(_ text: String) -> Int64? {
    if let milliseconds = parse(text, [Unit(suffix: "ms", factor: 1)]) { return milliseconds }
    if let seconds = parse(text, durations) {
      let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
      return overflow ? nil : product
    }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].last == "s", let whole = parse("\(parts[0])s", durations) else { return nil }
    let places = parts[1].dropLast()
    guard (1...3).contains(places.count), places.last != "0", places.allSatisfy({ $0.isASCII && $0.isNumber }),
      let part = Int64(places + String(repeating: "0", count: 3 - places.count))
    else { return nil }
    let (product, overflow) = whole.multipliedReportingOverflow(by: 1000)
    let (sum, overflow2) = product.addingReportingOverflow(part)
    return overflow || overflow2 ? nil : sum
  }

  /// Returns the shortest text that parses to the duration: `2.5s` for 2500 milliseconds. Durations below one second are in milliseconds.
  public static func writeMilliseconds(_ milliseconds: Int64) -> String {
    if milliseconds % 1000 == 0 { return write(milliseconds / 1000, durations) }
    if milliseconds < 1000 { return "\(milliseconds)ms" }
    var places = "\(1000 + milliseconds % 1000)".dropFirst()
    while places.last == "0" { places.removeLast() }
    return "\(milliseconds / 1000).\(places)s"
  }

  /// Parses a time such as `07:05` to minutes since midnight. Returns nil for other text.
  public static func parseTimeOfDay(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
    let digits = [bytes[0], bytes[1], bytes[3], bytes[4]].map { Int64($0) - 48 }
    guard digits.allSatisfy({ 0...9 ~= $0 }) else { return nil }
    let (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    return hour < 24 && minute < 60 ? hour * 60 + minute : nil
  }

  /// Returns a time in double quotes, such as `"07:05"`, for minutes since midnight.
  public static func writeTimeOfDay(_ minutes: Int64) -> String {
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\"\(two(minutes / 60)):\(two(minutes % 60))\""
  }
}
