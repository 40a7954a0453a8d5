internal import Diagnostics
internal import RulesBundle
internal import Schema
internal import SourceText

/// What a text such as `7pm`, `100 MB`, `1.5h`, or `1,000` means, and how rules write it.
struct QuantityAdvice {
  /// What the text is: `a time of day`.
  let noun: String
  /// The way to write it.
  let help: String
  /// The replacements, as written in YAML.
  let texts: [String]
  /// Whether the first replacement means the same as the text.
  let isCertain: Bool

  private init(_ noun: String, _ help: String, _ texts: [String] = [], isCertain: Bool = false) {
    (self.noun, self.help, self.texts, self.isCertain) = (noun, help, texts, isCertain)
  }

  /// Returns nil for a text that has no meaning, or one that rules do not accept here.
  ///
  /// - Parameters:
  ///   - written: The text, without quotes.
  ///   - accepts: Whether a text without quotes is accepted here.
  init?(_ written: String, accepts: (String) -> Bool) {
    let plain = LookAlike.unquoted(written)?.text ?? written
    let text = (LookAlike.plain(plain) ?? plain).lowercased().trimmed
    guard !text.isEmpty, text.utf8.count <= 40 else { return nil }
    if let time = QuantityAdvice.time(text, accepts) {
      self = time
      return
    }
    guard let found = QuantityAdvice.number(text, accepts) else { return nil }
    self = found
  }

  /// The message about the text.
  func message(_ text: String) -> String { "`\(text)` is not written as \(noun)" }

  /// The fixes that write the text as rules do.
  func fixes(at span: Span) -> [Fix] {
    texts.enumerated().map { index, text in
      Fix("write `\(text)`", isCertain && index == 0 ? .machineApplicable : .maybeIncorrect, [.init(span, text)])
    }
  }
}

// MARK: Times of day

extension QuantityAdvice {
  static let timeHelp = "write a time of day with two digits, a colon, and two digits, in quotes: from `\"00:00\"` to `\"23:59\"`"

  private static func time(_ text: String, _ accepts: (String) -> Bool) -> QuantityAdvice? {
    guard accepts("19:00") else { return nil }
    switch text {
    case "noon", "midday": return time(12, 0, isCertain: true)
    case "midnight": return time(0, 0, isCertain: true)
    default: break
    }
    var rest = text.filter { $0 != " " }
    var half: String?
    for suffix in ["a.m.", "p.m.", "a.m", "p.m", "am", "pm", "uhr", "o'clock", "oclock"] where rest.hasSuffix(suffix) {
      rest = String(rest.dropLast(suffix.count))
      half = suffix.first == "a" ? "am" : suffix.first == "p" ? "pm" : "clock"
      break
    }
    let onlyTimes = !accepts("1900")
    let parts = rest.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." || $0 == "h" }.map(String.init)
    guard parts.allSatisfy({ (1...2).contains($0.count) && $0.allSatisfy { $0.isASCII && $0.isNumber } }) else {
      // `19h` and `1900` are other numbers, unless only a time is accepted.
      guard half == nil, onlyTimes, rest.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "h") }) else { return nil }
      let digits = rest.filter { $0 != "h" }
      guard let number = Int64(digits), digits.count <= 2 || digits.count == 4 else { return nil }
      return digits.count == 4 ? time(number / 100, number % 100, isCertain: false) : time(number, 0, isCertain: false)
    }
    let numbers = parts.compactMap { Int64($0) }
    guard numbers.count == parts.count, let hour = numbers.first, (1...3).contains(numbers.count), half != nil || numbers.count > 1 else {
      return nil
    }
    let minute = numbers.count > 1 ? numbers[1] : 0
    // `0.5` is a fraction.
    if half == nil, !onlyTimes, !rest.contains(":"), parts[1].count != 2 { return nil }
    if numbers.count > 1, parts[1].count != 2 { return QuantityAdvice("a time of day", timeHelp) }
    if numbers.count > 2, numbers[2] != 0 { return QuantityAdvice("a time of day", "write a time of day without seconds, as `\"19:00\"`") }
    if half == "am" || half == "pm" {
      guard (1...12).contains(hour) else { return QuantityAdvice("a time of day", timeHelp) }
      return time(hour % 12 + (half == "pm" ? 12 : 0), minute, isCertain: true)
    }
    if hour == 24, minute == 0 {
      return QuantityAdvice("a time of day", "the day ends where the next one begins: write `\"00:00\"`", ["\"00:00\""])
    }
    // `19.00` can be a number with decimal places where other numbers are accepted.
    return time(hour, minute, isCertain: onlyTimes || rest.contains(":"))
  }

  private static func time(_ hour: Int64, _ minute: Int64, isCertain: Bool) -> QuantityAdvice {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return QuantityAdvice("a time of day", timeHelp) }
    let text = UnitText.writeTimeOfDay(hour * 60 + minute)
    return QuantityAdvice("a time of day", "write `\(text)`", [text], isCertain: isCertain)
  }
}

// MARK: Numbers with units

