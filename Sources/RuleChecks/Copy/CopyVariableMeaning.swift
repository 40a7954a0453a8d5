internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports variables that stand for another thing in one sentence than in the others.
enum CopyVariableMeaning {
  static let explanation = Explanation(
    "copy.variable-meaning", .error,
    finds:
      "A variable that stands for the used amount of a limit in some sentences and for the remaining amount in others; or a variable whose value does not match its name here, although it does in all other sentences; one that is named after another fact than it shows; a sentence that is named after one of two settings and shows the other; or two variables in front of the words that the other one is named after.",
    why: "Authors and translators of `{count} of {limit}` must know which of the two it is.",
    example:
      "credits.counter: {text: \"Credits: {count}/{limit}\", values: {count: credits.left, ...}}   # elsewhere, count is the used amount",
    instead: "credits.counter: {text: \"Credits: {remaining}/{limit}\", values: {remaining: credits.left, ...}}")

  private struct Use {
    var variable: String
    var fact: String
    var place: Span
  }

  static let check = Check(explanation) { context, diagnostics in
    let used = Set(context.book.limits.entries.compactMap { $0.value.used?.text })
    let left = Set(context.book.limits.entries.compactMap { $0.value.left?.text })
    var uses: [Use] = []
    for entry in context.book.copy.entries {
      for value in entry.value.values.entries {
        let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
        guard case .fact(let fact, _, _)? = context.typed[path]?.root, used.contains(fact) != left.contains(fact) else { continue }
        uses.append(Use(variable: value.variable, fact: fact, place: context.places.key(path)))
      }
    }
    for variable in Set(uses.map(\.variable)).sorted() {
      let own = uses.filter { $0.variable == variable }
      let asUsed = own.filter { used.contains($0.fact) }
      let asLeft = own.filter { left.contains($0.fact) }
      // The less frequent meaning is reported.
      let (odd, common) = asUsed.count < asLeft.count ? (asUsed, asLeft) : (asLeft, asUsed)
      guard let usual = common.first else { continue }
      for use in odd {
        let what = left.contains(use.fact) ? "the remaining amount" : "the used amount"
        diagnostics.append(
          Diagnostic(
            explanation, "`{\(variable)}` is \(what) here, but not elsewhere", at: use.place, what,
            secondary: [.init(usual.place, left.contains(usual.fact) ? "the remaining amount" : "the used amount")],
            helps: ["rename it in the sentence and under `values`"]))
      }
    }
    var own: [Diagnostic] = []
    unlike(context, &own)
    named(context, &own)
    exchanged(context, &own)
    sibling(context, &own)
    followed(context, &own)
    // Two values that were exchanged are one mistake.
    var sentences: Set<RulePath> = []
    diagnostics += own.filter { one in context.places.keyPath(at: one.primary.span).map { sentences.insert($0.rule).inserted } ?? true }
  }

