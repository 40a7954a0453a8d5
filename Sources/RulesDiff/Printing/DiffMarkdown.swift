extension DiffReport {
  /// The report as Markdown for a review comment. The first line identifies the comment, so that the next run finds it.
  package var markdown: String {
    let words = DiffWords(report: self)
    var lines = ["<!-- rulebook diff -->", "### Rule changes", "", words.summary + "."]
    if !words.expectations.isEmpty { lines += ["", Markdown.text(words.expectations) + "."] }
    func section(_ heading: String, _ body: [String]) { if !body.isEmpty { lines += ["", "#### \(heading)", ""] + body } }
    func folded(_ heading: String, _ body: [String]) {
      if !body.isEmpty { lines += ["", "<details><summary>\(heading)</summary>", ""] + body + ["", "</details>"] }
    }
    for category in Category.allCases {
      section(category.heading, headlines.filter { $0.category == category }.map { "- \(Markdown.sentence($0.line))" })
    }
    for report in ownEnvironments {
      section(
        "In \(Markdown.text(report.title)), where a server sets values",
        report.facts.map { "- \(Markdown.sentence($0))" }
          + report.headlines.map { "- \($0.category.heading): \(Markdown.sentence($0.line))" })
    }
    section(DiffWords.questions, questions.map { "- \(Markdown.sentence($0.text))" })
    section("Names", names.map { "- \(Markdown.code($0.name)): \(Markdown.text($0.about))" })
    let told = changes.filter { $0.category != .notes }
    folded("Changed values: \(told.count)", told.isEmpty ? [] : DiffReport.table(told))
    folded("Changed answers: \(answers.count)", answerTable)
    folded("Changed scenarios: \(scenarios.count)", scenarioList)
    let notes = changes(.notes)
    folded("\(Category.notes.heading): \(notes.count)", notes.isEmpty ? [] : DiffReport.table(notes))
    if !isEmpty { folded("Coverage", words.covered.map { "- \(Markdown.text($0))" }) }
    return lines.joined(separator: "\n")
  }

  /// The maximum number of rows in a comment. The remaining rows are counted.
  private static let mostRows = 60

  private static func table(_ changes: [Change]) -> [String] {
    if changes.isEmpty { return [] }
    var lines = ["| rule | before | after | affects | delivery |", "|---|---|---|---|---|"]
    for change in changes.prefix(mostRows) {
      let verb = DiffWords.verb(change)
      let what = Markdown.code(change.path) + (verb.isEmpty ? "" : " (\(verb))") + "<br>" + Markdown.cell(DiffWords.places(change))
      let sides = DiffWords.sides(change)
      let (old, new) = (Markdown.cell(sides.old), Markdown.cell(sides.new))
      let who = DiffWords.affected(change).split(separator: "; ").map { Markdown.cell(String($0)) }.joined(separator: "<br>")
      lines.append("| \(what) | \(old) | \(new) | \(who) | \(change.delivery.words) |")
    }
    if changes.count > mostRows { lines += ["", "and \(changes.count - mostRows) more"] }
    return lines
  }

  private var answerTable: [String] {
    if answers.isEmpty { return [] }
    var lines = ["| decisions | plans | before | after | example |", "|---|---|---|---|---|"]
    let groups = answerGroups
    for group in groups.prefix(DiffReport.mostRows) {
      let cells = [
        Markdown.cell(DiffWords.list(group.decisions)), Markdown.cell(group.plans.joined(separator: ", ")), Markdown.cell(group.old),
        Markdown.cell(group.new), group.exampleText.isEmpty ? "" : Markdown.code(group.exampleText),
      ]
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    if groups.count > DiffReport.mostRows { lines += ["", "and \(groups.count - DiffReport.mostRows) more"] }
    return lines
  }

  private var scenarioList: [String] {
    var lines: [String] = []
    for change in scenarios.prefix(DiffReport.mostScenarios) {
      let step = change.step.isEmpty ? "" : " \(change.step)"
      let others = change.others.isEmpty ? "" : ", the same in \(DiffWords.list(change.others))"
      lines.append("- \(Markdown.code(change.scenario + step)) (\(Markdown.text(change.question)))\(Markdown.text(others))")
      lines += change.differences.prefix(4).map { "  - \(Markdown.cell(DiffWords.difference($0)))" }
      if change.differences.count > 4 { lines.append("  - and \(change.differences.count - 4) more") }
    }
    if scenarios.count > DiffReport.mostScenarios { lines.append("- and \(scenarios.count - DiffReport.mostScenarios) more") }
    return lines
  }
}

/// Escapes strings of the rules in Markdown. The author of a proposed change controls them, so they must not create links, mentions, or HTML.
enum Markdown {
  static func text(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "*", "_", "[", "]", "!", "~", "|": result += "\\\(character)"
      case "\n", "\r\n", "\r": result += " "
      default: result.append(character)
      }
    }
    // Markdown turns a bare address into a link.
    return result.replacing("://", with: ":&#47;/").replacing("www.", with: "www&#46;")
  }

  /// A sentence whose names are in backticks.
  static func sentence(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index % 2 == 1 ? Markdown.code(String(part)) : Markdown.text(String(part))
    }.joined()
  }

  /// A string in a cell of a table.
  static func cell(_ text: String) -> String { Markdown.text(text).replacing("`", with: "&#96;") }

  /// A string as code. Backticks and bars are replaced, because a table has no escape for them inside code.
  static func code(_ text: String) -> String {
    "`" + text.replacing("`", with: "'").replacing("|", with: "¦").replacing("\n", with: " ") + "`"
  }
}
