public import SourceText

/// The order of diagnostics in output: file path, line, column, name, and message. Other properties break ties.
public enum DiagnosticOrder {
  /// Returns the diagnostics in output order.
  public static func sorted(_ diagnostics: [Diagnostic], in sources: SourceSet) -> [Diagnostic] {
    diagnostics.sorted { isBefore($0, $1, sources) }
  }

  private static func isBefore(_ a: Diagnostic, _ b: Diagnostic, _ sources: SourceSet) -> Bool {
    let (left, right) = (a.primary.span, b.primary.span)
    if left.file != right.file {
      let (first, second) = (sources[left.file].path, sources[right.file].path)
      return first == second ? left.file < right.file : precedes(first, second)
    }
    // Within a file, offsets have the same order as lines and columns.
    if left.start != right.start { return left.start < right.start }
    if a.name != b.name { return precedes(a.name, b.name) }
    if a.message != b.message { return precedes(a.message, b.message) }
    if left.end != right.end { return left.end < right.end }
    return precedes(a.primary.text, b.primary.text)
  }

  /// Compares bytes, because the order of `String` depends on normalization.
  private static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}
