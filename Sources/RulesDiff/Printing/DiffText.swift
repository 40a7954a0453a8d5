extension DiffReport {
  /// The report as text for a terminal.
  package var text: String {
    var lines = [DiffWords(report: self).summary]
    func section(_ heading: String, _ body: [String]) { if !body.isEmpty { lines += ["", heading] + body } }
    section(Category.contract.heading, breaks.map { "  \($0.text)" + ($0.place.map { " (\($0.text))" } ?? "") })
    for category in Category.allCases where category != .contract {
      section(category.heading, changes(category).flatMap(DiffReport.lines))
    }
    section("Changed answers", answerLines)
    section("Changed scenarios", scenarioLines)
    if !isEmpty { section("Coverage", DiffWords(report: self).covered.map { "  \($0)" }) }
    return lines.joined(separator: "\n")
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
      let noun = group.decisions.count == 1 ? group.singular : "\(group.singular)s"
      let example = group.exampleText.isEmpty ? [] : ["      for example \(group.exampleText)"]
      return ["  \(who)\(group.old) -> \(group.new)", "      \(noun) \(DiffWords.list(group.decisions))"] + example
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
