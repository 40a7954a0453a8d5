import Diagnostics

/// Splits the text of a condition into tokens. An invalid token is reported once and becomes a broken token.
struct Lexer {
  let text: [UInt8]
  var position = 0
  var report: ConditionReport
  private(set) var tokens: [Token] = []

  init(_ source: ConditionSource) {
    self.text = source.text
    self.report = ConditionReport(source)
  }

  mutating func run() {
    while true {
      skipBlanksAndComments()
      guard let byte = peek() else { break }
      if byte.isNameStart {
        nameOrPrefixedText()
      } else if byte.isDigit || byte == 0x2E && (peek(1)?.isDigit ?? false) && !followsOperand {
        number()
      } else if byte == 0x22 || byte == 0x27 {
        string(prefix: 0)
      } else {
        sign(byte)
      }
    }
    tokens.append(Token(kind: .end, range: text.count..<text.count))
  }

  func peek(_ offset: Int = 0) -> UInt8? { position + offset < text.count ? text[position + offset] : nil }

  mutating func add(_ kind: Token.Kind, from start: Int) { tokens.append(Token(kind: kind, range: start..<position)) }

  /// Whether the previous token is an operand: `a.5` is an error, not the name `a` followed by the number `.5`.
  private var followsOperand: Bool {
    guard let last = tokens.last, last.range.upperBound == position else { return false }
    switch last.kind {
    case .identifier, .symbol(.closeParenthesis), .symbol(.closeBracket): return true
    default: return false
    }
  }

