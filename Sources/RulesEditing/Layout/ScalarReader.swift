import Schema
import SourceText
import YAMLTree

/// Says how a scalar is written: as it is, except for quotes that say nothing and for the indentation of its lines.
struct ScalarReader {
  private let source: SourceFile

  init(_ source: SourceFile) { self.source = source }

  func key(_ node: Node) -> String {
    let raw = source.text(node.span.range)
    // Over several lines a key can stand in brackets only, and they may go; in the first column it would begin or end a document.
    if !Self.isOneLine(raw) || Self.marksDocument(raw) { return Self.onOneLine(node.text) }
    if node.isPlain { return raw }
    let text = node.text
    return PlainText.isName(text) ? text : Self.inQuotes(text, raw)
  }

  /// `outer`: the column of the key or the dash that it stands behind.
  func value(_ node: Node, _ shape: Shape?, outer: Int) -> ScalarText {
    let raw = source.text(node.span.range)
    let isOneLine = Self.isOneLine(raw)
    if node.isPlain, isOneLine { return ScalarText(raw) }
    let text = node.text
    switch raw.utf8.first {
    case 0x7C, 0x3E: return BlockText(source, node.span.range, outer: outer).written(text)
    case 0x22, 0x27:
      if PlainText.needsNoQuotes(text, KeyOrder.scalar(shape)) { return ScalarText(text) }
      if isOneLine { return ScalarText(Self.inQuotes(text, raw)) }
      let quoted = QuotedText.write(text)
      return raw.utf8.contains(0x5C) ? ScalarText(quoted) : ScalarText(lines: lines(raw), inFlow: quoted)
    default: return ScalarText(lines: lines(raw), inFlow: Self.onOneLine(text))
    }
  }

  private static func marksDocument(_ raw: String) -> Bool {
    guard raw.hasPrefix("---") || raw.hasPrefix("...") else { return false }
    return raw.utf8.dropFirst(3).first.map(isBlank) ?? false
  }

  private static func isOneLine(_ raw: String) -> Bool { !raw.utf8.contains { $0 == 0x0A || $0 == 0x0D } }

  private static func onOneLine(_ text: String) -> String { PlainText.isSentence(text, isFlow: true) ? text : QuotedText.write(text) }

  /// Double quotes, unless the text would need a backslash in them.
  private static func inQuotes(_ text: String, _ raw: String) -> String {
    guard raw.utf8.first == 0x27 else { return raw }
    let quoted = QuotedText.write(text)
    return quoted.utf8.contains(0x5C) ? raw : quoted
  }

  /// Cut at bytes: to Swift, a blank before an accent is one character with it.
  private func lines(_ raw: String) -> [String] {
    raw.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var line = line.utf8.drop(while: isBlank)
      while let last = line.last, isBlank(last) { line.removeLast() }
      return String(Substring(line))
    }
  }
}
