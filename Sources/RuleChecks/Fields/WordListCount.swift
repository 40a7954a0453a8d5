internal import Diagnostics
internal import RuleKinds

/// Reports word lists that do not have as many words as they say.
enum WordListCount {
  static let explanation = Explanation(
    "word-list.count", .error,
    finds: "A word list whose number of words differs from its `count`.",
    why: "If a word is lost by accident, fields accept it, and nothing else notices.",
    example: "common_passwords: {count: 3, words: [password, 12345678]}",
    instead: "common_passwords: {count: 2, words: [password, 12345678]}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.wordLists.entries where !context.isFaulty(WordList.key, entry.name.text) {
      let (name, words) = (entry.name.text, entry.value.words.count)
      guard let count = entry.value.count, count != words else { continue }
      let place = context.value(WordList.key, name, "count")
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` has \(words.counted("word")), but `count` is \(count)", at: place, words.counted("word"),
          secondary: [.init(context.value(WordList.key, name, "words"), "these")],
          helps: [words < count ? "add the word that was lost, or write `count: \(words)`" : "write `count: \(words)`"],
          fixes: Fix.write(["\(words)"], at: place, .manual)))
    }
  }
}
