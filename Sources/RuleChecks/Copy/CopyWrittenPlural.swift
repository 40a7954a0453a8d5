internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Reports plural endings in parentheses.
enum CopyWrittenPlural {
  static let explanation = Explanation(
    "copy.written-plural", .warning, waivable: true,
    finds:
      "A word with an ending in parentheses, such as `item(s)`, in a text that has one form for every number, or in the singular form.",
    why: "The text looks unfinished, and in most languages a different ending is not enough.",
    example: "text: \"{count} item(s)\"",
    instead: "text: {one: \"{count} item\", other: \"{count} items\"}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for text in context.spokenTexts where !context.isFaulty(Copy.key, text.copy.text) {
      // The plural form of a number that is not shown may be for one, too.
      for form in text.forms where form.category == nil || form.category == .one {
        guard let place = ending(in: Array(form.text.utf8)) else { continue }
        let isSingular = form.category == .one
        if isSingular, diagnostics.have(CopyPluralSwapped.explanation, at: context.places.span(form.path)) { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(text.copy.text)` has \(isSingular ? "a plural in the form for one" : "one form for every number")",
            at: context.span(of: place, in: form.path), "an ending in parentheses",
            helps: [isSingular ? "write the singular" : "write both forms: `{one: ..., other: ...}`"]))
      }
    }
  }

  /// A pair of parentheses with one to three letters that directly follows a word.
  private static func ending(in text: [UInt8]) -> Range<Int>? {
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 }
    for open in text.indices.dropFirst() where text[open] == UInt8(ascii: "(") && isLetter(text[open - 1]) {
      guard let close = text[open...].firstIndex(of: UInt8(ascii: ")")), (2...4).contains(close - open),
        text[(open + 1)..<close].allSatisfy(isLetter)
      else { continue }
      return open..<(close + 1)
    }
    return nil
  }
}
