public import SourceText

/// The one order in which diagnostics are printed: file path, line, column, name, message. The rest only breaks ties.
public enum DiagnosticOrder {
  public static func sorted(_ diagnostics: [Diagnostic], in sources: SourceSet) -> [Diagnostic] {
    diagnostics.sorted { isBefore($0, $1, sources) }
  }

  private static func isBefore(_ a: Diagnostic, _ b: Diagnostic, _ sources: SourceSet) -> Bool {
    let (left, right) = (a.primary.span, b.primary.span)
    if left.file != right.file {
      let (first, second) = (sources[left.file].path, sources[right.file].path)
      return first == second ? left.file < right.file : precedes(first, second)
    }
    // Within one file offsets order as lines and columns do.
    if left.start != right.start { return left.start < right.start }
    if a.name != b.name { return precedes(a.name, b.name) }
    if a.message != b.message { return precedes(a.message, b.message) }
    if left.end != right.end { return left.end < right.end }
    return precedes(a.primary.text, b.primary.text)
  }

  /// By bytes: the order of a String depends on normalisation.
  private static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}
