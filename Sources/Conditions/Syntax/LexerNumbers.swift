import Diagnostics

extension Lexer {
  /// Scans a decimal or `0x` integer. Anything else that starts with a digit is reported as the literal that it resembles.
  mutating func number() {
    let start = position
    var digits = start..<start
    var radix: UInt64 = 10
    var isDecimal = false
    if peek() == 0x30, peek(1) == 0x78, peek(2)?.hexValue != nil {
      position += 2
      radix = 16
      digits = scan { $0.hexValue != nil }
    } else {
      digits = scan { $0.isDigit }
      if peek() == 0x2E, peek(1)?.isDigit ?? false {
        isDecimal = true
        position += 1
        _ = scan { $0.isDigit }
      }
      if isExponent {
        isDecimal = true
        position += peek(1)?.isDigit ?? false ? 1 : 2
        _ = scan { $0.isDigit }
      }
    }
    let suffix = scan { $0.isNamePart || $0 >= 0x80 }
    if !suffix.isEmpty || isDecimal {
      reportNumber(start: start, suffix: suffix, isDecimal: isDecimal)
      add(.broken, from: start)
    } else if let value = value(of: digits, radix: radix) {
      add(.integer(value), from: start)
    } else {
      report.add(
        ConditionProblems.invalidLiteral, "`\(report.source.string(start..<position))` does not fit in 64 bits", at: start..<position,
        help: "use a number from -9223372036854775808 to 9223372036854775807")
      add(.broken, from: start)
    }
  }

  private var isExponent: Bool {
    guard let byte = peek(), byte | 0x20 == 0x65, let next = peek(1) else { return false }
    return next.isDigit || (next == 0x2B || next == 0x2D) && (peek(2)?.isDigit ?? false)
  }

  private mutating func scan(_ isPart: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while let byte = peek(), isPart(byte) { position += 1 }
    return start..<position
  }

  /// Returns the value, which is at most 2^63, one more than the largest positive number.
  private func value(of digits: Range<Int>, radix: UInt64) -> UInt64? {
    var value: UInt64 = 0
    for byte in text[digits] {
      let (product, overflows) = value.multipliedReportingOverflow(by: radix)
      let (sum, carries) = product.addingReportingOverflow(UInt64(byte.hexValue ?? 0))
      if overflows || carries || sum > 1 << 63 { return nil }
      value = sum
    }
    return value
  }

  private mutating func reportNumber(start: Int, suffix: Range<Int>, isDecimal: Bool) {
    let range = start..<position
    let written = report.source.string(range)
    let unit = report.source.string(suffix)
    if unit.lowercased() == "u", !isDecimal {
      report.add(
        ConditionProblems.unsupported, "unsigned numbers (`\(written)`) are not supported in conditions", at: range,
        help: "remove the `\(unit)`", fixes: [ConditionFix(replace: suffix, by: "")])
    } else if ["ns", "us", "ms", "s", "m", "h"].contains(unit) {
      report.add(
        ConditionProblems.invalidLiteral, "`\(written)` is not a number", at: range,
        help: "write a duration as duration('\(written)')",
        fixes: [ConditionFix(replace: range, by: "duration('\(written)')")])
    } else if unit == "d", !isDecimal {
      report.add(
        ConditionProblems.invalidLiteral, "`\(written)` is not a number", at: range,
        help: "write a duration in hours, minutes, and seconds: duration('24h')")
    } else if !unit.isEmpty {
      let plain = String(written.filter { $0 != "_" })
      let isGrouped = unit.hasPrefix("_") && plain.utf8.allSatisfy { $0.isDigit }
      report.add(
        ConditionProblems.invalidLiteral, "`\(written)` is not a number", at: range, help: isGrouped ? "write `\(plain)`" : nil,
        fixes: isGrouped ? [ConditionFix(replace: range, by: plain)] : [])
    } else {
      report.add(
        ConditionProblems.unsupported, "decimal numbers (`\(written)`) are not supported in conditions", at: range,
        help: "use whole numbers, in a smaller unit if necessary: 1500 ms instead of 1.5 s, 80 percent instead of 0.8")
    }
  }
}
