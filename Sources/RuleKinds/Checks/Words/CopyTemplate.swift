internal import Diagnostics
internal import RulesModel

/// A sentence's braces come in pairs round a variable.
enum CopyTemplate {
  static let explanation = Explanation(
    "copy.bad-template", .error,
    finds: "A brace in a sentence that does not belong to a variable such as `{limit}`.",
    why: "People would see the brace.",
    example: "text: \"Free accounts can save up to {limit flows.\"",
    instead: "text: \"Free accounts can save up to {limit} flows.\"")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.copy.entries {
      for (field, text) in Template.texts(of: entry.value) where Template.parse(text) == nil {
        diagnostics.append(
          Diagnostic(
            explanation, "a brace here is not part of a variable", at: context.places.span(RulePath([Copy.key, entry.name.text] + field)),
            helps: [isMessageFormat(text) ? plurals : "write a variable as `{name}`, lowerCamel, and nothing else in braces"]))
      }
    }
  }
}

extension CopyTemplate {
  /// `{count, plural, one {# flow} other {# flows}}`.
  private static func isMessageFormat(_ text: String) -> Bool {
    text.contains(#/\{\s*\w+\s*,\s*(plural|select|selectordinal)\b/#)
  }

  private static let plurals =
    "plurals and choices inside a sentence are not supported yet: write each form as one of the `variants`, with the condition it is for"
}

/// A sentence as literal text and variables.
public enum Template {
  public enum Part: Sendable, Equatable {
    case literal(String)
    case variable(String)
  }

  /// The parts of a sentence in order; nil when a brace is out of place.
  public static func parse(_ text: String) -> [Part]? {
    var parts: [Part] = []
    var rest = Substring(text)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else { return nil }
      let name = rest[rest.index(after: brace)..<end]
      guard let first = name.utf8.first, (0x61...0x7A).contains(first), name.utf8.allSatisfy(isWord) else { return nil }
      if brace > rest.startIndex { parts.append(.literal(String(rest[..<brace]))) }
      parts.append(.variable(String(name)))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    return parts
  }

  static func variables(in text: String) -> [String] {
    (parse(text) ?? []).compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  /// All texts of an entry, each with the keys that lead to it.
  static func texts(of copy: Copy) -> [(path: [String], text: String)] {
    var texts: [(path: [String], text: String)] = [(["text"], copy.text)]
    if let title = copy.title { texts.append((["title"], title)) }
    for (index, variant) in copy.variants.enumerated() {
      texts.append((["variants", "\(index)", "text"], variant.text))
      if let title = variant.title { texts.append((["variants", "\(index)", "title"], title)) }
    }
    return texts
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
