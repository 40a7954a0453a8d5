internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Reports sentences about a limit that name another period than that of its reset.
enum CopyOtherPeriod {
  static let explanation = Explanation(
    "copy.other-period", .warning, waivable: true,
    finds:
      "An English sentence about a limit, or about a count of the warning ladder, that names another period than the one after which it resets.",
    why: "Users would wait for a reset that comes at another time.",
    example: "links.reset: {text: Link limits reset weekly.}   # the limit resets every day",
    instead: "links.reset: {text: Link limits reset daily.}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    let subjects = subjects(context)
    for (text, form, path, words) in context.englishTexts {
      let wrong = (subjects[text.copy] ?? []).lazy.compactMap { subject in
        other(than: subject.period, words, Array(form.utf8)).map { (subject, word: $0) }
      }
      guard let (subject, word) = wrong.first else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(text.copy.text)` says `\(word.text)`, but `\(subject.limit)` resets every \(subject.period.name)",
          at: context.span(of: word.range, in: path), "another period",
          secondary: [
            .init(context.value(subject.kind, subject.limit, "resets"), "its reset"),
            .init(context.value(Reset.key, subject.reset, "every"), "its period"),
          ],
          helps: ["name the period of the reset, or change the reset"]))
    }
  }

  private struct Subject {
    /// The kind of the rule that resets: a limit, or a vector of the warning ladder.
    var kind = Limit.key
    var limit: String
    var reset: String
    var period: PeriodKind
  }

  /// The sentences about what resets after one period of the calendar.
  private static func subjects(_ context: CheckContext) -> [Name<Copy>: [Subject]] {
    let counted = context.book.ladder.entries.compactMap { entry -> (Name<Copy>, Subject)? in
      guard let name = entry.value.resets, let reset = context.book.resets[name], reset.interval == 1, let copy = entry.value.tells.reset,
        !context.isFaulty(LadderVector.key, entry.name.text), !context.isFaulty(Reset.key, name.text)
      else { return nil }
      return (copy, Subject(kind: LadderVector.key, limit: entry.name.text, reset: name.text, period: reset.every))
    }
    return limited(context).mapValues { [$0] }
      .merging(Dictionary(grouping: counted, by: \.0).mapValues { $0.map(\.1) }) { $0 + $1 }
  }

  /// The sentences about limits, each with the first limit that it is about.
  private static func limited(_ context: CheckContext) -> [Name<Copy>: Subject] {
    var found: [Name<Copy>: Subject] = [:]
    for entry in context.book.limits.entries {
      guard let name = entry.value.resets, let reset = context.book.resets[name], reset.interval == 1,
        !context.isFaulty(Limit.key, entry.name.text), !context.isFaulty(Reset.key, name.text)
      else { continue }
      let subject = Subject(limit: entry.name.text, reset: name.text, period: reset.every)
      let reasons = (entry.value.whenFull.cells + entry.value.whenSpent.cells).compactMap { context.book.reasons[$0.value] }
      let told = LimitPartKind.allCases.compactMap { entry.value.tells[$0] } + reasons.compactMap { ReasonWords.of($0, context.book).copy }
      for copy in told { found[copy] = found[copy] ?? subject }
      let facts = [entry.value.used, entry.value.left].compactMap { $0?.text }
      for copy in context.book.copy.entries where found[copy.name] == nil {
        let uses = copy.value.values.entries.compactMap {
          context.typed[RulePath(Copy.key, copy.name.text, "values", $0.variable)]?.uses
        }
        if uses.contains(where: { $0.limits.contains(entry.name.text) || $0.facts.contains(where: facts.contains) }) {
          found[copy.name] = subject
        }
      }
    }
    return found
  }

  /// A word of another period, if the sentence has no word of its own one. `{days}-day` and `2 days` are durations.
  private static func other(than period: PeriodKind, _ words: SentenceWords, _ bytes: [UInt8]) -> SentenceWords.Word? {
    let own = EnglishWords.periods.first { $0.period == period }?.words ?? []
    if words.words.contains(where: { own.contains($0.text) }) { return nil }
    let others = EnglishWords.periods.filter { $0.period != period }.flatMap(\.words)
    return words.words.first { word in
      guard others.contains(word.text) else { return false }
      let before = bytes[..<word.range.lowerBound].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
      return before.map { $0 != UInt8(ascii: "}") && !(0x30...0x39).contains($0) } ?? true
    }
  }
}
