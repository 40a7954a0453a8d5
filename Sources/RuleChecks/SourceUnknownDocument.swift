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
    guard !context.broken.contains("manifest"), context.book.manifest.documents.count > 0 else { return }
    let documents = context.book.manifest.documents
    let prefixes = Set(documents.names.map(letters))
    for declaration in context.reading.declarations {
      if declaration.value.kind == .mapping, let owner = declaration.value["owner"], owner.kind == .scalar, !owner.isInvalid {
        for word in owner.text.utf8.split(separator: 0x20).map({ String(Substring($0)) })
        where prefixes.contains(letters(word)) && word.last?.isNumber == true {
          if documents[word] != nil || context.places.isDeclared(Document.key, word) { continue }
          diagnostics.append(unknown(word, owner.span, documents.names))
        }
      }
      guard declaration.value.kind == .mapping, let source = declaration.value["source"] else { continue }
      for node in source.kind == .sequence ? Array(source.items) : [source] where node.kind == .scalar && !node.isInvalid {
        // The reader reports values that are not citations.
        guard let cited = Citation.document(in: node.text) else { continue }
        if let document = documents[cited] {
          guard document.isMissing else { continue }
          diagnostics.append(
            Diagnostic(
              explanation, "`\(cited)` was not supplied, so the source cannot be looked up", at: node.span,
              secondary: [.init(context.key(Document.key, cited), "listed as missing")],
              helps: ["cite a document that was supplied, or record an assumption"]))
        } else if !context.places.isDeclared(Document.key, cited) {
          diagnostics.append(unknown(cited, node.span, documents.names))
        }
      }
    }
  }

  /// The letters that a document's name starts with, such as `CH` in `CH08`.
  private static func letters(_ name: String) -> String {
    String(decoding: name.utf8.prefix { (0x41...0x5A).contains($0 & 0xDF) }, as: UTF8.self)
  }

  private static func unknown(_ document: String, _ place: Span, _ names: [String]) -> Diagnostic {
    let near = Suggestion.choices(for: document, among: names)
    return Diagnostic(
      explanation, "the manifest lists no document `\(document)`", at: place,
      helps: near.isEmpty ? ["add it under `documents` in the manifest"] : Suggestion.question(near))
  }
}
