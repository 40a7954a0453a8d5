internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Reports words in a list that have no effect on the fields that use the list.
enum FieldListedWord {
  static let explanation = Explanation(
    "field.listed-word", .warning, waivable: true,
    finds:
      "A word in a list that is too short or too long for every field that uses the list, or that differs from another word only in capitalization.",
    why: "The list appears to exclude more words than it does.",
    example: "common_passwords: {words: [12345, ...]}   # passwords have 8 characters or more",
    instead: "common_passwords: {words: [12345678, ...]}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.wordLists.entries where !context.isFaulty(WordList.key, entry.name.text) {
      let fields = context.book.fields.entries.map(\.value).filter { $0.notIn == entry.name }
      var first: [[UInt8]: Int] = [:]
      for (index, word) in entry.value.words.enumerated() {
        let place = RulePath(WordList.key, entry.name.text, "words", "\(index)")
        if let earlier = first.updateValue(index, forKey: WordList.fold(word)) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(word)` is already in this list, with different capitalization", at: context.places.span(place),
              secondary: [.init(context.value(WordList.key, entry.name.text, "words", "\(earlier)"), "listed here first")],
              helps: ["remove one of them"]))
        } else if !fields.isEmpty, fields.allSatisfy({ !fits(word, $0, context) }) {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(word)` has no effect, because every field with this list rejects its length", at: context.places.span(place),
              helps: ["remove it"]))
        }
      }
    }
  }

  private static func fits(_ word: String, _ field: InputField, _ context: CheckContext) -> Bool {
    func amount(_ setting: Name<Setting>?) -> Int64? { setting.flatMap { context.book.settings[$0] }.map(\.value.amount) }
    let length =
      switch field.countedIn {
      case .characters: Int64(word.count)
      case .codePoints: Int64(word.unicodeScalars.count)
      case .bytes: Int64(word.utf8.count)
      }
    return length >= amount(field.shortest) ?? 0 && length <= amount(field.longest) ?? .max
  }
}
