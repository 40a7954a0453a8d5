public import SourceText

/// The lines that were added or changed since a revision.
public struct ChangedLines: Sendable {
  private let lines: [String: [ClosedRange<Int>]]

  /// Creates a set of lines.
  ///
  /// - Parameter lines: The ranges of changed lines, from 1, of each file, by the path of the file in its `SourceSet`.
  public init(_ lines: [String: [ClosedRange<Int>]]) { self.lines = lines }

  /// Returns the diagnostics with their primary locations at changed lines, where possible.
  ///
  /// A contradiction has two ends. If the line of the primary location has not changed but the line of a secondary location has, the two are
  /// exchanged. Nothing else changes: neither which diagnostics there are, nor their severity, nor their fingerprints.
  public func arranged(_ diagnostics: [Diagnostic], in sources: SourceSet) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard !contains(diagnostic.primary.span, sources),
        let edited = diagnostic.secondary.firstIndex(where: { contains($0.span, sources) })
      else { return diagnostic }
      var arranged = diagnostic
      arranged.primary = diagnostic.secondary[edited]
      arranged.secondary.remove(at: edited)
      arranged.secondary.insert(diagnostic.primary, at: 0)
      return arranged
    }
  }

  /// Whether a changed line contains a part of a span.
  private func contains(_ span: Span, _ sources: SourceSet) -> Bool {
    let file = sources[span.file]
    guard let changed = lines[file.path], !changed.isEmpty else { return false }
    let first = file.position(of: Int(span.start)).line
    let last = file.position(of: Int(max(span.start, span.end))).line
    return changed.contains { $0.overlaps(first...max(first, last)) }
  }
}