  /// Reports a variable that is named after a limit and shows its used or remaining amount, while another variable shows the limit.
  private static func exchanged(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    for entry in context.book.copy.entries where !context.isFaulty(Copy.key, entry.name.text) {
      guard entry.value.values.entries.count > 1 else { continue }
      let values = entry.value.values.entries.compactMap { value -> (name: String, path: RulePath, hasLimit: Bool, isNamedLimit: Bool)? in
        let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
        guard let typed = context.typed[path] else { return nil }
        return (value.variable, path, !typed.uses.limits.isEmpty, FileWords.words(of: value.variable).contains("limit"))
      }
      guard let wrong = values.first(where: { $0.isNamedLimit && !$0.hasLimit }),
        let other = values.first(where: { $0.hasLimit && !$0.isNamedLimit }), !values.contains(where: { $0.hasLimit && $0.isNamedLimit })
      else { continue }
      let sentence = context.places.span(RulePath(Copy.key, entry.name.text))
      if diagnostics.contains(where: { sentence.contains($0.primary.span) }) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`{\(wrong.name)}` shows no limit, but `{\(other.name)}` does", at: context.places.key(wrong.path),
          "named after a limit", secondary: [.init(context.places.span(other.path), "the limit")],
          helps: ["exchange the two values, or rename the variables in the sentence and under `values`"]))
    }
  }

  /// Reports two variables in front of the words that the other one is named after: `{left} of {limit} used, {used} left`.
  private static func followed(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    for text in context.spokenTexts where EnglishWords.apply(to: text.language, context.book.manifest.copyLanguage) {
      let variables = Set((context.book.copy[text.copy]?.values.entries ?? []).map(\.variable))
      if variables.count < 2 || context.isFaulty(Copy.key, text.copy.text) { continue }
      for form in text.forms {
        let pairs = pairs(form.text)
        guard
          let wrong = pairs.first(where: { pair in
            variables.contains(pair.word) && pair.word != pair.variable && pairs.contains { $0.word == pair.variable }
              && !pairs.contains { $0.variable == pair.word && $0.word == pair.word }
          })
        else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`{\(wrong.variable)}` stands in front of “\(wrong.word)”, but `{\(wrong.word)}` is another variable",
            at: context.places.span(form.path), helps: ["exchange `{\(wrong.variable)}` and `{\(wrong.word)}`, or rename them"]))
      }
    }
  }

  /// The variables of a sentence with the word that follows each.
  private static func pairs(_ text: String) -> [(variable: String, word: String)] {
    text.split(separator: "{").dropFirst().compactMap { piece in
      let name = piece.prefix { $0 != "}" }
      let word = piece.dropFirst(name.count + 1).drop { $0 == " " }.prefix { $0.isLetter }
      return word.isEmpty ? nil : (String(name), word.lowercased())
    }
  }

  /// Reports a sentence that is named after one of two settings and shows only the other: `snooze.long` shows `settings.snooze_short`.
  private static func sibling(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let settings = context.book.settings.names.map { (name: $0, words: Set(FileWords.words(of: $0))) }
    for entry in context.book.copy.entries where !context.isFaulty(Copy.key, entry.name.text) {
      guard entry.value.values.entries.count == 1, let variable = entry.value.values.entries.first?.variable else { continue }
      let path = RulePath(Copy.key, entry.name.text, "values", variable)
      guard case .constant(_, _, let setting?)? = context.typed[path]?.root else { continue }
      let own = Set(FileWords.words(of: String(setting.dropFirst("settings.".count))))
      let words = Set(FileWords.words(of: entry.name.text))
      let meant = settings.first { other in
        let (more, less) = (other.words.subtracting(own), own.subtracting(other.words))
        return more.count == 1 && less.count == 1 && own.count > 1 && more.isSubset(of: words)
          && less.isDisjoint(with: words.union(FileWords.words(of: variable)))
      }
      guard let meant else { continue }
      let place = context.places.exact(path.appending("value")) ?? context.places.span(path)
      if diagnostics.have(explanation, at: place) || diagnostics.have(explanation, at: context.places.key(path)) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` shows `\(setting)`, but there is a setting `\(meant.name)`", at: place, "another value",
          helps: ["write `settings.\(meant.name)`, or rename the copy key"], fixes: Fix.write(["settings.\(meant.name)"], at: place)))
    }
  }

  /// Reports a variable with the name of another fact of the same thing: `{window}` is `ladder.pause`, although there is `ladder.window`.
  private static func named(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let facts = Set(context.book.facts.names + Ordinals.ladderFacts.map(\.name))
    for entry in context.book.copy.entries where !context.isFaulty(Copy.key, entry.name.text) {
      for value in entry.value.values.entries {
        let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
        guard case .fact(let fact, _, _)? = context.typed[path]?.root, let dot = fact.lastIndex(of: ".") else { continue }
        let meant = "\(fact[..<dot]).\(value.variable)"
        let shown = String(fact[fact.index(after: dot)...])
        guard meant != fact, facts.contains(meant), Set(FileWords.words(of: value.variable)).isDisjoint(with: FileWords.words(of: shown))
        else { continue }
        let place = context.places.exact(path.appending("value")) ?? context.places.span(path)
        if diagnostics.have(explanation, at: place) || diagnostics.have(explanation, at: context.places.key(path)) { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`{\(value.variable)}` is `\(fact)` here, but there is a fact `\(meant)`", at: place, "another value",
            helps: ["write `\(meant)`, or rename the variable in the sentence and under `values`"], fixes: Fix.write([meant], at: place)))
      }
    }
  }

  /// A variable with its value in one sentence.
  private struct Value {
    var text: String
    var place: Span
    /// The words of the sentence and of its key.
    var words: Set<String>
  }

  /// Reports a variable whose value differs from the value in all other sentences, and has no word of the variable's name: `{trialDays}`
  /// is `settings.trial_length` in two sentences and `settings.grace_window` in one.
  private static func unlike(_ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    var values: [String: [Value]] = [:]
    for entry in context.book.copy.entries where entry.value.values.entries.count > 0 {
      let sentences = Template.texts(of: entry.value).map(\.text)
      let words = sentences.flatMap { SentenceWords($0).words.map(\.text) } + FileWords.words(of: entry.name.text)
      for value in entry.value.values.entries {
        let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
        guard let text = context.places.expression(at: path)?.text, !context.isFaulty(path) else { continue }
        let one = Value(
          text: String(decoding: text, as: UTF8.self), place: context.places.exact(path.appending("value")) ?? context.places.span(path),
          words: Set(words))
        values["\(value.variable) \(value.format)", default: []].append(one)
      }
    }
    for (key, all) in values.sorted(by: { $0.key < $1.key }) where all.count > 2 {
      let name = String(key.prefix { $0 != " " })
      for odd in all {
        let others = all.filter { $0.place != odd.place }
        guard let usual = others.first, others.allSatisfy({ $0.text == usual.text }), usual.text != odd.text else { continue }
        let words = Set(FileWords.words(of: name))
        let own = FileWords.words(of: odd.text)
        guard words.isDisjoint(with: own), !words.isDisjoint(with: FileWords.words(of: usual.text)) else { continue }
        // A sentence about the thing of its value shows it rightly: "{used} of your {budget} for pinned flows" with `pinned.bytes`.
        let (thing, usualThing) = (own.first ?? "", FileWords.words(of: usual.text).first)
        if thing != usualThing, !["settings", "limits"].contains(thing), odd.words.contains(thing) { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`{\(name)}` is `\(odd.text)` here, but `\(usual.text)` in all other sentences", at: odd.place, "another value",
            secondary: [.init(usual.place, "its value elsewhere")],
            helps: ["write `\(usual.text)`, or rename the variable in the sentence and under `values`"]))
      }
    }
  }
}
