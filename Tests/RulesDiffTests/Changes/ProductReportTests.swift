import RulesDiff
import Testing

/// What `rulebook diff` reports about each change of the corpus is what the two rule books answer. `RULEBOOK_CHANGES=1` tries all changes.
@Suite struct ProductReportTests {
  @Test(arguments: ChangeCorpus.fewer) func theReportIsHonest(_ change: ProductChange) throws {
    let place = ChangeCorpus.all.place(of: change)
    let verdict = ReportVerdict(change: change, report: try #require(try ChangeSides(change).report))
    let told = verdict.report.headlines.map { "\($0.category.rawValue) | \($0.who) | \($0.text)" }.joined(separator: "\n")
    #expect(
      verdict.misses == change.misses,
      "\(place): expected \(change.risk) for \(change.who); unsaid: \(verdict.unsaid); claimed: \(verdict.claimed)\n\(told)")
  }
}
