import Diagnostics

extension DiffReport {
  /// The report as text for a terminal: one sentence for each change, in at most 25 lines.
  package var text: String {
    let (sentences, foot) = (headlineLines, footLines)
    // Two blank lines, the heading, and the number of those that are left out.
    let room = DiffReport.mostLines - sentences.count - foot.count - 4
    let names = room < 1 ? [] : nameLines(atMost: min(DiffReport.mostNames, room))
    return (sentences + names + [""] + foot).joined(separator: "\n").trimmedEnd
  }

  /// The whole report as text: the sentences, then every value, answer, and scenario.
  package var detailedText: String {
    var lines = headlineLines + nameLines(atMost: names.count)
    func section(_ heading: String, _ body: [String]) { if !body.isEmpty { lines += ["", heading] + body } }
    section(Category.contract.heading, breaks.map { "  [\($0.rule)] \($0.text)" + ($0.place.map { " (\($0.text))" } ?? "") })
    for category in Category.allCases where category != .contract {
      section("Values: \(category.heading.lowercased())", changes(category).flatMap(DiffReport.lines))
    }
    section("Changed answers", answerLines)
    section("Changed scenarios", scenarioLines)
    if !isEmpty { section("Coverage", DiffWords(report: self).covered.map { "  \($0)" }) }
    return lines.joined(separator: "\n")
  }

  /// The maximum number of sentences in the short form.
  static let mostHeadlines = 12

  private var headlineLines: [String] {
    let words = DiffWords(report: self)
    var lines = [words.summary] + (words.expectations.isEmpty ? [] : [words.expectations])
    var shown = 0
    for category in Category.allCases {
      let mine = headlines.filter { $0.category == category }
      if mine.isEmpty || shown >= DiffReport.mostHeadlines { continue }
      let fit = mine.prefix(DiffReport.mostHeadlines - shown)
      shown += fit.count
      lines += ["", category.heading] + fit.map { "  \($0.line)" }
      if fit.count < mine.count { lines.append("  and \(mine.count - fit.count) more") }
    }
    lines += environmentLines
    lines += questions.isEmpty ? [] : ["", DiffWords.questions] + questions.map { "  \($0.text)" }
    let notes = changes(.notes).count
    if notes > 0 {
      lines += ["", "\(Category.notes.heading): \(DiffWords.count(notes, "change", "changes")) that users do not notice\(words.locks)"]
    }
    return lines
  }

  /// The number of lines in which the short form explains names. More sentences leave no room for names.
  private static let mostLines = 25

  /// The maximum number of names that the short form explains.
  private static let mostNames = 6

  private func nameLines(atMost most: Int) -> [String] {
    if names.isEmpty { return [] }
    let shown = names.prefix(most).map { "  \($0.name): \(DiffWords.cut($0.about))" }
    return ["", "Names"] + shown + (names.count > most ? ["  and \(names.count - most) more in the details"] : [])
  }

  private var environmentLines: [String] {
    ownEnvironments.flatMap { report -> [String] in
      ["", "In \(report.title), where a server sets values"] + report.facts.map { "  \($0)" }
        + report.headlines.map { "  \($0.category.heading): \($0.line)" }
    }
  }

  private var footLines: [String] {
    var lines: [String] = []
    let names = Set(scenarios.flatMap { [$0.scenario] + $0.others }).sorted()
    if !names.isEmpty {
      lines.append("\(DiffWords.count(names.count, "scenario answers", "scenarios answer")) differently: \(DiffWords.list(names))")
    }
    if !isEmpty { lines.append(DiffWords(report: self).proof) }
    return lines
  }

  private static func lines(_ change: Change) -> [String] {
    let verb = DiffWords.verb(change)
    var lines = ["  \(change.path)\(verb.isEmpty ? "" : " (\(verb))")"]
    let values = DiffWords.values(change)
    if !values.isEmpty { lines.append("      \(values)") }
    let affected = DiffWords.affected(change)
    if !affected.isEmpty { lines.append("      affects \(affected)") }
    let places = DiffWords.places(change)
    lines.append("      " + [change.delivery == .none ? "" : change.delivery.words, places].filter { !$0.isEmpty }.joined(separator: "; "))
    return lines
  }

  private var answerLines: [String] {
    answerGroups.flatMap { group in
      let who = group.plans.isEmpty ? "" : "\(group.plans.joined(separator: ", ")): "
      let noun = group.decisions.count == 1 ? group.singular : group.singular.pluralNoun
      let example = group.exampleText.isEmpty ? [] : ["      for example \(group.exampleText)"]
      return ["  \(who)\(group.old) -> \(group.new)", "      \(noun) \(DiffWords.list(group.decisions))"] + example
        + DiffReport.table(group.diary).map { "      \($0)" }
    }
  }

  /// A diary in columns: when, what, and what the old and the new rules answer.
  static func table(_ diary: [DiaryLine]) -> [String] {
    let rows = diary.map { line in
      [[line.at, line.until].compactMap(\.self).joined(separator: " to "), line.what, line.old ?? "", line.new ?? ""]
    }
    guard rows.count > 1 else { return [] }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let start = (0..<2).map { row[$0].padded(widths[$0]) }.joined(separator: "  ")
      return row[2].isEmpty ? start.trimmedEnd : "\(start)  \(row[2])  ->  \(row[3])"
    }
  }

  /// The maximum number of scenarios in text and Markdown. The JSON output has all of them.
  static let mostScenarios = 12
  private static let mostDifferences = 4

  private var scenarioLines: [String] {
    var lines: [String] = []
    for change in scenarios.prefix(DiffReport.mostScenarios) {
      let step = change.step.isEmpty ? "" : " \(change.step)"
      lines.append("  \(change.scenario)\(step) (\(change.question))")
      lines += change.differences.prefix(DiffReport.mostDifferences).map { "      \(DiffWords.difference($0))" }
      let more = change.differences.count - DiffReport.mostDifferences
      if more > 0 { lines.append("      and \(more) more") }
      if !change.others.isEmpty { lines.append("      the same in \(DiffWords.list(change.others))") }
    }
    if scenarios.count > DiffReport.mostScenarios { lines.append("  and \(scenarios.count - DiffReport.mostScenarios) more") }
    return lines
  }
}

extension Headline {
  /// The sentence, and who is affected if it does not say so.
  var line: String {
    switch who {
    case "no user": "\(text) Apps do not receive it."
    case "no user that was tried": "\(text) No answer that was tried differs."
    case "no user with the other changes": "\(text) Together with the other changes, no answer that was tried differs."
    case "no user of an answer": "\(text) No request shows what apps do with it."
    case "no user today": "\(text) No user is affected today."
    default: text
    }
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }

  /// The text without blanks and line breaks at its end.
  fileprivate var trimmedEnd: String {
    var text = Substring(self)
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}
