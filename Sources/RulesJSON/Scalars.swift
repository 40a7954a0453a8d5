// The text of scalars, for the compact writer and the pretty printer.
extension [UInt8] {
  mutating func appendNull() {
    append(contentsOf: "null".utf8)
  }

  mutating func append(_ value: Bool) {
    append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func appendDecimal(_ value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    let first = count
    var rest = value.magnitude
    repeat {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[first...].reverse()
  }

  mutating func appendQuoted(_ utf8: some Sequence<UInt8>) {
    append(UInt8(ascii: "\""))
    appendEscaped(utf8)
    append(UInt8(ascii: "\""))
  }

  /// Appends the escaped content of a string. U+2028 and U+2029 are escaped although JSON does not require it, because JavaScript files and
  /// many line-based tools treat them as line ends.
  mutating func appendEscaped(_ utf8: some Sequence<UInt8>) {
    let first = count
    let isDone: Void? = utf8.withContiguousStorageIfAvailable { text in
      // Most texts have nothing to escape.
      let plain = text.prefix { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0xE2 }
      append(contentsOf: plain)
      for byte in text[plain.endIndex...] { appendEscaped(byte, after: first) }
    }
    if isDone == nil { for byte in utf8 { appendEscaped(byte, after: first) } }
  }

  /// - Parameter first: Where the string begins.
  private mutating func appendEscaped(_ byte: UInt8, after first: Int) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): appendEscape(byte)
    case 0x08: appendEscape(UInt8(ascii: "b"))
    case 0x09: appendEscape(UInt8(ascii: "t"))
    case 0x0A: appendEscape(UInt8(ascii: "n"))
    case 0x0C: appendEscape(UInt8(ascii: "f"))
    case 0x0D: appendEscape(UInt8(ascii: "r"))
    case 0..<0x20:
      append(contentsOf: "\\u00".utf8)
      append(UInt8(ascii: "0") + byte >> 4)
      append(hexDigit(byte & 0x0F))
    // The third byte of U+2028 or U+2029 (E2 80 A8, E2 80 A9): the first two bytes are removed.
    case 0xA8...0xA9 where count - first >= 2 && self[count - 2] == 0xE2 && self[count - 1] == 0x80:
      removeLast(2)
      append(contentsOf: "\\u202".utf8)
      append(hexDigit(byte & 0x0F))
    default: append(byte)
    }
  }

  private mutating func appendEscape(_ letter: UInt8) {
    append(UInt8(ascii: "\\"))
    append(letter)
  }

  private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
