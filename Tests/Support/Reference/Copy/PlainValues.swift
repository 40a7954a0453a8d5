internal import Conditions
internal import RuleKinds
import RulesBundle

/// The text of a value in a sentence.
struct PlainValues {
  let rules: PlainRules
  let typed: TypedBook

  private var book: RuleBook { rules.book }

  func written(_ value: Meaning, as format: FormatKind, at path: RulePath) -> String {
    switch (value, format) {
    case (.error, _): return "…"
    case (.null, _): return "∞"
    case (.int(let bytes), .bytes): return size(bytes)
    case (.int(let number), _): return String(number)
    case (.duration(let time), .days): return String(time.seconds / PlainCalendar.secondsOfADay)
    case (.duration(let time), .time): return span(time)
    case (.text(let scalars), _): return isolated(scalars, atMost: typed[path].flatMap { longest($0.root) })
    case (.duration(let time), _): return isolated(duration(time))
    case (.timestamp(let time), _): return isolated(timestamp(time))
    case (.choice(let ordinal), _): return isolated(typed[path].flatMap { word(ordinal, $0.root) } ?? "")
    case (.bool, _), (.list, _): return ""
    }
  }

  // MARK: Numbers

  /// In the largest unit of which there is at least one, with two decimal places, truncated and without trailing zeros.
  private func size(_ bytes: Int64) -> String {
    let units: [(Int64, String)] = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1000, "KB")]
    guard let (unit, name) = units.first(where: { bytes >= $0.0 }) else { return "\(bytes)B" }
    var places = PlainCalendar.padded(Int(bytes % unit * 100 / unit), 2)
    while places.hasSuffix("0") { places.removeLast() }
    return "\(bytes / unit)" + (places.isEmpty ? "" : ".") + places + name
  }

  /// At most two units, rounded up to the smaller one: seconds below a minute, minutes up to three days, then hours.
  private func span(_ time: Moment) -> String {
    let seconds = max(0, time.seconds + (time.nanoseconds > 0 ? 1 : 0))
    func up(_ unit: Int) -> Int { (seconds + unit - 1) / unit }
    func text(_ large: Int, _ unit: String, _ small: Int, _ smaller: String) -> String {
      "\(large)\u{A0}\(unit)" + (small == 0 ? "" : " \(small)\u{A0}\(smaller)")
    }
    if seconds < 60 { return "\(seconds)\u{A0}s" }
    if up(60) < 60 { return "\(up(60))\u{A0}min" }
    if up(60) < 3 * 24 * 60 { return text(up(60) / 60, "h", up(60) % 60, "min") }
    return text(up(3600) / 24, "d", up(3600) % 24, "h")
  }

  private func duration(_ time: Moment) -> String {
    // A negative value is negative as a whole.
    let size = time.seconds < 0 ? Moment(seconds: 0, nanoseconds: 0) - time : time
    return (time.seconds < 0 ? "-" : "") + "\(size.seconds)\(fraction(size.nanoseconds))s"
  }

  private func timestamp(_ time: Moment) -> String {
    let day = PlainCalendar.whole(time.seconds, PlainCalendar.secondsOfADay)
    let second = time.seconds - day * PlainCalendar.secondsOfADay
    let clock = [second / 3600, second % 3600 / 60, second % 60].map { PlainCalendar.padded($0, 2) }.joined(separator: ":")
    return "\(PlainCalendar.text(ofDay: day))T\(clock)\(fraction(time.nanoseconds))Z"
  }

  private func fraction(_ nanoseconds: Int) -> String {
    var digits = PlainCalendar.padded(nanoseconds, 9)
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.isEmpty ? "" : ".\(digits)"
  }

  private func word(_ ordinal: Int, _ expression: TypedExpression) -> String? {
    guard case .fact(let name, _, _) = expression else { return nil }
    if name == Ordinals.planFact { return typed.ordinals.plans[ordinal] }
    guard case .oneOf(let words)? = book.facts[name]?.type else { return nil }
    return words[ordinal]
  }

  // MARK: User input

  private func isolated(_ text: String) -> String { isolated(text.unicodeScalars.map(\.value), atMost: nil) }

  /// Between the two directional isolates, without control characters, and cut before the first character that exceeds the maximum.
  /// Conjuncts of Indic scripts are one character here.
  private func isolated(_ scalars: [UInt32], atMost bound: Int?) -> String {
    let kept = scalars.compactMap(Unicode.Scalar.init).filter { !isSteering($0) }
    var text = String(String.UnicodeScalarView(kept))
    if let bound, bound > 0, text.count > bound || kept.count > 4 * bound {
      var characters = Array(text)
      while characters.count > bound - 1 || String(characters).unicodeScalars.count > 4 * (bound - 1) { characters.removeLast() }
      text = String(characters) + "…"
    }
    return "\u{2068}\(text)\u{2069}"
  }

  /// Control characters, line breaks, and characters that change the direction of writing.
  private func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl || (0x206A...0x206F).contains(scalar.value)
    }
  }

  /// The maximum number of characters of a text, if its fact declares one.
  private func longest(_ expression: TypedExpression) -> Int? {
    switch expression {
    case .fact(let name, _, _): return book.facts[name]?.longest.flatMap { book.settings[$0] }.map { Int($0.value.amount) }
    default: return nil
    }
  }
}
