internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Compares the characters that a sentence names with those that a field accepts.
enum FieldNamedCharacters {
  static let explanation = Explanation(
    "field.named-characters", .warning, waivable: true,
    finds: "An error that lists the characters that a field accepts, but names one that the field rejects, or omits one that it accepts.",
    why: "Users who follow the sentence would see the same error again.",
    example: "handle: {characters: [a-z, 0-9, \"_\"]}   # Handles have letters, digits, and hyphens.",
    instead: "handle: {characters: [a-z, 0-9, \"_\"]}   # Handles have letters, digits, and underscores.")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.fields.entries where entry.value.form == .word && !context.isFaulty(InputField.key, entry.name.text) {
      let accepted = context.value(InputField.key, entry.name.text, "characters")
      // A field that rejects its own text is already reported.
      if diagnostics.contains(where: { $0.name == FieldMadeUp.explanation.name && $0.secondary.contains { $0.span == accepted } }) {
        continue
      }
      guard let error = entry.value[.badCharacter], let copy = context.book.errors[error]?.says else { continue }
      for text in context.englishTexts(of: { $0 == copy }) {
        // A sentence that names a single group may be about anything, and a negation lists what is not accepted.
        let named = text.words.words.compactMap { word in groups[word.text].map { (group: $0, word: word) } }
        let isNegated = text.words.words.contains { negations.contains($0.text) }
        guard Set(named.map(\.group)).count > 1, !isNegated else { continue }
        if let wrong = named.first(where: { !$0.group.isAccepted(by: entry.value) }) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(copy.text)` names \(wrong.word.text), but `\(entry.name.text)` does not accept them",
              at: context.span(of: wrong.word.range, in: text.path), "not accepted",
              secondary: [.init(accepted, "the accepted characters")],
              helps: ["name the accepted characters"]))
        } else if let missing = Group.allCases.first(where: { group in
          group.isAccepted(by: entry.value) && !named.contains { $0.group == group }
        }) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(entry.name.text)` accepts \(missing.rawValue), but `\(copy.text)` does not name them", at: accepted,
              secondary: [.init(context.places.span(text.path), "the characters that users read")],
              helps: ["name them in the sentence, or reject them"]))
        }
      }
    }
  }

  /// Characters with a common name, as users read it.
  private enum Group: String, CaseIterable {
    case letters, digits, underscores, hyphens, dots, spaces, apostrophes

    private var characters: ClosedRange<Unicode.Scalar> {
      switch self {
      case .letters: "a"..."z"
      case .digits: "0"..."9"
      case .underscores: "_"..."_"
      case .hyphens: "-"..."-"
      case .dots: "."..."."
      case .spaces: " "..." "
      case .apostrophes: "'"..."'"
      }
    }

    func isAccepted(by field: InputField) -> Bool {
      let (first, last) = (characters.lowerBound.value, characters.upperBound.value)
      return field.characters.contains { $0.first <= first && $0.last >= last }
    }
  }

  private static let groups: [String: Group] = [
    "letter": .letters, "letters": .letters, "digit": .digits, "digits": .digits, "numbers": .digits, "underscore": .underscores,
    "underscores": .underscores, "hyphen": .hyphens, "hyphens": .hyphens, "dashes": .hyphens, "dots": .dots, "periods": .dots,
    "spaces": .spaces, "blanks": .spaces, "apostrophes": .apostrophes,
  ]

  private static let negations: Set = ["no", "not", "never", "without", "cannot", "can't", "don't", "other"]
}
