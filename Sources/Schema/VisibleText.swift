internal import Diagnostics
internal import SourceText
internal import YAMLTree

extension ParseContext {
  /// Whether copy contains only characters that users see, between its first and its last letter. Reports copy that does not.
  mutating func isVisible(_ node: Node) -> Bool {
    // Most copy needs no closer look: no control characters, no backslashes, and no blank at an end.
    let isPlain = node.withUTF8 { text in
      guard let first = text.first, let last = text.last, first != 0x20, last != 0x20 else { return false }
      return text.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x5C }
    }
    if isPlain { return true }
    let text = node.text
    guard let found = HiddenText(text) else { return true }
    let whole = ScalarText.quoted(found.clean)
    let isInside = node.source(of: node.span).first.map { $0 == "\"" || $0 == "'" } ?? false
    let span = isInside ? node.sourceSpan(of: found.range) : node.span
    let edit = isInside && !found.isEscape ? Fix.Edit(span, found.replacement) : Fix.Edit(node.span, whole)
    var problem = Diagnostic(
      SchemaProblems.invisible, "this text \(found.problem)", at: span, found.label, helps: ["write \(whole)"],
      fixes: [Fix(found.title, .maybeIncorrect, [edit])])
    if isInside, let letter = escapedLetter(node, span), found.isInWord {
      let plain = Fix("write `\(letter)` without the backslash", .manual, [Fix.Edit(span, letter)])
      problem.helps = ["remove the backslash", "or write \(whole)"]
      problem.fixes = [plain, Fix(found.title, .manual, [edit])]
    }
    diagnostics.append(problem)
    return false
  }

  /// The letter after a backslash that makes it another character: `b` of `in\box`. Nil if a character is not written so.
  private func escapedLetter(_ node: Node, _ span: Span) -> String? {
    let written = node.source(of: span)
    guard written.count == 2, written.first == "\\", let letter = written.last, letter.isLetter else { return nil }
    return String(letter)
  }

  /// Whether a condition is free of curly quotes around it. Reports one that is not.
  mutating func isFreeOfCurlyQuotes(_ node: Node) -> Bool {
    guard node.isPlain, let inner = LookAlike.unquoted(node.text)?.text else { return true }
    let quoted = ScalarText.quoted(inner)
    diagnostics.append(
      Diagnostic(
        SchemaProblems.quoting, "curly quotes enclose this condition", at: node.span, "YAML reads them as part of the condition",
        helps: ["write straight quotes: \(quoted)"], fixes: [Fix("write straight quotes", .maybeIncorrect, [.init(node.span, quoted)])]))
    return false
  }
}

/// The first part of a text that users do not see.
private struct HiddenText {
  let problem: String
  let label: String
  let title: String
  /// The UTF-8 range of the part.
  let range: Range<Int>
  /// What replaces it.
  let replacement: String
  /// Whether the part is a backslash and a letter, which users do see.
  var isEscape = false
  /// Whether letters are on both sides of the part.
  private(set) var isInWord = false
  /// The whole text without such parts.
  let clean: String

  init?(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return nil }
    clean = HiddenText.clean(scalars)
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let length = scalar.utf8.count
      // White space at the ends is reported as such.
      let isInside =
        scalars[..<index].contains { !$0.properties.isWhitespace } && scalars[(index + 1)...].contains { !$0.properties.isWhitespace }
      isInWord = isInside && scalars[index - 1].properties.isAlphabetic && scalars[index + 1].properties.isAlphabetic
      if HiddenText.isLineBreak(scalar), isInside {
        (problem, label, title) = ("contains a line break", "the app decides where lines break", "write one line")
        (range, replacement) = (offset..<offset + length, HiddenText.blank(scalars, index))
        return
      }
      if HiddenText.isHidden(scalar, scalars, index), isInside || !scalar.properties.isWhitespace {
        let name = scalar == "\t" ? "a tab" : "the invisible character U+\(HiddenText.hex(scalar))"
        (problem, label, title) = ("contains \(name)", "it is invisible", "remove it")
        (range, replacement) = (offset..<offset + length, scalar == "\t" ? HiddenText.blank(scalars, index) : "")
        return
      }
      if scalar == "\\", index + 1 < scalars.count, "ntr\"'".unicodeScalars.contains(scalars[index + 1]) {
        (problem, label) = ("contains `\\\(scalars[index + 1])`", "the app would show the backslash")
        title = "write the text without it"
        (range, replacement, isEscape) = (offset..<offset + 2, "", true)
        return
      }
      offset += length
    }
    guard first.properties.isWhitespace || last.properties.isWhitespace else { return nil }
    let start = scalars.prefix { $0.properties.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
    let end = scalars.reversed().prefix { $0.properties.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
    let isAtStart = start > 0
    problem = isAtStart ? "begins with white space" : "ends with \(HiddenText.isLineBreak(last) ? "a line break" : "white space")"
    (label, title) = (HiddenText.isLineBreak(last) && !isAtStart ? "the text ends after this" : "it is invisible", "remove it")
    let count = text.utf8.count
    (range, replacement) = (isAtStart ? 0..<start : count - end..<count, "")
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar, _ all: [Unicode.Scalar], _ index: Int) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202D, 0x202E, 0xFEFF, 0xFFFE, 0xFFFF: return true
    case 0x200B:
      // Thai and Khmer mark the ends of words with it.
      let previous = index > 0 ? all[index - 1] : " "
      let next = index + 1 < all.count ? all[index + 1] : " "
      return previous.isASCII || next.isASCII
    default: return false
    }
  }

  /// A blank instead of a scalar, unless one is next to it.
  private static func blank(_ all: [Unicode.Scalar], _ index: Int) -> String {
    let isBeside =
      index == 0 || index == all.count - 1 || all[index - 1].properties.isWhitespace || all[index + 1].properties.isWhitespace
    return isBeside ? "" : " "
  }

  private static func clean(_ scalars: [Unicode.Scalar]) -> String {
    var result = ""
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == "\\", "ntr".unicodeScalars.contains(next) {
        result += " "
        index += 1
      } else if scalar == "\\", next == "\"" || next == "'" {
        // The quote stays.
      } else if isLineBreak(scalar) || scalar == "\t" {
        result += " "
      } else if !isHidden(scalar, scalars, index) {
        result.unicodeScalars.append(scalar)
      }
      index += 1
    }
    let parts = result.split(separator: " ", omittingEmptySubsequences: true)
    return parts.joined(separator: " ")
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
