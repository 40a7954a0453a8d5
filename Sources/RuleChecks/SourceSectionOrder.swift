internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports documents whose numbered sections are not in the order of their numbers.
enum SourceSectionOrder {
  static let explanation = Explanation(
    "source.section-order", .error,
    finds: "A section in the manifest with a number that is not higher than that of the section before it.",
    why: "A number was probably exchanged or repeated. Every citation of it then leads to another section.",
    example: "sections: [§1 Scope, §3 Terms, §2 Plans]",
    instead: "sections: [§1 Scope, §2 Terms, §3 Plans]")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.manifest.documents.entries {
      let path = RulePath(Manifest.key, "documents", entry.name.text, "sections")
      if context.isFaulty(path) { continue }
      let numbered = entry.value.sections.enumerated().compactMap { index, title in number(of: title).map { (index: index, number: $0) } }
      for (one, next) in zip(numbered, numbered.dropFirst()) where !one.number.lexicographicallyPrecedes(next.number) {
        diagnostics.append(
          Diagnostic(
            explanation, "section \(written(next.number)) of `\(entry.name.text)` comes after section \(written(one.number))",
            at: context.places.span(path.appending("\(next.index)")),
            secondary: [.init(context.places.span(path.appending("\(one.index)")), "before it")],
            helps: ["number the sections as the document does, or leave out the numbers"]))
        break
      }
    }
  }

  /// The number at the beginning of a title: `§4.2 Plans`.
  private static func number(of title: String) -> [Int]? {
    guard title.hasPrefix("§") else { return nil }
    let digits = title.dropFirst().prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = digits.split(separator: ".").map { Int($0) ?? 0 }
    return parts.isEmpty ? nil : parts
  }

  private static func written(_ number: [Int]) -> String { "§" + number.map(String.init).joined(separator: ".") }
}
