package import Schema

extension Schema where Value == String {
  /// A document and a section of it: `CH08 §3.2`, `CH30 Limit Catalog`.
  package static let citation = text(
    form: "a document and its section, such as `CH08 §3.2`",
    pattern: TextPattern("^ *[0-9A-Z][0-9A-Z-]+( |$)", takesNumbers: true, least: 10), role: .citation
  ) { Citation.document(in: $0) != nil }
}

package enum Citation {
  /// The document that a citation starts with; nil when the text is not a citation.
  package static func document(in text: String) -> String? {
    let first = text.utf8.drop { $0 == 0x20 }.prefix { $0 != 0x20 }
    guard first.count >= 2, first.first != 0x2D else { return nil }
    return first.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || $0 == 0x2D }
      ? String(decoding: first, as: UTF8.self) : nil
  }

  /// What a citation has after the document: `§3.2` in `CH08 §3.2`; nil when it names only the document.
  package static func section(in text: String) -> String? {
    guard let document = document(in: text) else { return nil }
    let rest = text.drop { $0 == " " }.dropFirst(document.count).split(separator: " ").joined(separator: " ")
    return rest.isEmpty ? nil : rest
  }
}

/// A section of a document, as the manifest lists it: `§3.2 Mandatory Gating Rules` or `Limit Catalog`.
package struct DocumentSection {
  /// What a citation may call it: its number and its title.
  package let names: [String]

  package init(_ text: String) {
    guard text.hasPrefix("§"), let blank = text.firstIndex(of: " ") else {
      names = [text]
      return
    }
    names = [String(text[..<blank]), String(text[text.index(after: blank)...])]
  }

  /// Whether a citation means the section, or a place in it: `§3.2 first row`.
  package func isCited(as text: String) -> Bool { names.contains { text == $0 || text.hasPrefix($0 + " ") } }
}
