internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports citations of sections that their document does not have.
enum SourceUnknownSection {
  static let explanation = Explanation(
    "source.unknown-section", .error,
    finds: "A citation of a section that the manifest does not list for its document. A document without `sections` is not checked.",
    why: "Readers would look for the reason of a rule in a section that does not exist.",
    example: "source: CH31 Eror Dictionary",
    instead: "source: CH31 Error Dictionary")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains("manifest") else { return }
    decisions(context, &diagnostics)
    let documents = context.book.manifest.documents.entries.filter { !$0.value.sections.isEmpty && !$0.value.isMissing }
    let sections = Dictionary(uniqueKeysWithValues: documents.map { ($0.name.text, $0.value.sections.map(DocumentSection.init)) })
    guard !sections.isEmpty else { return }
    var found: [Diagnostic] = []
    context.forEachKind(explanation.name, { $0 == .citation }, into: &found) { values, diagnostics in
      report(values, sections, context, &diagnostics)
    }
    diagnostics += found.joined(from: many) { first, places, list in
      Diagnostic(
        explanation, "\(first.message), which \(places.count) places cite", at: list.span, "its sections",
        secondary: places.prefix(many).map { .init($0.primary.span, "cited here") },
        helps: ["add it to `sections` if the document has it, or change every place that cites it"])
    }
  }

  /// So many citations of one section are right, and the list of sections is wrong.
  private static let many = 3

  private static func report(
    _ values: [RoleValue], _ sections: [String: [DocumentSection]], _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    // This part depends on the manifest, from which the sections are.
    guard context.book.manifest.documents.count > 0 else { return }
    var known: Set<String> = []
    for value in values where value.node.kind == .scalar {
      let text = value.node.text
      if known.contains(text) { continue }
      guard let document = Citation.document(in: text), let own = sections[document], let section = Citation.section(in: text),
        !context.isFaulty(Manifest.key, "documents", document, "sections")
      else { continue }
      if own.contains(where: { $0.isCited(as: section) }) {
        known.insert(text)
        continue
      }
      let meant = meant(section, in: document, sections)
      diagnostics.append(
        Diagnostic(
          explanation, "`\(document)` has no section `\(section)`", at: value.node.span, "unknown section",
          secondary: [.init(context.key(Manifest.key, "documents", document, "sections"), "its sections")],
          helps: [help(section, meant)],
          fixes: Fix.write([meant].compactMap { $0 }, at: value.node.span)))
    }
  }

  /// Reports citations of a section of a decision.
  private static func decisions(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard context.book.decisions.count > 0 else { return }
    context.forEachKind("decisions in \(explanation.name)", { $0 == .citation }, into: &diagnostics) { values, diagnostics in
      decisions(values, context, &diagnostics)
    }
  }

  private static func decisions(_ values: [RoleValue], _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    for value in values where value.node.kind == .scalar {
      guard let rule = context.places.cited(by: value.node.text), rule.parts[0] == RecordedDecision.key,
        let section = Citation.section(in: value.node.text)
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "the decision `\(rule.parts[1])` has no section `\(section)`", at: value.node.span, "unknown section",
          secondary: [.init(context.key(RecordedDecision.key, rule.parts[1]), "the decision")],
          helps: [isSeveral(value.node.text) ? help(section, nil) : "write `\(rule.parts[1])`"],
          fixes: Fix.write(isSeveral(value.node.text) ? [] : [rule.parts[1]], at: value.node.span)))
    }
  }

  private static func help(_ section: String, _ meant: String?) -> String {
    if let meant { return "did you mean `\(meant)`?" }
    return isSeveral(section)
      ? "write several sources as a list in brackets: `[CH08 §3.2, CH31 Error Dictionary]`"
      : "cite a section that the document has, or add it to `sections` in the manifest if the document has it"
  }

  /// The citation that was probably intended: a section of the document with a similar name, or the only document with the section.
  private static func meant(_ section: String, in document: String, _ sections: [String: [DocumentSection]]) -> String? {
    let names = sections[document]?.flatMap(\.names) ?? []
    let number = "§" + section.filter { $0 != " " && $0 != "§" }
    if names.contains(number) { return "\(document) \(number)" }
    if let near = Suggestion.nearest(to: section, among: names).first, isTypo(section, of: near) { return "\(document) \(near)" }
    let others = sections.filter { $0.key != document && $0.value.contains { $0.isCited(as: section) } }.keys
    return others.count == 1 ? others.first.map { "\($0) \(section)" } : nil
  }

  /// Whether a section was probably meant as another one. A number with another digit could be any section.
  private static func isTypo(_ section: String, of near: String) -> Bool {
    !section.hasPrefix("§") || section.count != near.count || section.sorted() == near.sorted()
  }

  /// Whether the text after the document contains another citation.
  private static func isSeveral(_ section: String) -> Bool {
    section.split(separator: ",").dropFirst().contains { Citation.document(in: String($0)) != nil }
  }
}