extension QuantityAdvice {
  private static func number(_ text: String, _ accepts: (String) -> Bool) -> QuantityAdvice? {
    if let rate = rate(text, accepts) { return rate }
    if let sum = hoursAndMinutes(text), accepts(sum) { return QuantityAdvice("a duration", "write `\(sum)`", [sum], isCertain: true) }
    guard let (number, rest) = WrittenNumber.read(text) else { return nil }
    let word = rest.filter { $0 != " " && $0 != "." && $0 != "-" }
    if word.isEmpty {
      let candidates = [number.whole.map { "\($0)" }, number.percent].compactMap { $0 }.filter(accepts)
      guard let first = candidates.first else { return nil }
      return QuantityAdvice("a number", "write `\(first)`", [first], isCertain: number.isPlain)
    }
    if ["month", "months", "mo", "year", "years", "yr", "y"].contains(word), accepts("30d") {
      return QuantityAdvice("a duration", "months and years have no fixed length; write days, such as `30d`")
    }
    if ["kib", "mib", "gib", "tib"].contains(word), accepts("1MB") {
      return QuantityAdvice("a size", "sizes are decimal: `1MB` is 1,000,000 bytes; write the size in B, KB, MB, or GB")
    }
    for unit in UnitWord.all where unit.words.contains(word) {
      guard let written = unit.write(number), accepts(written) else { continue }
      return QuantityAdvice(unit.noun, "write `\(written)`", [written], isCertain: unit.isCertain(word))
    }
    // A noun after a plain number: `2 flows`.
    guard let whole = number.whole, accepts("\(whole)"), word.allSatisfy(\.isLetter), word.count > 2 else { return nil }
    return QuantityAdvice("a number", "write the number alone: `\(whole)`", ["\(whole)"])
  }

  /// `1h30m`, `1h 30min`, `PT10M`.
  private static func hoursAndMinutes(_ text: String) -> String? {
    var rest = Substring(text.filter { $0 != " " })
    if rest.hasPrefix("pt") { rest = rest.dropFirst(2) } else if rest.hasPrefix("p") { rest = rest.dropFirst() }
    let isWritten = rest.count < text.filter { $0 != " " }.count
    var seconds: Int64 = 0
    var count = 0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let word = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(word.count)
      guard let number = Int64(digits), number < 1_000_000,
        let unit = UnitWord.durations.first(where: { $0.words.contains(String(word)) })
      else { return nil }
      seconds += number * unit.factor
      count += 1
    }
    return count > 1 || count == 1 && isWritten ? UnitText.write(seconds, UnitText.durations) : nil
  }

  /// `1 per day`, `twice a week`, `daily`, `3x/day`.
  private static func rate(_ text: String, _ accepts: (String) -> Bool) -> QuantityAdvice? {
    guard accepts("1/day") else { return nil }
    var words = text.replacing("/", with: " / ").split(separator: " ").map(String.init)
    let periods = ["day": "day", "days": "day", "d": "day", "daily": "day", "week": "week", "weeks": "week", "w": "week", "weekly": "week"]
    guard let last = words.popLast(), let period = periods[last] else { return nil }
    let isAdverb = last.hasSuffix("ly")
    while let word = words.last, ["a", "an", "per", "each", "every", "/", "time", "times", "x", "in"].contains(word) { words.removeLast() }
    guard words.count < text.split(separator: " ").count || text.contains("/") || isAdverb else { return nil }
    let number: Int64? =
      switch words.joined(separator: " ") {
      case "" where isAdverb || text.hasPrefix("every") || text.hasPrefix("each"): 1
      case "once": 1
      case "twice": 2
      case let rest:
        WrittenNumber.read(rest.hasSuffix("x") ? String(rest.dropLast()) : rest).flatMap { $0.rest.isEmpty ? $0.number.whole : nil }
      }
    guard let number else { return nil }
    // `7 d` is a duration.
    guard isAdverb || text.contains("/") || text.split(separator: " ").count > 2 else { return nil }
    let written = "\(number)/\(period)"
    return accepts(written) ? QuantityAdvice("a rate", "write `\(written)`", [written], isCertain: true) : nil
  }
}

/// A unit, with the words that people write for it.
struct UnitWord {
  let words: Set<String>
  let suffix: String
  let factor: Int64
  let noun: String

  /// Whether the word means only this unit. `M` can be minutes or months, and `100M` no unit that rules know.
  func isCertain(_ word: String) -> Bool { !["m", "k", "g", "t"].contains(word) }

  /// Returns the number in this unit, or, if it is not whole, in a smaller one. Nil if no unit makes it whole.
  func write(_ number: WrittenNumber) -> String? {
    if let whole = number.whole, !suffix.isEmpty { return "\(whole)\(suffix)" }
    guard let amount = number.times(factor) else { return nil }
    switch noun {
    case "a duration": return UnitText.write(amount, UnitText.durations)
    case "a size": return UnitText.write(amount, UnitText.bytes)
    default: return nil
    }
  }