  private mutating func skipBlanksAndComments() {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: position += 1
      case 0x2F where peek(1) == 0x2F:
        while let byte = peek(), byte != 0x0A, byte != 0x0D { position += 1 }
      default: return
      }
    }
  }

  private mutating func nameOrPrefixedText() {
    let start = position
    while let byte = peek(), byte.isNamePart { position += 1 }
    if let quote = peek(), quote == 0x22 || quote == 0x27, position - start <= 2 {
      let prefix = text[start..<position].map { $0 | 0x20 }
      if prefix == [0x72] || prefix.contains(0x62) && prefix.allSatisfy({ $0 == 0x62 || $0 == 0x72 }) {
        let count = position - start
        position = start
        string(prefix: count)
        return
      }
    }
    add(.identifier, from: start)
  }

  private mutating func sign(_ byte: UInt8) {
    let start = position
    let known = Symbol.allCases.first { starts(with: $0.rawValue) }
    if let written = misspelling() {
      position += written.count
      report.add(
        ConditionProblems.syntax, "conditions use `\(written.symbol.rawValue)` instead of `\(written.text)`", at: start..<position,
        fixes: written.text == "="
          ? comparisons(start..<position) : [ConditionFix(replace: start..<position, by: written.symbol.rawValue, .machineApplicable)])
      add(.symbol(written.symbol), from: start)
    } else if let known {
      position += known.rawValue.utf8.count
      add(.symbol(known), from: start)
    } else if byte == 0x60 {
      position += 1
      while let byte = peek(), byte != 0x60, byte != 0x0A { position += 1 }
      if peek() == 0x60 { position += 1 }
      report.add(
        ConditionProblems.unsupported, "names in backticks are not supported in conditions", at: start..<position,
        help: "use names that consist of letters, digits, and underscores")
      add(.broken, from: start)
    } else {
      strayCharacter()
    }
  }

  /// What a lone `=` may be: `==`, or a comparison that lost its first character. Numbers are also compared by size.
  private func comparisons(_ range: Range<Int>) -> [ConditionFix] {
    let next = text[range.upperBound...].first { $0 != 0x20 }
    let isNumber = next.map { $0.isDigit } ?? false
    return ConditionFix.choices(replacing: range, by: isNumber ? ["==", "<=", ">="] : ["==", "!="])
  }

  private func starts(with sign: String) -> Bool {
    text[position..<min(position + sign.utf8.count, text.count)].elementsEqual(sign.utf8)
  }

  /// Returns the operator at the current position if it is written as in another language. The longest spelling comes first.
  private func misspelling() -> (text: String, count: Int, symbol: Symbol)? {
    let table: [(String, Symbol)] = [("===", .equal), ("!==", .notEqual), ("<>", .notEqual), ("=<", .lessOrEqual), ("=>", .greaterOrEqual)]
    for (word, symbol) in table where starts(with: word) {
      return (word, word.utf8.count, symbol)
    }
    let next = peek(1)
    switch peek() {
    case 0x3D where next != 0x3D: return ("=", 1, .equal)
    case 0x26 where next != 0x26: return ("&", 1, .and)
    case 0x7C where next != 0x7C: return ("|", 1, .or)
    default: return nil
    }
  }

  private mutating func strayCharacter() {
    let start = position
    position += 1
    while let byte = peek(), byte & 0xC0 == 0x80 { position += 1 }
    let character = String(decoding: text[start..<position], as: UTF8.self)
    if text[start] < 0x20 || text[start] == 0x7F {
      report.add(ConditionProblems.syntax, "a control character is not allowed here", at: start..<position)
    } else if let scalar = character.unicodeScalars.first, let plain = LookAlike.ascii(scalar) {
      if LookAlike.isCurlyQuote(scalar) { return curlyQuote(from: start) }
      if plain.isEmpty || plain == " " {
        let isNonBreaking = scalar.value == 0xA0
        report.add(
          ConditionProblems.syntax, "\(isNonBreaking ? "a non-breaking space" : LookAlike.name(scalar)) is not allowed here",
          at: start..<position, help: plain.isEmpty ? "remove it" : "write a regular space",
          fixes: [ConditionFix(replace: start..<position, by: plain, .machineApplicable)])
        return
      }
      if let symbol = Symbol.allCases.first(where: { $0.rawValue == plain }) {
        report.add(
          ConditionProblems.syntax, "conditions use `\(plain)` instead of `\(character)`", at: start..<position,
          fixes: [ConditionFix(replace: start..<position, by: plain, .machineApplicable)])
        return add(.symbol(symbol), from: start)
      }
      report.add(
        ConditionProblems.syntax, "unexpected character `\(character)`", at: start..<position, help: "write `\(plain)`",
        fixes: [ConditionFix(replace: start..<position, by: plain, .maybeIncorrect)])
    } else {
      report.add(ConditionProblems.syntax, "unexpected character `\(character)`", at: start..<position)
    }
    add(.broken, from: start)
  }

  /// Reports a string in curly quotes, from its opening to its closing quote.
  private mutating func curlyQuote(from start: Int) {
    let content = position
    while let byte = peek(), byte.isNamePart || byte >= 0x80 || byte == 0x2E || byte == 0x2D || byte == 0x20 {
      if byte >= 0x80, let scalar = String(decoding: text[position..<min(position + 4, text.count)], as: UTF8.self).unicodeScalars.first,
        LookAlike.isCurlyQuote(scalar)
      {
        let word = String(decoding: text[content..<position], as: UTF8.self)
        position += scalar.utf8.count
        report.add(
          ConditionProblems.syntax, "the string `\(word)` is in curly quotes", at: start..<position,
          help: "write strings in straight quotes: '\(word)'",
          fixes: [ConditionFix(replace: start..<position, by: "'\(word)'", .machineApplicable)])
        return add(.broken, from: start)
      }
      position += 1
    }
    position = content
    while let byte = peek(), byte.isNamePart || byte >= 0x80 || byte == 0x2E || byte == 0x2D { position += 1 }
    let mark = String(decoding: text[start..<content], as: UTF8.self)
    report.add(
      ConditionProblems.syntax, "unexpected character `\(mark)`", at: start..<position, help: "write strings in straight quotes: 'free'")
    add(.broken, from: start)
  }
}
