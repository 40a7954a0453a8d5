import Diagnostics

extension Lexer {
  /// Scans a string in any of CEL's forms, from its prefix (`r`, `b`, or none) to its closing quote.
  mutating func string(prefix count: Int) {
    let start = position
    let prefix = text[start..<start + count].map { $0 | 0x20 }
    let isRaw = prefix.contains(0x72)
    position += count
    let quote = text[position]
    let isTriple = peek(1) == quote && peek(2) == quote
    position += isTriple ? 3 : 1
    let content = position
    guard let end = findEnd(quote: quote, isTriple: isTriple, isRaw: isRaw) else {
      report.add(
        ConditionProblems.invalidLiteral, "this string is not closed", at: start..<position,
        help: isTriple ? "close it with three quotes" : "close it with the quote that opens it: \(quote == 0x22 ? "\"" : "'")",
        fixes: isTriple ? [] : report.closings(quote == 0x22 ? "\"" : "'", after: content))
      return add(.broken, from: start)
    }
    position = end + (isTriple ? 3 : 1)
    if prefix.contains(0x62) {
      report.add(
        ConditionProblems.unsupported, "byte strings are not supported in conditions", at: start..<position,
        help: "write a string, without the `b`")
      return add(.broken, from: start)
    }
    if isRaw { return add(.string(Array(text[content..<end])), from: start) }
    if let value = unescape(content..<end) { add(.string(value), from: start) } else { add(.broken, from: start) }
  }

  /// Returns the offset of the closing quote. If the string is not closed, returns nil with the position after its end.
  private mutating func findEnd(quote: UInt8, isTriple: Bool, isRaw: Bool) -> Int? {
    while let byte = peek() {
      if byte == quote, !isTriple || peek(1) == quote && peek(2) == quote { return position }
      if !isTriple, byte == 0x0A || byte == 0x0D { return nil }
      if byte == 0x5C, !isRaw, let next = peek(1), isTriple || next != 0x0A && next != 0x0D { position += 1 }
      position += 1
    }
    return nil
  }

  /// Returns the string with its escape sequences replaced, or nil after reporting each invalid escape sequence.
  private mutating func unescape(_ range: Range<Int>) -> [UInt8]? {
    var output: [UInt8] = []
    var isValid = true
    var index = range.lowerBound
    while index < range.upperBound {
      guard text[index] == 0x5C else {
        output.append(text[index])
        index += 1
        continue
      }
      let escape = Escape(in: text, at: index, before: range.upperBound)
      if let scalar = escape.scalar {
        output.append(contentsOf: String(scalar).utf8)
      } else {
        isValid = false
        let range = index..<index + escape.count
        report.add(
          ConditionProblems.invalidLiteral, "`\(report.source.string(range))` is not an escape sequence", at: range,
          help: escape.help ?? "write `\\\\` for a backslash")
      }
      index += escape.count
    }
    return isValid ? output : nil
  }
}

/// A backslash escape sequence.
struct Escape {
  /// The length in bytes, including the backslash.
  var count: Int
  var scalar: Unicode.Scalar?
  var help: String?

  init(in text: [UInt8], at start: Int, before end: Int) {
    let kind = start + 1 < end ? text[start + 1] : 0
    count = min(2, end - start)
    switch kind {
    case 0x5C, 0x3F, 0x22, 0x27, 0x60: scalar = Unicode.Scalar(kind)
    case 0x61: scalar = "\u{7}"
    case 0x62: scalar = "\u{8}"
    case 0x66: scalar = "\u{C}"
    case 0x6E: scalar = "\n"
    case 0x72: scalar = "\r"
    case 0x74: scalar = "\t"
    case 0x76: scalar = "\u{B}"
    case 0x78, 0x58: hex(2, text, start, end, "write two hexadecimal digits after `\\x`")
    case 0x75: shortUnicode(text, start, end)
    case 0x55: hex(8, text, start, end, "write eight hexadecimal digits after `\\U`, at most 0010FFFF")
    case 0x30...0x37: octal(text, start, end)
    default:
      // Include the whole character, so that the span does not split it.
      while start + count < end, text[start + count] & 0xC0 == 0x80 { count += 1 }
    }
  }

  private mutating func hex(_ digits: Int, _ text: [UInt8], _ start: Int, _ end: Int, _ help: String) {
    let (value, found) = Self.hexDigits(digits, text, start + 2, end)
    count = 2 + found
    if found == digits { scalar = Unicode.Scalar(value) }
    self.help = help
  }

  /// Parses four digits. A high surrogate includes the low surrogate that follows it.
  private mutating func shortUnicode(_ text: [UInt8], _ start: Int, _ end: Int) {
    hex(4, text, start, end, "write four hexadecimal digits after `\\u`")
    let (high, found) = Self.hexDigits(4, text, start + 2, end)
    guard found == 4, high & 0xF800 == 0xD800 else { return }
    help = "write a complete surrogate pair, or `\\U` and eight digits"
    guard high < 0xDC00, start + 7 < end, text[start + 6] == 0x5C, text[start + 7] == 0x75 else { return }
    let (low, lowFound) = Self.hexDigits(4, text, start + 8, end)
    guard lowFound == 4, low & 0xFC00 == 0xDC00 else { return }
    scalar = Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + (low & 0x3FF))
    count = 12
  }

  private mutating func octal(_ text: [UInt8], _ start: Int, _ end: Int) {
    var value: UInt32 = 0
    count = 1
    while count < 4, start + count < end, text[start + count] >= 0x30, text[start + count] <= 0x37 {
      value = value * 8 + UInt32(text[start + count] - 0x30)
      count += 1
    }
    if count == 4, value <= 0o377 { scalar = Unicode.Scalar(value) }
    help = "write three octal digits, from \\000 to \\377"
  }

  private static func hexDigits(_ wanted: Int, _ text: [UInt8], _ start: Int, _ end: Int) -> (value: UInt32, found: Int) {
    var value: UInt32 = 0
    var found = 0
    while found < wanted, start + found < end, let digit = text[start + found].hexValue {
      value = value << 4 | digit
      found += 1
    }
    return (value, found)
  }
}
