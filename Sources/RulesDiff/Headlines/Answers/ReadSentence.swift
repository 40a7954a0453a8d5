/// The sentence about words that users read in an answer: ``At `media.upload`, free reads “A trial includes uploads.” instead of ...``
struct ReadSentence {
  private let group: AnswerGroup
  private let old: String
  private let new: String

  /// Nil if not exactly one text differs, apart from its name.
  init?(_ group: AnswerGroup) {
    let texts = group.differences.filter { TellingDifferences.last($0.key) != "key" }
    guard texts.count == 1, texts[0].added.isEmpty, texts[0].removed.isEmpty, TellingDifferences.isWords(texts[0].key),
      let old = texts[0].old, let new = texts[0].new
    else { return nil }
    (self.group, self.old, self.new) = (group, old, new)
  }

  func text(_ who: Who) -> String {
    let given = group.circumstances.clause
    let names = DiffWords.list(group.decisions.map { "`\($0)`" })
    return "At \(names), \(who.text) \(who.verb("reads", "read")) “\(DiffWords.cut(new))” instead of “\(DiffWords.cut(old))”\(given)."
  }
}
