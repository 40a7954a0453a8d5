internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports alternatives that an assumption lists as not chosen, although its own sentence says the same.
enum AssumptionChosenAlternative {
  static let explanation = Explanation(
    "assumption.chosen-alternative", .warning, waivable: true,
    finds: "An assumption that says one of the alternatives that it lists as not chosen.",
    why:
      "Readers cannot know which of the two product has accepted. Usually a sentence was changed without the rules that are based on it.",
    example: "A-1: {says: Credits return 30 days after signing up., instead_of: [30 days after signing up], ...}",
    instead: "A-1: {says: Credits return on the first of the month., instead_of: [30 days after signing up], ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.assumptions.entries where !context.isFaulty(Assumption.key, entry.name.text) {
      let said = [("says", entry.value.says), ("ruling", entry.value.ruling ?? "")].flatMap { key, text in
        text.split { ".:;".contains($0) }.map { (key: key, words: words(String($0))) }
      }
      for (index, alternative) in entry.value.insteadOf.enumerated() {
        let phrase = words(alternative)
        // Fewer words may stand in a sentence that says something else.
        guard phrase.count > 2, let choice = said.first(where: { has($0.words, phrase) }) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` says what it lists as an alternative that was not chosen",
            at: context.value(Assumption.key, entry.name.text, choice.key), "the choice",
            secondary: [.init(place(of: index, in: entry.name.text, context), "the alternative")],
            helps: ["correct the one that is wrong"]))
      }
    }
  }

  /// Whether a sentence has the words of a phrase, in their order.
  private static func has(_ sentence: [String], _ phrase: [String]) -> Bool {
    var rest = sentence[...]
    return phrase.allSatisfy { word in
      guard let index = rest.firstIndex(of: word) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  private static func words(_ text: String) -> [String] { SentenceWords(text).words.map(\.text) }

  /// The alternative, which stands in a list or alone.
  private static func place(of index: Int, in assumption: String, _ context: CheckContext) -> Span {
    let path = RulePath(Assumption.key, assumption, "instead_of")
    return (context.places.node(path.appending("\(index)")) ?? context.places.node(path))?.span ?? context.places.span(path)
  }
}
