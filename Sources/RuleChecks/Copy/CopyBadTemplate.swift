internal import Diagnostics
internal import RuleKinds
internal import SourceText
internal import YAMLTree

/// Reports braces that do not enclose a variable, and variables that are written as other programs write them.
enum CopyBadTemplate {
  static let explanation = Explanation(
    "copy.bad-template", .error,
    finds:
      "A brace in a sentence that does not belong to a variable such as `{limit}`, or a variable in another form, such as `[limit]` or `%d`.",
    why: "Users would see the brace or the name of the variable.",
    example: "text: \"Free accounts can save up to {limit flows.\"",
    instead: "text: \"Free accounts can save up to {limit} flows.\"")

  static let check = Check(explanation) { context, diagnostics in
    for text in context.spokenTexts {
      let known = context.book.copy[text.copy]?.values.entries.map(\.variable) ?? []
      for form in text.forms {
        guard let found = WrittenVariable.wrong(in: form.text, known, of: text.words.variables) else { continue }
        let node = context.places.node(form.path)
        let span = node?.sourceSpan(of: found.range) ?? context.places.span(form.path)
        diagnostics.append(
          Diagnostic(
            explanation, isMessageFormat(form.text) ? "a brace here is not part of a variable" : found.message, at: span,
            helps: [isMessageFormat(form.text) ? plurals : found.help],
            fixes: isMessageFormat(form.text) || span.range.count != found.range.count
              ? [] : found.variable.map { [Fix("write `{\($0)}`", .maybeIncorrect, [.init(span, "{\($0)}")])] } ?? []))
      }
    }
  }
}

extension CopyBadTemplate {
  /// `{count, plural, one {# flow} other {# flows}}`.
  private static func isMessageFormat(_ text: String) -> Bool {
    text.contains(#/\{\s*\w+\s*,\s*(plural|select|selectordinal)\b/#)
  }

  private static let plurals =
    "write plural forms as `text: {by: count, one: ..., other: ...}`, and other choices as `variants`"
}

/// A variable of a text that is not written as `{name}`.
struct WrittenVariable {
  /// The UTF-8 range in the text.
  let range: Range<Int>
  let message: String
  let help: String
  /// The variable that is meant; nil if that is unknown.
  let variable: String?

