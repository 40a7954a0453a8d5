internal import RuleKinds
internal import RulesBundle

/// The sentence about words that users read in an answer: ``At `media.upload`, free reads “A trial includes uploads.” instead of ...``
struct ReadSentence {
  private let group: AnswerGroup
  private let read: Read

  private enum Read: Equatable {
    case instead(new: String, old: String)
    /// Lines of a message, or parts of a message of the warning ladder, that come and go.
    case lines(gained: [String], lost: [String])
  }

  /// Nil if more than one text differs, apart from its name.
  init?(_ group: AnswerGroup, _ book: RuleBook) {
    let texts = group.differences.filter { TellingDifferences.last($0.key) != "key" }
    let read = texts.map { Self.read($0, of: group, book) }
    guard let first = read.first ?? nil, read.allSatisfy({ $0 == first }) else { return nil }
    (self.group, self.read) = (group, first)
  }

  private static func read(_ text: ScenarioChange.Difference, of group: AnswerGroup, _ book: RuleBook) -> Read? {
    if TellingDifferences.isLine(text) {
      func lines(_ names: [String]) -> [String] { names.map { words(of: $0, in: group, book) ?? "`\($0)`" } }
      return .lines(gained: lines(text.gained), lost: lines(text.lost))
    }
    guard text.added.isEmpty, text.removed.isEmpty, TellingDifferences.isWords(text.key), let old = text.old, let new = text.new else {
      return nil
    }
    return .instead(new: "“\(DiffWords.cut(new))”", old: "“\(DiffWords.cut(old))”")
  }

  /// The text of a line, by the name of a text or of a part that a level of the warning ladder tells.
  private static func words(of name: String, in group: AnswerGroup, _ book: RuleBook) -> String? {
    let part = TellKind.allCases.first { $0.name == name }
    let shared = part.flatMap { book.escalation.tells[$0] }
    let own = part.flatMap { part in group.decisions.first.flatMap { book.ladder[$0]?.tells[part] } }
    return book.copy[own ?? shared ?? Name(name)].map { "“\($0.text.words)”" }
  }

  /// What users read and read before: `“Try again.” instead of “Retry.”`.
  var what: String { reads("reads") }

  private func reads(_ verb: String) -> String {
    switch read {
    case .instead(let new, let old): "\(verb) \(new) instead of \(old)"
    case .lines(let gained, let lost):
      DiffWords.all(
        [
          gained.isEmpty ? "" : "now also \(verb) \(DiffWords.all(gained))",
          lost.isEmpty ? "" : "no longer \(verb) \(DiffWords.all(lost))",
        ].filter { !$0.isEmpty })
    }
  }

  func text(_ who: Who) -> String {
    let names = DiffWords.list(group.decisions.map { "`\($0)`" })
    return "At \(names), \(who.text) \(reads(who.verb("reads", "read")))\(given)."
  }

  private var given: String {
    // Each level of the warning ladder has words of its own.
    if group.kind == LadderVector.key, group.diary.count > 1 {
      return group.decisions.count == 1 ? " \(group.diaryText)" : ", for example at `\(group.decisions[0])` \(group.diaryText)"
    }
    if group.decisions.count == 1 || group.isShared || group.circumstances.isEmpty { return group.circumstances.clause }
    return ", for example at `\(group.decisions[0])` when \(group.circumstances.text)"
  }
}
