public import SourceText

/// The lines that were added or changed since a revision.
public struct ChangedLines: Sendable {
  /// Lines with other text than in the revision.
  public struct Edit: Sendable {
    /// The lines, from 1; of a removal, the two lines around it.
    public let lines: ClosedRange<Int>
    /// The text of the revision.
    let old: [String]

    /// Creates an edit of lines, from 1, with their earlier text.
    public init(_ lines: ClosedRange<Int>, old: [String]) { (self.lines, self.old) = (lines, old) }
  }

  private let edits: [String: [Edit]]

  /// Creates a set of lines.
  ///
  /// - Parameter edits: The edits of each file, by the path of the file in its `SourceSet`.
  public init(_ edits: [String: [Edit]]) { self.edits = edits }

  /// Returns the diagnostics with their primary locations at changed lines, where possible.
  ///
  /// A contradiction has two ends. If the line of the primary location has not changed but the line of a secondary location has, the two are
  /// exchanged. A name that an edit removed from a line, such as the last use of a rule, is reported at that line. If there is only one
  /// edit, everything that was not reported in the revision is reported there. Nothing else changes: neither which diagnostics there are,
  /// nor their severity, nor their fingerprints.
  ///
  /// - Parameter earlier: Returns the fingerprints of the diagnostics of the revision; nil if they are unknown.
  public func arranged(
    _ diagnostics: [Diagnostic], in sources: SourceSet, earlier: () -> Set<String>? = { nil }
  ) -> [Diagnostic] {
    var new: [Bool]?
    return diagnostics.enumerated().map { index, diagnostic in
      if contains(diagnostic.primary.span, sources) { return narrowed(diagnostic, sources) }
      guard let edited = diagnostic.secondary.firstIndex(where: { contains($0.span, sources) }) else {
        // The location of a file that could not be parsed is a part of the fingerprint.
        guard diagnostic.anchor != nil else { return diagnostic }
        if let place = removal(of: diagnostic.primary.span, sources) {
          var moved = moved(diagnostic, to: place, "named here before")
          let name = sources[diagnostic.primary.span.file].text(diagnostic.primary.span.range)
          moved.helps.insert("name `\(name)` here again, if it was removed by mistake", at: 0)
          return moved
        }
        guard let place = onlyEdit(sources) else { return diagnostic }
        if new == nil {
          let old = earlier()
          new = Fingerprint.all(diagnostics, in: sources).map { print in old.map { !$0.contains(print) } ?? false }
        }
        return new?[index] == true ? moved(diagnostic, to: place, "the only change") : diagnostic
      }
      var arranged = diagnostic
      arranged.primary = diagnostic.secondary[edited]
      arranged.secondary.remove(at: edited)
      arranged.secondary.insert(diagnostic.primary, at: 0)
      return arranged
    }
  }

  /// Moves the start of a primary location of several lines to the first line that has changed.
  private func narrowed(_ diagnostic: Diagnostic, _ sources: SourceSet) -> Diagnostic {
    let (span, file) = (diagnostic.primary.span, sources[diagnostic.primary.span.file])
    let (first, last) = (file.position(of: Int(span.start)).line, file.position(of: Int(span.end)).line)
    let changed = (edits[file.path] ?? []).map(\.lines).filter { $0.overlaps(first...last) }
    guard diagnostic.anchor != nil, let line = changed.map(\.lowerBound).min(), line > first else { return diagnostic }
    let place = content(of: line, span.file, file)
    var narrowed = diagnostic
    narrowed.primary.span = Span(span.file, Int(place.start), Int(min(place.end, span.end)))
    return narrowed
  }

  private func moved(_ diagnostic: Diagnostic, to place: Span, _ label: String) -> Diagnostic {
    var moved = diagnostic
    moved.primary = .init(place, label)
    moved.secondary.insert(diagnostic.primary, at: 0)
    return moved
  }

  /// The line from which an edit removed the name at a span; nil if there is not exactly one.
  private func removal(of span: Span, _ sources: SourceSet) -> Span? {
    let name = sources[span.file].text(span.range)
    guard !name.isEmpty, name.count <= 80, name.allSatisfy(ChangedLines.isNamed) else { return nil }
    var found: [Span] = []
    for (index, file) in sources.files.enumerated() {
      for edit in edits[file.path] ?? [] where edit.lines.upperBound < Int.max {
        guard let old = edit.old.firstIndex(where: { ChangedLines.mentions(name, $0) }) else { continue }
        let lines = edit.lines.filter { $0 <= file.lines.count }
        if lines.contains(where: { ChangedLines.mentions(name, file.line($0)) }) { continue }
        guard let line = lines.count > old ? lines[old] : lines.first else { continue }
        found.append(content(of: line, FileID(index), file))
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The first line of the edit, if there is only one.
  private func onlyEdit(_ sources: SourceSet) -> Span? {
    let all = edits.filter { !$0.value.isEmpty }
    guard all.count == 1, let (path, found) = all.first, found.count == 1, found[0].lines.upperBound < Int.max,
      let index = sources.files.firstIndex(where: { $0.path == path })
    else { return nil }
    let file = sources.files[index]
    return content(of: min(found[0].lines.lowerBound, file.lines.count), FileID(index), file)
  }

  /// The text of a line, without its indentation.
  private func content(of line: Int, _ id: FileID, _ file: SourceFile) -> Span {
    let range = file.lines.content(of: max(1, line), in: file.bytes)
    let blanks = file.bytes[range].prefix { $0 == 0x20 }.count
    return Span(id, range.lowerBound + blanks, range.upperBound)
  }

  private static func isNamed(_ character: Character) -> Bool { character.isLetter || character.isNumber || "._-/".contains(character) }

  /// Whether a line contains a name as a whole.
  private static func mentions(_ name: String, _ line: String) -> Bool {
    line.split(whereSeparator: { !isNamed($0) }).contains { $0 == name }
  }

  /// Whether a changed line contains a part of a span.
  private func contains(_ span: Span, _ sources: SourceSet) -> Bool {
    let file = sources[span.file]
    guard let changed = edits[file.path], !changed.isEmpty else { return false }
    let first = file.position(of: Int(span.start)).line
    let last = file.position(of: Int(max(span.start, span.end))).line
    return changed.contains { $0.lines.overlaps(first...max(first, last)) }
  }
}
