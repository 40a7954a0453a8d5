extension JSONParser {
  /// Reads a whole number of RFC 8259, fraction and exponent included, before it refuses one: `1.x` is malformed, and
  /// only `1.5` is told that it is not an integer.
  mutating func integer() throws(JSONError) -> Int64 {
    let start = position
    let isNegative = skip(UInt8(ascii: "-"))
    let startsWithZero = peek() == UInt8(ascii: "0")
    let firstDigit = position
    // Summed up below zero, where Int64 reaches one further.
    let negated = try digits()
    if startsWithZero, position - firstDigit > 1 { throw JSONError(offset: start, reason: .leadingZero) }
    if try fractionOrExponent() { throw JSONError(offset: start, reason: .notAnInteger) }
    guard let negated, isNegative || negated != .min else { throw JSONError(offset: start, reason: .integerOutOfRange) }
    return isNegative ? negated : -negated
  }

  /// One or more digits as the negative of their value; nil when that does not fit.
  private mutating func digits() throws(JSONError) -> Int64? {
    var total: Int64 = 0
    var fits = true
    let first = position
    while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      let digit = Int64(byte - UInt8(ascii: "0"))
      // Not `multipliedReportingOverflow`: for 64 bits on WebAssembly that calls `__multi3` of a library that may be absent.
      fits = fits && (total > Int64.min / 10 || total == Int64.min / 10 && digit <= 8)
      if fits { total = total &* 10 &- digit }
      position += 1
    }
    guard position > first else { throw unexpected(.malformedNumber) }
    return fits ? total : nil
  }

  private mutating func fractionOrExponent() throws(JSONError) -> Bool {
    let hasFraction = skip(UInt8(ascii: "."))
    if hasFraction { _ = try digits() }
    let hasExponent = skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E"))
    if hasExponent {
      if !skip(UInt8(ascii: "-")) { _ = skip(UInt8(ascii: "+")) }
      _ = try digits()
    }
    return hasFraction || hasExponent
  }
}