  /// Returns the first variable of a text that is written in another form, or the first brace without one.
  ///
  /// - Parameters:
  ///   - known: The variables with a value.
  ///   - used: The variables of the other forms of the text.
  static func wrong(in text: String, _ known: [String], of used: [String]) -> WrittenVariable? {
    let bytes = Array(text.utf8)
    if Template.parse(text) == nil { return brace(bytes, known) }
    // Without braces, only what certainly is a variable: the name of a value in other brackets, and the signs of `printf`.
    let missing = known.filter { !used.contains($0) || !Template.variables(in: text).contains($0) }
    // `%{name}` shows the percent sign and the value.
    for name in known {
      let wanted = Array("%{\(name)}".utf8)
      guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: wanted) }), start == 0 || bytes[start - 1] == 0x20 else {
        continue
      }
      return WrittenVariable(
        range: start..<start + wanted.count, message: "`%{\(name)}` is not a variable", help: "write `{\(name)}`", variable: name)
    }
    for name in missing {
      for (open, close) in [("[", "]"), ("<", ">"), ("%(", ")"), ("[[", "]]"), ("%", "%"), ("$", "")] {
        let wanted = Array("\(open)\(name)\(close)".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: wanted) }) else { continue }
        let end = start + wanted.count
        if close.isEmpty, end < bytes.count, isName(bytes[end]) { continue }
        return WrittenVariable(
          range: start..<end, message: "`\(open)\(name)\(close)` is not a variable", help: "write `{\(name)}`", variable: name)
      }
    }
    return printf(bytes, missing)
  }

  private static func printf(_ bytes: [UInt8], _ missing: [String]) -> WrittenVariable? {
    for start in bytes.indices where bytes[start] == UInt8(ascii: "%") && (start == 0 || !isDigit(bytes[start - 1])) {
      var end = start + 1
      while end < bytes.count, isDigit(bytes[end]) { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "$") { end += 1 } else if end > start + 1 { continue }
      while end < bytes.count, bytes[end] == UInt8(ascii: "l") { end += 1 }
      guard end < bytes.count, "dsiu@".utf8.contains(bytes[end]), end + 1 == bytes.count || !isName(bytes[end + 1]) else { continue }
      let written = String(decoding: bytes[start...end], as: UTF8.self)
      return WrittenVariable(
        range: start..<end + 1, message: "`\(written)` is not a variable",
        help: missing.count == 1 ? "write `{\(missing[0])}`" : "write a variable as `{name}`, with its source under `values`",
        variable: missing.count == 1 ? missing[0] : nil)
    }
    return nil
  }

  /// The first brace that is out of place, with the name next to it.
  private static func brace(_ bytes: [UInt8], _ known: [String]) -> WrittenVariable? {
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "}") { return loneClosing(bytes, index, known) }
      guard bytes[index] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      var first = index + 1
      while first < bytes.count, bytes[first] == UInt8(ascii: "{") { first += 1 }
      var end = first
      while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "{") { end += 1 }
      let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "}")
      let name = String(decoding: bytes[first..<end], as: UTF8.self)
      guard isClosed, first == index + 1, Template.parse("{\(name)}") != nil else {
        return isClosed ? closed(bytes, index, first, end, name, known) : open(bytes, index, first, end, known)
      }
      index = end + 1
    }
    return nil
  }

  /// `{CreditsLeft}`, `{credits_left}`, `{ creditsLeft }`, `{{creditsLeft}}`.
  private static func closed(_ bytes: [UInt8], _ start: Int, _ first: Int, _ close: Int, _ name: String, _ known: [String])
    -> WrittenVariable
  {
    var end = close + 1
    while end < bytes.count, bytes[end] == UInt8(ascii: "}"), end - close < first - start { end += 1 }
    let written = String(decoding: bytes[start..<end], as: UTF8.self)
    let meant = meant(name, known)
    let isEmpty = !name.utf8.contains(where: isName)
    return WrittenVariable(
      range: start..<end,
      message: isEmpty ? "`\(written)` names no variable" : "`\(written)` is not written as a variable",
      help: meant.map { "write `{\($0)}`" } ?? "write a variable as `{name}` in lower camel case, and write nothing else in braces",
      variable: meant)
  }

  /// `{creditsLeft` or `{creditsLeft)`, with text after it.
  private static func open(_ bytes: [UInt8], _ start: Int, _ first: Int, _ stop: Int, _ known: [String]) -> WrittenVariable {
    var end = first
    while end < stop, isName(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[first..<end], as: UTF8.self)
    if end < stop, ")]>".utf8.contains(bytes[end]) { end += 1 }
    let meant = meant(name, known)
    return WrittenVariable(
      range: start..<max(end, start + 1), message: "this brace is not closed",
      help: meant.map { "write `{\($0)}`" } ?? "write a variable as `{name}`, and write nothing else in braces", variable: meant)
  }

  /// `creditsLeft}` or `(creditsLeft}`.
  private static func loneClosing(_ bytes: [UInt8], _ close: Int, _ known: [String]) -> WrittenVariable {
    var start = close
    while start > 0, isName(bytes[start - 1]) { start -= 1 }
    let meant = meant(String(decoding: bytes[start..<close], as: UTF8.self), known)
    if meant == nil { start = close } else if start > 0, "([<".utf8.contains(bytes[start - 1]) { start -= 1 }
    return WrittenVariable(
      range: start..<close + 1, message: "this brace is not opened",
      help: meant.map { "write `{\($0)}`" } ?? "write a variable as `{name}`, and write nothing else in braces", variable: meant)
  }

  /// The variable with the same letters and digits, or a similar one.
  private static func meant(_ name: String, _ known: [String]) -> String? {
    func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    let wanted = letters(name)
    let same = known.filter { letters($0) == wanted }
    if same.count == 1 { return same[0] }
    return Suggestion.nearest(to: wanted, among: known).first
  }

  private static func isName(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
