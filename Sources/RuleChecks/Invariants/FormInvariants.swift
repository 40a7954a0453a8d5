internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Checks the form of names.
extension InvariantBroken {
  /// The forms with the placeholders that are nearest to a misspelled one.
  private static func likely(_ text: String, at node: Node?) -> [Fix] {
    guard let node, let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return [] }
    let near = Suggestion.choices(for: String(text[text.index(after: open)..<close]), among: ["digits", "capitals", "words"])
    return Fix.write(near.map { node.sourceText(of: text[...open] + $0 + text[close...]) }, at: node.span)
  }

  static func form(
    _ invariant: FormInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let path = RulePath(Invariant.key, name, "form")
    var forms: [NameForm] = []
    for (index, text) in invariant.like.enumerated() {
      guard let form = NameForm(text) else {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(text)` has an unknown placeholder in braces", at: context.places.span(path.appending("like", "\(index)")),
            helps: ["write only `{digits}`, `{capitals}`, or `{words}` in braces"],
            fixes: likely(text, at: context.places.node(path.appending("like", "\(index)")))))
        return
      }
      forms.append(form)
    }
    for (index, kind) in invariant.of.enumerated() {
      guard isKind(kind, path.appending("of", "\(index)"), context, &diagnostics), !context.broken.contains(kind) else { continue }
      // A rule that refers to the correct name is already reported.
      if context.hasUnknownUse(of: kind) { continue }
      for rule in context.declarations(of: kind) where !forms.contains(where: { $0.fits(rule.name) }) {
        report(
          Diagnostic(
            explanation,
            "`\(rule.name)` breaks `\(name)`: names of \(kind) have the form \(invariant.like.quotedPhrase("or"))",
            at: rule.key.span, secondary: [.init(context.key(Invariant.key, name), about)], helps: ["rename it"]), &diagnostics)
      }
    }
  }
}

extension InvariantBroken {
  static func called(
    _ invariant: CallInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let words = invariant.never.map { (word: $0, letters: Letters($0)) }
    func look(at one: String, _ place: @autoclosure () -> Span) {
      let letters = Letters(one)
      guard let word = words.first(where: { letters.contain($0.letters) })?.word else { return }
      report(
        Diagnostic(
          explanation, "`\(one)` breaks `\(name)`: `\(word)` must be called `\(invariant.but)`", at: place(),
          secondary: [.init(context.key(Invariant.key, name), about)], helps: ["write `\(invariant.but)`, or use the existing rule"]),
        &diagnostics)
    }
    for rule in context.reading.declarations { look(at: rule.name, rule.key.span) }
    for entry in context.book.records.entries {
      for field in entry.value.fields { look(at: field.name, context.key(Record.key, entry.name.text, "fields", field.name)) }
    }
  }
}

/// The letters of a name in lower case, without separators.
private struct Letters {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes =
      text.utf8.allSatisfy { $0 < 0x80 }
      ? text.utf8.compactMap { (0x61...0x7A).contains($0 | 0x20) ? $0 | 0x20 : nil } : Array(text.lowercased().filter(\.isLetter).utf8)
  }

  func contain(_ other: Letters) -> Bool {
    bytes.count >= other.bytes.count && (0...bytes.count - other.bytes.count).contains { bytes[$0...].starts(with: other.bytes) }
  }
}

/// A pattern for names, such as `ERR-{digits}`.
private struct NameForm {
  private enum Part {
    case text(String)
    case digits, capitals, words
  }

  private var parts: [Part] = []

  /// Returns nil if the braces contain anything other than a known placeholder.
  init?(_ text: String) {
    var rest = Substring(text)
    while let brace = rest.firstIndex(of: "{") {
      if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
      guard let end = rest[brace...].firstIndex(of: "}") else { return nil }
      switch rest[rest.index(after: brace)..<end] {
      case "digits": parts.append(.digits)
      case "capitals": parts.append(.capitals)
      case "words": parts.append(.words)
      default: return nil
      }
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
  }

  func fits(_ name: String) -> Bool {
    var rest = Substring(name)
    for part in parts {
      switch part {
      case .text(let text):
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
      case .digits: guard take(from: &rest, { ("0"..."9").contains($0) }) else { return false }
      case .capitals: guard take(from: &rest, { ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }) else { return false }
      case .words:
        guard rest.first.map({ ("a"..."z").contains($0) }) == true, take(from: &rest, NameForm.isWord) else { return false }
      }
    }
    return rest.isEmpty
  }

  private static func isWord(_ character: Character) -> Bool {
    ("a"..."z").contains(character) || ("0"..."9").contains(character) || character == "_" || character == "." || character == "/"
  }

  /// Removes all leading characters that fit, and returns whether there are any.
  private func take(from rest: inout Substring, _ fits: (Character) -> Bool) -> Bool {
    let taken = rest.prefix(while: fits)
    rest = rest.dropFirst(taken.count)
    return !taken.isEmpty
  }
}
