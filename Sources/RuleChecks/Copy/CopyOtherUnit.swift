internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Reports sentences that name another unit after a limit than the one in which it counts.
enum CopyOtherUnit {
  static let explanation = Explanation(
    "copy.other-unit", .warning, waivable: true,
    finds: "A sentence with a unit of text, such as words, after a limit that counts in another one.",
    why: "Users would believe that they may write several times as much.",
    example: "note.full: {text: \"Up to {limit} words.\", values: {limit: limits.note_length}}   # unit: characters",
    instead: "note.full: {text: \"Up to {limit} characters.\", values: {limit: limits.note_length}}")

  /// The units in which people measure texts.
  private static let units: Set = ["characters", "words", "lines", "sentences", "pages", "paragraphs", "bytes"]

  static let check = Check(explanation) { context, diagnostics in
    guard context.broken.isDisjoint(with: [Limit.key]) else { return }
    // The limits of single variables, by their sentences.
    var limits: [Name<Copy>: [(variable: String, name: String)]] = [:]
    for entry in context.book.copy.entries {
      for value in entry.value.values.entries where value.value.text.hasPrefix("limits.") {
        let name = String(value.value.text.dropFirst("limits.".count))
        if context.book.limits[name] != nil { limits[Name(entry.name.text), default: []].append((value.variable, name)) }
      }
    }
    for text in context.englishTexts(of: { limits[$0] != nil }) {
      for (variable, name) in limits[text.text.copy] ?? [] {
        guard let range = text.form.firstRange(of: "{\(variable)} "), let limit = context.book.limits[name], limit.unit != .count else {
          continue
        }
        let end = text.form.utf8.distance(from: text.form.startIndex, to: range.upperBound)
        guard let word = text.words.words.first(where: { $0.range.lowerBound == end }), units.contains(word.text),
          word.text != limit.unit.name
        else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(text.text.copy.text)` shows the limit `\(name)` in \(word.text), but it counts \(limit.unit.name)",
            at: context.span(of: word.range, in: text.path), "another unit", secondary: [.init(context.key(Limit.key, name), "the limit")],
            helps: ["write `\(limit.unit.name)`"]))
      }
    }
  }
}