  static let durations = [
    UnitWord(words: ["s", "sec", "secs", "second", "seconds", "sek", "sekunden"], suffix: "s", factor: 1, noun: "a duration"),
    UnitWord(words: ["m", "min", "mins", "minute", "minutes", "minuten"], suffix: "m", factor: 60, noun: "a duration"),
    UnitWord(words: ["h", "hr", "hrs", "hour", "hours", "std", "stunden"], suffix: "h", factor: 3600, noun: "a duration"),
    UnitWord(words: ["d", "day", "days", "tage"], suffix: "d", factor: 86_400, noun: "a duration"),
    UnitWord(words: ["w", "wk", "wks", "week", "weeks", "wochen"], suffix: "w", factor: 604_800, noun: "a duration"),
  ]

  static let all =
    durations + [
      UnitWord(words: ["b", "byte", "bytes"], suffix: "B", factor: 1, noun: "a size"),
      UnitWord(words: ["k", "kb", "kilobyte", "kilobytes"], suffix: "KB", factor: 1000, noun: "a size"),
      UnitWord(words: ["m", "mb", "megabyte", "megabytes"], suffix: "MB", factor: 1_000_000, noun: "a size"),
      UnitWord(words: ["g", "gb", "gig", "gigs", "gigabyte", "gigabytes"], suffix: "GB", factor: 1_000_000_000, noun: "a size"),
      UnitWord(words: ["t", "tb", "terabyte", "terabytes"], suffix: "", factor: 1_000_000_000_000, noun: "a size"),
      UnitWord(words: ["%", "percent", "pct", "prozent"], suffix: "%", factor: 1, noun: "a percentage"),
      UnitWord(words: ["ms", "msec", "millisecond", "milliseconds"], suffix: "ms", factor: 1, noun: "a duration"),
    ]
}

/// A number as people write it: `1,000`, `1.5`, `2.0`, `½`, `ten`, `1k`.
struct WrittenNumber {
  /// The digits before and after the decimal point.
  private let numerator: Int64
  private let denominator: Int64
  /// Whether the text can mean only this number.
  let isPlain: Bool

  /// The number, if it is whole.
  var whole: Int64? { numerator % denominator == 0 ? numerator / denominator : nil }

  /// A fraction as a percentage: `0.8` is `80%`.
  var percent: String? {
    guard numerator > 0, numerator <= denominator, denominator > 1, let share = times(100) else { return nil }
    return "\(share)%"
  }

  /// Returns the product with a whole number, if it is whole.
  func times(_ factor: Int64) -> Int64? {
    let (product, overflow) = numerator.multipliedReportingOverflow(by: factor)
    return !overflow && product % denominator == 0 ? product / denominator : nil
  }

  /// Reads the number at the beginning of a text, and returns what follows it.
  static func read(_ text: String) -> (number: WrittenNumber, rest: String)? {
    if let word = text.split(separator: " ").first.map(String.init), let number = words[word] {
      return (WrittenNumber(numerator: number, denominator: 1, isPlain: true), String(text.dropFirst(word.count)).trimmed)
    }
    for (sign, numerator, denominator) in [("½", 1, 2), ("¼", 1, 4), ("¾", 3, 4)] as [(String, Int64, Int64)] where text.hasPrefix(sign) {
      return (WrittenNumber(numerator: numerator, denominator: denominator, isPlain: true), String(text.dropFirst()).trimmed)
    }
    let percent = text.hasPrefix("%")
    let start = percent ? String(text.dropFirst()).trimmed : text
    var digits = String(start.prefix { $0.isASCII && $0.isNumber })
    guard !digits.isEmpty, digits.count <= 15 else { return nil }
    var rest = start.dropFirst(digits.count)
    var isPlain = true
    // Groups of three digits are thousands, whatever separates them; `1.500` and `1,500` can also be decimal fractions.
    if digits.count <= 3 {
      while let mark = rest.first, ",.' _".contains(mark) {
        let group = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
        guard group.count == 3, digits != "0", digits.count + 3 <= 15 else { break }
        digits += group
        isPlain = isPlain && mark != "." && mark != " "
        rest = rest.dropFirst(4)
      }
    }
    var places = ""
    if let point = rest.first, point == "." || point == ",", let next = rest.dropFirst().first, next.isASCII, next.isNumber {
      places = String(rest.dropFirst().prefix { $0.isASCII && $0.isNumber })
      rest = rest.dropFirst(places.count + 1)
    }
    guard digits.count + places.count <= 15, let numerator = Int64(digits + places) else { return nil }
    var denominator: Int64 = 1
    for _ in places { denominator *= 10 }
    var scaled = numerator
    let after = String(rest).trimmed
    if after == "k" || after == "tsd" || after == "thousand" {
      scaled *= 1000
      return (WrittenNumber(numerator: scaled, denominator: denominator, isPlain: true), after == "k" ? "" : "")
    }
    return (
      WrittenNumber(numerator: scaled, denominator: denominator, isPlain: isPlain), percent ? (after.isEmpty ? "%" : "% " + after) : after
    )
  }

  private static let words: [String: Int64] = [
    "a": 1, "an": 1, "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10,
    "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30,
  ]
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let scalars = Substring(self).drop { $0.isWhitespace }
    return String(scalars.reversed().drop { $0.isWhitespace }.reversed())
  }
}
