package import Diagnostics
package import RulesBundle
internal import Schema
package import YAMLTree

/// A number with its unit, as written: `3`, `72h`, `2GB`, `80%`, `"22:00"`, `2/week`.
package enum Quantity: Sendable, Hashable {
  case count(Int64)
  case seconds(Int64)
  case bytes(Int64)
  case percent(Int64)
  /// Minutes since midnight.
  case timeOfDay(Int64)
  case rate(Int64, PeriodKind)

  /// The number in its base unit: seconds, bytes, minutes, or a count.
  package var amount: Int64 {
    switch self {
    case .count(let n), .seconds(let n), .bytes(let n), .percent(let n), .timeOfDay(let n), .rate(let n, _): n
    }
  }
}

extension Schema where Value == Int64 {
  /// A duration with millisecond precision: `2.5s`, `300ms`, `30m`.
  static let milliseconds = Schema.written(
    ["2.5s", "300ms"], QuantityPattern.milliseconds, UnitText.parseMilliseconds, UnitText.writeMilliseconds)
}

extension Schema where Value == Quantity {
  /// A number with any unit.
  static let quantity = quantity(["3", "72h", "2GB", "80%"], QuantityPattern.any) { QuantityText.parse($0) }

  /// A duration, `30m`.
  static let duration = quantity(["30m", "72h"], QuantityPattern.duration) { UnitText.parse($0, UnitText.durations).map { .seconds($0) } }

  /// A percentage from `0%` to `100%`.
  static let percent = quantity(["80%"], QuantityPattern.percent) { text in
    UnitText.parse(text, UnitText.percent).flatMap { $0 <= 100 ? .percent($0) : nil }
  }

  /// A rate per period, `2/week`.
  static let rate = quantity(["1/day", "2/week"], QuantityPattern.rate) { text in
    guard case .rate(let number, let period)? = QuantityText.parse(text) else { return nil }
    return .rate(number, period)
  }

  /// A time of day, `"22:00"`.
  static let timeOfDay = quantity(["\"22:00\""], QuantityPattern.timeOfDay) { UnitText.parseTimeOfDay($0).map { .timeOfDay($0) } }

  private static func quantity(
    _ examples: [String], _ pattern: TextPattern, _ parse: @escaping @Sendable (String) -> Quantity?
  ) -> Schema {
    written(examples, pattern, parse) { QuantityText.write($0) }
  }
}

extension Schema {
  /// A number with its unit, written as one scalar.
  fileprivate static func written(
    _ examples: [String], _ pattern: TextPattern, _ parse: @escaping @Sendable (String) -> Value?,
    _ write: @escaping @Sendable (Value) -> String
  ) -> Schema {
    Schema(
      shape: .quantity(examples, pattern: pattern),
      read: { node, reading in
        guard node.kind == .scalar, !node.text.isEmpty else { return reading.refuse(node, .quantity(examples)) }
        if node.isInvalid {
          let advice = QuantityAdvice(node.text) { parse($0) != nil }
          return reading.refused(
            node, .quantity(examples), message: advice?.message(node.text), help: advice?.help, fixes: advice?.fixes(at: node.span)
          ) { parse($0) != nil }
        }
        guard let value = parse(node.text) else {
          let advice = QuantityAdvice(node.text) { parse($0) != nil }
          reading.diagnostics.append(
            Diagnostic(
              SchemaProblems.badUnit, advice?.message(node.text) ?? "`\(node.text)` is not \(Shape.quantity(examples).noun)", at: node.span,
              helps: [
                QuantityText.shareHelp(node.text, examples) ?? advice?.help ?? QuantityText.wholeSecondsHelp(node.text)
                  ?? "durations end in s, m, h, d, or w; sizes in B, KB, MB, or GB (decimal); percentages in %; rates in /day or /week"
              ],
              fixes: advice?.fixes(at: node.span)
                ?? Fix.write(QuantityText.likely(node.text) { parse($0) != nil }.map(node.sourceText), at: node.span)))
          return nil
        }
        return value
      }, write: write)
  }
}

