public import SourceText

/// Renders diagnostics as compilers do, so that Xcode and other editors show them at their lines: `FILE:LINE:COLUMN: error: MESSAGE`.
///
///     rules/errors.yaml:41:11: error: no copy key is named `error.title.sav` [name.unknown]
///     rules/errors.yaml:41:11: note: help: did you mean `error.title.saved`?
///
/// Labels, notes, and help are `note` lines. Columns are 1-based and count Unicode scalars. Waived warnings are omitted.
public struct XcodeRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Returns the lines of each diagnostic, in the given order.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceSet) -> String {
    diagnostics.filter { $0.waived == nil }.map { lines($0, sources).joined(separator: "\n") + "\n" }.joined()
  }

  private func lines(_ diagnostic: Diagnostic, _ sources: SourceSet) -> [String] {
    let place = place(of: diagnostic.primary.span, sources)
    let paragraphs = diagnostic.paragraphs.map(oneLine)
    let first = "\(place): \(diagnostic.severity.rawValue): \(paragraphs.first ?? "") [\(diagnostic.name)]"
    let labels = diagnostic.secondary.map { "\(self.place(of: $0.span, sources)): note: \(oneLine($0.text))" }
    return [first] + labels + paragraphs.dropFirst().map { "\(place): note: \($0.hasPrefix("note: ") ? String($0.dropFirst(6)) : $0)" }
  }

  private func place(of span: Span, _ sources: SourceSet) -> String {
    let file = sources[span.file]
    let start = file.position(of: Int(span.start))
    return "\(file.path):\(start.line):\(start.column)"
  }

  /// The text in one line, because a line break would end the message.
  private func oneLine(_ text: String) -> String { PrintableText.of(text).split(whereSeparator: \.isNewline).joined(separator: " ") }
}
