extension JSONParser {
  /// Reads a string that starts at the current position with its opening quote. Runs without escapes are copied as a whole.
  mutating func string() throws(JSONError) -> String {
    position += 1
    var run = position
    var unescaped: [UInt8] = []
    skipPlainText()
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        let rest = UnsafeBufferPointer(rebasing: bytes[run..<position])
        position += 1
        if unescaped.isEmpty { return String(decoding: rest, as: UTF8.self) }
        unescaped.append(contentsOf: rest)
        return String(decoding: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[run..<position]))
        unescaped.append(utf8Of: try escape())
        run = position
        skipPlainText()
      case 0..<0x20:
        throw error(.controlCharacter)
      case 0x20..<0x80:
        position += 1
      default:
        position += try multibyteLength(lead: byte)
      }
    }
    throw error(.unexpectedEnd)
  }

  /// Skips ASCII bytes without a special meaning, eight at a time. Stops before eight bytes that may contain another byte.
  private mutating func skipPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let bytes = UnsafeRawBufferPointer(bytes)
    while bytes.count - position >= 8 {
      let eight = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      // The highest bit of a byte is set if the byte is not ASCII, or is a control character, a quote, or a backslash.
      let others = eight | (eight &- ones &* 0x20) | ((eight ^ ones &* 0x22) &- ones) | ((eight ^ ones &* 0x5C) &- ones)
      if others & ones &* 0x80 != 0 { return }
      position += 8
    }
  }

  /// The length of the UTF-8 sequence of two to four bytes at the current position. Overlong forms, surrogates, and values above U+10FFFF are
  /// rejected (Unicode 16, table 3-7).
  private func multibyteLength(lead: UInt8) throws(JSONError) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw error(.invalidUTF8)
    }
    guard let byte = peek(1), second.contains(byte) else { throw error(.invalidUTF8) }
    for distance in 2..<length {
      guard let byte = peek(distance), byte & 0xC0 == 0x80 else { throw error(.invalidUTF8) }
    }
    return length
  }

  private mutating func escape() throws(JSONError) -> UInt32 {
    let backslash = position
    guard let kind = peek(1) else { throw JSONError(offset: bytes.count, reason: .unexpectedEnd) }
    if kind == UInt8(ascii: "u") { return try unicodeEscape() }
    position += 2
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt32(kind)
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    default: throw JSONError(offset: backslash, reason: .invalidEscape)
    }
  }

  /// Reads `\u` and four hexadecimal digits, or a surrogate pair of two such escapes.
  private mutating func unicodeEscape() throws(JSONError) -> UInt32 {
    let backslash = position
    let first = try codeUnit()
    guard first & 0xF800 == 0xD800 else { return first }
    let loneSurrogate = JSONError(offset: backslash, reason: .loneSurrogate)
    // `codeUnit` reports a text that ends here.
    guard first < 0xDC00, peek() ?? UInt8(ascii: "\\") == UInt8(ascii: "\\"), peek(1) ?? UInt8(ascii: "u") == UInt8(ascii: "u")
    else { throw loneSurrogate }
    let second = try codeUnit()
    guard second & 0xFC00 == 0xDC00 else { throw loneSurrogate }
    return 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for distance in 2..<6 {
      guard let byte = peek(distance) else { throw JSONError(offset: bytes.count, reason: .unexpectedEnd) }
      guard let digit = hexDigit(byte) else { throw error(.invalidEscape) }
      unit = unit << 4 | digit
    }
    position += 6
    return unit
  }

  private func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension [UInt8] {
  /// Appends a Unicode scalar, which is not a surrogate.
  fileprivate mutating func append(utf8Of scalar: UInt32) {
    func continuation(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80:
      append(UInt8(scalar))
    case 0x80..<0x800:
      append(0xC0 | UInt8(scalar >> 6))
      append(continuation(0))
    case 0x800..<0x10000:
      append(0xE0 | UInt8(scalar >> 12))
      append(continuation(6))
      append(continuation(0))
    default:
      append(0xF0 | UInt8(scalar >> 18 & 0x07))
      append(continuation(12))
      append(continuation(6))
      append(continuation(0))
    }
  }
}
