public import SourceText

/// Renders diagnostics as one JSON object on each line. Lines and columns are 1-based, and columns count Unicode scalars.
///
/// `labels` starts with the primary label. `notes` contains the notes and then the helps. Only waived warnings have `waived`.
public struct JSONRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Renders diagnostics in the given order.
  ///
  /// - Parameter isShown: Whether a diagnostic is included. Fingerprints depend on all diagnostics, including those that are not shown.
  public func render(
    _ diagnostics: [Diagnostic], in sources: SourceSet, where isShown: (Diagnostic) -> Bool = { _ in true }
  ) -> String {
    let fingerprints = Fingerprint.all(diagnostics, in: sources)
    var text = ""
    for (diagnostic, fingerprint) in zip(diagnostics, fingerprints) where isShown(diagnostic) {
      text += object(diagnostic, fingerprint, sources) + "\n"
    }
    return text
  }

  private func object(_ diagnostic: Diagnostic, _ fingerprint: String, _ sources: SourceSet) -> String {
    let labels = [label(diagnostic.primary, true, sources)] + diagnostic.secondary.map { label($0, false, sources) }
    return JSONText.object(
      [
        ("name", JSONText.string(diagnostic.name)),
        ("severity", JSONText.string(diagnostic.severity.rawValue)),
        ("message", JSONText.string(diagnostic.message)),
      ] + place(diagnostic.primary.span, sources) + [
        ("labels", JSONText.array(labels)),
        ("notes", JSONText.array((diagnostic.notes + diagnostic.helps).map(JSONText.string))),
        ("fixes", JSONText.array(diagnostic.fixes.map { fix($0, sources) })),
        ("fingerprint", JSONText.string(fingerprint)),
      ] + (diagnostic.waived.map { [("waived", waived($0, sources))] } ?? []))
  }

  private func waived(_ waived: Diagnostic.Waived, _ sources: SourceSet) -> String {
    JSONText.object(
      [
        ("by", JSONText.string(waived.by)), ("reason", JSONText.string(waived.reason)), ("owner", JSONText.string(waived.owner)),
        ("until", JSONText.string(waived.until)),
      ] + place(waived.span, sources))
  }

  private func label(_ label: Diagnostic.Label, _ isPrimary: Bool, _ sources: SourceSet) -> String {
    JSONText.object(place(label.span, sources) + [("text", JSONText.string(label.text)), ("primary", isPrimary ? "true" : "false")])
  }

  private func fix(_ fix: Fix, _ sources: SourceSet) -> String {
    let edits = fix.edits.map { JSONText.object(place($0.span, sources) + [("text", JSONText.string($0.text))]) }
    return JSONText.object([
      ("title", JSONText.string(fix.title)),
      ("applicability", JSONText.string(fix.applicability.rawValue)),
      ("edits", JSONText.array(edits)),
    ])
  }

  private func place(_ span: Span, _ sources: SourceSet) -> [(String, String)] {
    let file = sources[span.file]
    return [
      ("file", JSONText.string(file.path)), ("start", position(file.position(of: Int(span.start)))),
      ("end", position(file.position(of: Int(span.end)))),
    ]
  }

  private func position(_ position: Position) -> String {
    JSONText.object([("line", "\(position.line)"), ("column", "\(position.column)")])
  }
}
