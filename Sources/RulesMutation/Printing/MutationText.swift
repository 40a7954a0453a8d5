import Diagnostics

/// The report of a run as Markdown tables, which are readable in a terminal, too.
package struct MutationText {
  private let report: MutationReport

  package init(_ report: MutationReport) { self.report = report }

  /// The counts by operator and by kind, with a line for all.
  package var tables: String {
    table("operator", report.byOperator) + "\n" + table("kind", report.byKind)
  }

  /// One line about the whole run.
  package var summary: String {
    let counts = report.counts
    return "\(counts.all) mutants\(report.total > counts.all ? " of \(report.total)" : ""): \(counts.byCheck) killed by check, "
      + "\(counts.byScenario) by scenarios, \(counts.equivalent) equivalent, \(counts.elsewhere) reported at another line, "
      + "\(counts.survived) survived; \(MutationText.percent(counts.killedPerMille)) of those that change something are killed"
  }

  /// One line for a mutant that was not killed.
  package static func line(_ judged: JudgedMutant, path: String) -> String {
    let mutant = judged.mutant
    let place = "\(path):\(mutant.lines.lowerBound)"
    let verdict =
      switch judged.verdict {
      case .elsewhere(let names): "reported elsewhere (\(names.phrase()))"
      case .survived: "survived"
      case .check(let names): "check (\(names.phrase()))"
      case .scenario(let name): "scenario \(name)"
      case .equivalent: "equivalent"
      }
    return "\(place): \(mutant.operation): \(mutant.about.replacing("\n", with: " ")): \(verdict)"
  }

  private func table(_ title: String, _ rows: [(name: String, counts: MutationReport.Counts)]) -> String {
    var text = "| \(title) | mutants | by check | by scenarios | equivalent | at another line | survived | killed |\n"
    text += "|---|---|---|---|---|---|---|---|\n"
    for (name, counts) in rows + [("all", report.counts)] {
      text +=
        "| \(name) | \(counts.all) | \(counts.byCheck) | \(counts.byScenario) | \(counts.equivalent) | \(counts.elsewhere) | \(counts.survived) "
        + "| \(MutationText.percent(counts.killedPerMille)) |\n"
    }
    return text
  }

  private static func percent(_ perMille: Int) -> String { "\(perMille / 10).\(perMille % 10) %" }
}
