internal import Diagnostics
internal import SourceText
internal import YAMLTree

extension Reading {
  /// Whether every reader of YAML takes a scalar for text; reports one that they take for something else: `null`, `true`, `12`.
  ///
  /// `butNull`: whether only `null` is refused, where a number or `true` is read as the text that it is.
  mutating func isText(_ node: Node, butNull: Bool) -> Bool {
    guard node.isPlain else { return true }
    let text = node.text
    guard text == "null" || !butNull && (["true", "false"].contains(text) || ScalarText.isNumber(text)) else { return true }
    let quoted = ScalarText.quoted(text)
    diagnostics.append(
      Diagnostic(
        SchemaProblems.wrongType, "expected text, found `\(text)`, which is \(text == "null" ? "no value" : "no text") in YAML",
        at: node.span,
        helps: ["write the text in quotes: `\(quoted)`"], fixes: [Fix("quote it", .maybeIncorrect, [.init(node.span, quoted)])]))
    return false
  }

  /// Whether a sentence is written so that all of it, and nothing else, is read; reports what is not.
  mutating func isQuotedWell(_ node: Node) -> Bool {
    guard node.isPlain else { return true }
    let text = node.text
    if let rest = node.comment {
      let span = Span(node.span.file, Int(node.span.start), Int(rest.end))
      let whole = ScalarText.quoted(node.source(of: span))
      diagnostics.append(
        Diagnostic(
          SchemaProblems.quoting, "this sentence ends before ` #`", at: rest, "a comment, which nobody reads in the app",
          secondary: [.init(node.span, "the sentence")],
          helps: ["everything after ` #` is a comment: quote the text, with or without what follows"],
          fixes: [Fix("quote all of it", .maybeIncorrect, [.init(span, whole)])]))
      return false
    }
    if let mark = Reading.loneQuote(text) {
      let bare = ScalarText.quoted(String(text.dropLast()))
      let end = Span(node.span.file, Int(node.span.end) - 1, Int(node.span.end))
      diagnostics.append(
        Diagnostic(
          SchemaProblems.quoting, "this `\(mark)` is part of the sentence: nothing opens it", at: end, "people would read it",
          secondary: [.init(node.span, "the sentence")], helps: ["write \(bare)"],
          fixes: [Fix("quote all of it", .maybeIncorrect, [.init(node.span, bare)])]))
      return false
    }
    if let first = text.first, let last = text.last, text.count > 1, "\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}\u{00AB}".contains(first),
      "\u{201C}\u{201D}\u{2018}\u{2019}\u{00BB}".contains(last)
    {
      let bare = ScalarText.quoted(String(text.dropFirst().dropLast()))
      diagnostics.append(
        Diagnostic(
          SchemaProblems.quoting, "curly quotes are part of the sentence", at: node.span, "people would read the quotes",
          helps: ["write straight quotes: \(bare)"], fixes: [Fix("write straight quotes", .maybeIncorrect, [.init(node.span, bare)])]))
      return false
    }
    return true
  }

  /// A quote at the end of an unquoted text that has no other: an apostrophe stands behind a letter.
  private static func loneQuote(_ text: String) -> Character? {
    guard let last = text.last, last == "\"" || last == "'", text.count > 1 else { return nil }
    let quotes = text.indices.filter { text[$0] == last && (last == "\"" || !isApostrophe($0, in: text)) }
    return quotes.count == 1 && quotes[0] == text.index(before: text.endIndex) ? last : nil
  }

  private static func isApostrophe(_ index: String.Index, in text: String) -> Bool {
    index > text.startIndex && text[text.index(before: index)].isLetter
  }
}