/// Patterns of quantities, for editors.
enum QuantityPattern {
  private static let number = "(0|[1-9][0-9]*)"
  private static let lasts = "\(number)(\(UnitText.pattern(UnitText.durations)))"
  private static let size = "\(number)(\(UnitText.pattern(UnitText.bytes)))"
  private static let often = "[+0-9]*[1-9][0-9]*/(\(PeriodKind.names.joined(separator: "|")))"
  private static let time = "([01][0-9]|2[0-3]):[0-5][0-9]"

  static let duration = TextPattern("^\(lasts)$")
  static let milliseconds = TextPattern("^(\(lasts)|\(number)ms|\(number)\\.[0-9]{0,2}[1-9]s)$")
  static let percent = TextPattern("^(100|[1-9]?[0-9])%$")
  static let rate = TextPattern("^\(often)$")
  static let timeOfDay = TextPattern("^\(time)$")
  static let any = TextPattern("^(-?\(number)|\(lasts)|\(size)|\(number)%|\(time)|\(often))$", takesNumbers: true)
}

/// Parses and writes quantities in the form that rule files use.
package enum QuantityText {
  /// Returns the corrections for a text, which are accepted where it stands: the units that are nearest to a misspelled one.
  static func likely(_ text: String, accepts: (String) -> Bool) -> [String] {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = String(text.dropFirst(digits.count))
    guard !digits.isEmpty, !unit.isEmpty else { return [] }
    let known = (UnitText.durations + UnitText.bytes + UnitText.percent).map(\.suffix) + ["ms"] + PeriodKind.names.map { "/\($0)" }
    return Suggestion.choices(for: unit, among: known.filter { accepts(digits + $0) }).map { digits + $0 }
  }

  /// Returns the fixes that write the number of an amount in another unit, with which it is accepted. A person decides, because the bounds may
  /// be wrong instead.
  package static func otherUnits(_ node: Node, accepts: (String) -> Bool) -> [Fix] {
    let digits = node.text.prefix { $0.isASCII && $0.isNumber }
    let units = UnitText.durations.map(\.suffix) + UnitText.bytes.map(\.suffix)
    guard !digits.isEmpty, units.contains(String(node.text.dropFirst(digits.count))) else { return [] }
    return Fix.write(units.map { digits + $0 }.filter(accepts).prefix(3).map(node.sourceText), at: node.span, .manual)
  }

  /// The help for a duration with a fraction of a second where rules require whole seconds.
  static func wholeSecondsHelp(_ text: String) -> String? {
    guard UnitText.parse(text, UnitText.durations) == nil, UnitText.parseMilliseconds(text) != nil else { return nil }
    return "write whole seconds; only keys for short times, such as `shown_for`, accept milliseconds"
  }

  /// The help for a percentage above 100.
  static func shareHelp(_ text: String, _ examples: [String]) -> String? {
    guard examples.allSatisfy({ $0.hasSuffix("%") }), UnitText.parse(text, UnitText.percent) != nil else { return nil }
    return "write a percentage from `0%` to `100%`"
  }

  /// Returns nil for a text that is not a number with or without a unit.
  package static func parse(_ text: String) -> Quantity? {
    if let number = Int64(text), text == "\(number)" { return .count(number) }
    if let seconds = UnitText.parse(text, UnitText.durations) { return .seconds(seconds) }
    if let bytes = UnitText.parse(text, UnitText.bytes) { return .bytes(bytes) }
    if let percent = UnitText.parse(text, UnitText.percent) { return .percent(percent) }
    if let minutes = UnitText.parseTimeOfDay(text) { return .timeOfDay(minutes) }
    return rate(text)
  }

  private static func rate(_ text: String) -> Quantity? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int64(parts[0]), number > 0, let period = PeriodKind(String(parts[1])) else { return nil }
    return .rate(number, period)
  }

  package static func write(_ quantity: Quantity) -> String {
    switch quantity {
    case .count(let number): "\(number)"
    case .seconds(let seconds): UnitText.write(seconds, UnitText.durations)
    case .bytes(let bytes): UnitText.write(bytes, UnitText.bytes)
    case .percent(let percent): UnitText.write(percent, UnitText.percent)
    case .timeOfDay(let minutes): UnitText.writeTimeOfDay(minutes)
    case .rate(let number, let period): "\(number)/\(period.name)"
    }
  }
}
