public import SourceText

/// Renders diagnostics as a SARIF 2.1.0 log with one run, for services that track results over time. The output is deterministic.
///
/// Paths are relative to `%SRCROOT%`, the working directory of the tool. Lines and columns are 1-based, columns count Unicode scalars, and
/// `endColumn` is the column after the last. A waived warning is a suppressed result with the reason of the waiver.
public struct SARIFRenderer: Sendable {
  private let version: String
  private let explanations: [String: Explanation]

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - version: The version of the tool.
  ///   - explanations: The explanations of diagnostics. The log includes those of the diagnostics that occur.
  public init(version: String, explanations: [Explanation]) {
    self.version = version
    self.explanations = Dictionary(explanations.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Renders diagnostics in the given order.
  ///
  /// - Parameter isShown: Whether a diagnostic is included. Fingerprints depend on all diagnostics, including those that are not shown.
  public func render(
    _ diagnostics: [Diagnostic], in sources: SourceSet, where isShown: (Diagnostic) -> Bool = { _ in true }
  ) -> String {
    let fingerprints = Fingerprint.all(diagnostics, in: sources)
    let shown = zip(diagnostics, fingerprints).filter { isShown($0.0) }
    let names = Set(shown.map(\.0.name)).sorted()
    let places = SARIFPlaces(sources)
    let results = shown.map { diagnostic, fingerprint in
      result(diagnostic, fingerprint, names.firstIndex(of: diagnostic.name) ?? 0, places)
    }
    let driver = JSONText.object([
      ("name", JSONText.string("rulebook")), ("semanticVersion", JSONText.string(version)), ("rules", JSONText.array(names.map(rule))),
    ])
    let run = JSONText.object([
      ("tool", JSONText.object([("driver", driver)])), ("columnKind", JSONText.string("unicodeCodePoints")),
      (
        "originalUriBaseIds",
        JSONText.object([(SARIFPlaces.base, JSONText.object([("description", text("The folder in which rulebook ran."))]))])
      ),
      ("results", JSONText.array(results)),
    ])
    return JSONText.object([
      ("$schema", JSONText.string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", JSONText.string("2.1.0")),
      ("runs", JSONText.array([run])),
    ]) + "\n"
  }

  private func rule(_ name: String) -> String {
    guard let explanation = explanations[name] else { return JSONText.object([("id", JSONText.string(name))]) }
    let help = "\(explanation.why)\n\nFor example:\n\(explanation.example)\n\nInstead:\n\(explanation.instead)"
    let markdown =
      "\(explanation.why)\n\nFor example:\n\n```yaml\n\(explanation.example)\n```\n\nInstead:\n\n```yaml\n\(explanation.instead)\n```\n"
    return JSONText.object([
      ("id", JSONText.string(name)), ("shortDescription", text(explanation.finds)),
      ("fullDescription", text("\(explanation.finds) \(explanation.why)")),
      ("help", JSONText.object([("text", JSONText.string(help)), ("markdown", JSONText.string(markdown))])),
      ("defaultConfiguration", JSONText.object([("level", level(explanation.severity))])),
    ])
  }

  private func result(_ diagnostic: Diagnostic, _ fingerprint: String, _ index: Int, _ places: SARIFPlaces) -> String {
    let related = diagnostic.secondary.enumerated().map { places.location($1.span, label: $1.text, id: $0 + 1) }
    // SARIF requires `suppressions` for all results or for none. An empty list means that the result is not suppressed.
    let suppressions = diagnostic.waived.map { [suppression($0, places)] } ?? []
    return JSONText.object(
      [
        ("ruleId", JSONText.string(diagnostic.name)), ("ruleIndex", "\(index)"), ("level", level(diagnostic.severity)),
        ("message", text(diagnostic.paragraphs.joined(separator: "\n"))),
        ("locations", JSONText.array([places.location(diagnostic.primary.span, label: diagnostic.primary.text)])),
      ] + (related.isEmpty ? [] : [("relatedLocations", JSONText.array(related))]) + [
        ("partialFingerprints", JSONText.object([("rulebook/v1", JSONText.string(fingerprint))]))
      ] + (diagnostic.fixes.isEmpty ? [] : [("fixes", JSONText.array(diagnostic.fixes.map { fix($0, places) }))]) + [
        ("suppressions", JSONText.array(suppressions))
      ])
  }

  private func suppression(_ waived: Diagnostic.Waived, _ places: SARIFPlaces) -> String {
    let why = "\(PrintableText.of(waived.reason)) (waiver `\(waived.by)`, \(PrintableText.of(waived.owner)), until \(waived.until))"
    return JSONText.object([
      ("kind", JSONText.string("external")), ("status", JSONText.string("accepted")), ("justification", JSONText.string(why)),
      ("location", places.location(waived.span, label: "")),
    ])
  }

  /// Returns the edits of a fix, grouped by file.
  private func fix(_ fix: Fix, _ places: SARIFPlaces) -> String {
    var files: [FileID] = []
    for edit in fix.edits where !files.contains(edit.span.file) { files.append(edit.span.file) }
    let changes = files.map { file in
      let replacements = fix.edits.filter { $0.span.file == file }.map { edit in
        JSONText.object([("deletedRegion", places.region(edit.span)), ("insertedContent", text(edit.text))])
      }
      return JSONText.object([("artifactLocation", places.artifact(file)), ("replacements", JSONText.array(replacements))])
    }
    return JSONText.object([("description", text(fix.title)), ("artifactChanges", JSONText.array(changes))])
  }

  private func text(_ text: String) -> String { JSONText.object([("text", JSONText.string(text))]) }

  private func level(_ severity: Diagnostic.Severity) -> String { JSONText.string(severity.rawValue) }
}
