internal import Diagnostics
internal import SourceText
internal import YAMLTree

extension ParseContext {
  /// Whether every YAML parser reads the scalar as text. Reports a scalar that is read as another type: `null`, `true`, `12`.
  ///
  /// - Parameter butNull: Whether only `null` is rejected, and numbers and Booleans are read as text.
  mutating func isText(_ node: Node, butNull: Bool) -> Bool {
    guard node.isPlain else { return true }
    guard isOpened(node) else { return false }
    let text = node.text
    guard text == "null" || !butNull && (["true", "false"].contains(text) || ScalarText.isNumber(text)) else { return true }
    let quoted = ScalarText.quoted(text)
    diagnostics.append(
      Diagnostic(
        SchemaProblems.wrongType, "expected text, found `\(text)`, which is \(text == "null" ? "the null value" : "not text") in YAML",
        at: node.span,
        helps: ["quote the text: `\(quoted)`"], fixes: [Fix("quote it", .maybeIncorrect, [.init(node.span, quoted)])]))
    return false
  }

  /// Whether an unquoted text does not end with a quote that nothing opens. Reports one that does.
  mutating func isOpened(_ node: Node) -> Bool {
    guard node.isPlain, node.withUTF8({ $0.last == 0x22 || $0.last == 0x27 }), let mark = ParseContext.loneQuote(node.text) else {
      return true
    }
    let end = Span(node.span.file, Int(node.span.end) - 1, Int(node.span.end))
    let start = Span(node.span.file, Int(node.span.start), Int(node.span.start))
    diagnostics.append(
      Diagnostic(
        SchemaProblems.quoting, "this `\(mark)` is part of the text because it has no opening quote", at: end, "the text contains it",
        secondary: [.init(node.span, "the text")], helps: ["write \(mark)\(node.text)"],
        fixes: [Fix("add the missing `\(mark)`", .maybeIncorrect, [.init(start, "\(mark)")])]))
    return false
  }

  /// Whether copy is quoted so that YAML reads exactly the intended text. Reports copy that is not.
  mutating func isQuotedWell(_ node: Node) -> Bool {
    guard node.isPlain else { return true }
    let text = node.text
    if let rest = node.comment {
      let span = Span(node.span.file, Int(node.span.start), Int(rest.end))
      let whole = ScalarText.quoted(node.source(of: span))
      diagnostics.append(
        Diagnostic(
          SchemaProblems.quoting, "this text ends before ` #`", at: rest, "a comment, which the app does not show",
          secondary: [.init(node.span, "the text")],
          helps: ["quote the text, with or without the part after ` #`, which starts a comment"],
          fixes: [Fix("quote the whole text", .maybeIncorrect, [.init(span, whole)])]))
      return false
    }
    if let first = text.first, let last = text.last, text.count > 1, "\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}\u{00AB}".contains(first),
      "\u{201C}\u{201D}\u{2018}\u{2019}\u{00BB}".contains(last)
    {
      let bare = ScalarText.quoted(String(text.dropFirst().dropLast()))
      diagnostics.append(
        Diagnostic(
          SchemaProblems.quoting, "curly quotes are part of the text", at: node.span, "the app would show the quotes",
          helps: ["write straight quotes: \(bare)"], fixes: [Fix("write straight quotes", .maybeIncorrect, [.init(node.span, bare)])]))
      return false
    }
    return true
  }

  /// Returns the only quote of an unquoted text, at its end. A quote after a letter may be an apostrophe.
  private static func loneQuote(_ text: String) -> Character? {
    guard let last = text.last, last == "\"" || last == "'", text.count > 1 else { return nil }
    let quotes = text.indices.filter { text[$0] == last && (last == "\"" || !isApostrophe($0, in: text)) }
    return quotes.count == 1 && quotes[0] == text.index(before: text.endIndex) ? last : nil
  }

  private static func isApostrophe(_ index: String.Index, in text: String) -> Bool {
    index > text.startIndex && text[text.index(before: index)].isLetter
  }
}
