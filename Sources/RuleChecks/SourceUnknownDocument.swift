internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports citations of documents that the manifest does not list or lists as missing.
enum SourceUnknownDocument {
  static let explanation = Explanation(
    "source.unknown-document", .error,
    finds: "A citation of a document that the manifest does not list or lists as missing, or an owner that it does not list.",
    why: "The source cannot be looked up.",
    example: "source: CH99 §1",
    instead: "source: CH08 §3.2")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains("manifest"), isSourced(context.book) else { return }
    var found: [Diagnostic] = []
    context.forEachKind(explanation.name, { $0 == .owner || $0 == .citation }, into: &found) { values, diagnostics in
      report(values, context, &diagnostics)
    }
    diagnostics += found.joined(from: many) { first, places, document in
      Diagnostic(
        explanation, "\(first.message); \(places.count) places cite it", at: document.span, document.text,
        secondary: places.prefix(many).map { .init($0.primary.span, "cited here") },
        helps: ["remove `missing` if the document was supplied, or change every place that cites it"])
    }
  }

  /// So many citations of one document are right, and it is not missing.
  private static let many = 3

  private static func report(_ values: [RoleValue], _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let documents = context.book.manifest.documents
    let prefixes = Set(documents.names.map(letters))
    for value in values where value.node.kind == .scalar {
      // The reader reports values that are not citations.
      let named = value.role == .citation ? Citation.document(in: value.node.text).map { [$0] } ?? [] : words(value.node.text, prefixes)
      for name in named {
        if let document = documents[name] {
          guard document.isMissing, value.role == .citation else { continue }
          diagnostics.append(
            Diagnostic(
              explanation, "`\(name)` was not supplied, so the source cannot be looked up", at: value.node.span,
              secondary: [.init(context.key(Document.key, name), "listed as missing")],
              helps: ["cite a document that was supplied, or record an assumption"]))
        } else if value.role == .citation, context.places.isDeclared(RecordedDecision.key, name) || isOverruled(value, name, context) {
          continue
        } else if !context.places.isDeclared(Document.key, name) {
          let decisions = value.role == .citation ? context.book.decisions.names : []
          diagnostics.append(unknown(name, value.node.span, documents.names + decisions, context))
        }
      }
    }
  }

  /// Whether the rules list something to cite.
  private static func isSourced(_ book: RuleBook) -> Bool { book.manifest.documents.count > 0 || book.decisions.count > 0 }

  /// Whether a decision overrules an assumption or a lock of this name.
  private static func isOverruled(_ value: RoleValue, _ name: String, _ context: CheckContext) -> Bool {
    value.path.parts.first == RecordedDecision.key && context.places.cited(by: name) != nil
  }

  /// The words of an owner that have the form of a document's name: the letters of a document, and a number at the end.
  private static func words(_ owner: String, _ prefixes: Set<String>) -> [String] {
    owner.utf8.split(separator: 0x20).map { String(Substring($0)) }.filter { prefixes.contains(letters($0)) && $0.last?.isNumber == true }
  }

  /// The letters that a document's name starts with, such as `CH` in `CH08`.
  private static func letters(_ name: String) -> String {
    String(decoding: name.utf8.prefix { (0x41...0x5A).contains($0 & 0xDF) }, as: UTF8.self)
  }

  private static func unknown(_ document: String, _ place: Span, _ names: [String], _ context: CheckContext) -> Diagnostic {
    if context.places.isDeclared(Assumption.key, document) {
      return Diagnostic(
        explanation, "`\(document)` is an assumption, not a document", at: place,
        helps: ["name it under `assumes` instead of `source`"])
    }
    let near = Suggestion.choices(for: document, among: names)
    return Diagnostic(
      explanation, "the manifest lists no document `\(document)`", at: place,
      helps: near.isEmpty
        ? ["add it under `documents` in the manifest; or, if it is a decision, to `rules/decisions.yaml`"] : Suggestion.question(near))
  }
}
