extension JSONParser {
  /// Reads a number of RFC 8259, including a fraction and an exponent, and then rejects a number that is not an integer. So `1.x` is malformed,
  /// while `1.5` is not an integer.
  mutating func integer() throws(JSONError) -> Int64 {
    let start = position
    let isNegative = skip(UInt8(ascii: "-"))
    let startsWithZero = peek() == UInt8(ascii: "0")
    let firstDigit = position
    // The value is computed as a negative number, because the range of Int64 has one more negative number.
    let negated = try digits()
    if startsWithZero, position - firstDigit > 1 { throw JSONError(offset: start, reason: .leadingZero) }
    if try fractionOrExponent() { throw JSONError(offset: start, reason: .notAnInteger) }
    guard let negated, isNegative || negated != .min else { throw JSONError(offset: start, reason: .integerOutOfRange) }
    return isNegative ? negated : -negated
  }

  /// Reads one or more digits as the negative of their value; nil if the value does not fit.
  private mutating func digits() throws(JSONError) -> Int64? {
    var total: Int64 = 0
    var fits = true
    let first = position
    while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      let digit = Int64(byte - UInt8(ascii: "0"))
      // `multipliedReportingOverflow` would call `__multi3` for 64 bits on WebAssembly, from a library that may be absent.
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
