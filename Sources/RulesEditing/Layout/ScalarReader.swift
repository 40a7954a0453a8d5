import Schema
import SourceText
import YAMLTree

/// Determines how a scalar is written: unchanged, except for insignificant quotes and the indentation of its lines.
struct ScalarReader {
  private let source: SourceFile

  init(_ source: SourceFile) { self.source = source }

  func key(_ node: Node) -> String {
    let raw = source.text(node.span.range)
    // A key spans several lines only inside brackets, which may be removed. In the first column, `---` and `...` would be document markers.
    if !Self.isOneLine(raw) || Self.marksDocument(raw) { return Self.onOneLine(node.text) }
    if node.isPlain { return raw }
    let text = node.text
    return PlainText.isName(text) ? text : Self.inQuotes(text, raw)
  }

  /// Returns the text of a value.
  ///
  /// - Parameter outer: The column of its key or dash.
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
      let quoted = QuotedScalar.write(text)
      return raw.utf8.contains(0x5C) ? ScalarText(quoted) : ScalarText(lines: lines(raw), inFlow: quoted)
    default: return ScalarText(lines: lines(raw), inFlow: Self.onOneLine(text))
    }
  }

  private static func marksDocument(_ raw: String) -> Bool {
    guard raw.hasPrefix("---") || raw.hasPrefix("...") else { return false }
    return raw.utf8.dropFirst(3).first.map(isBlank) ?? false
  }

  private static func isOneLine(_ raw: String) -> Bool { !raw.utf8.contains { $0 == 0x0A || $0 == 0x0D } }

  private static func onOneLine(_ text: String) -> String { PlainText.isSentence(text, isFlow: true) ? text : QuotedScalar.write(text) }

  /// Returns the string in double quotes, or unchanged if double quotes would require a backslash.
  private static func inQuotes(_ text: String, _ raw: String) -> String {
    guard raw.utf8.first == 0x27 else { return raw }
    let quoted = QuotedScalar.write(text)
    return quoted.utf8.contains(0x5C) ? raw : quoted
  }

  /// Splits the text into lines without surrounding blanks. It trims bytes because Swift treats a blank before a combining accent as one
  /// character.
  private func lines(_ raw: String) -> [String] {
    raw.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var line = line.utf8.drop(while: isBlank)
      while let last = line.last, isBlank(last) { line.removeLast() }
      return String(Substring(line))
    }
  }
}
