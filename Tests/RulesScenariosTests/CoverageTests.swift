import RuleKinds
import RulesBundle
import RulesCompiler
import RulesScenarios
import Testing

/// What no scenario reached.
@Suite struct CoverageTests {
  private func missing(_ scenarios: String, source: String? = nil) throws -> [String: [String]] {
    let compilation = try Kiosk.compile(scenarios)
    let runner = try #require(try ScenarioRunner(compilation))
    let coverage = Coverage(
      runner.names.compactMap { runner.run($0) }, runner.checked, try RuleBundle(try #require(compilation.lowered).bundle), source: source)
    return Dictionary(uniqueKeysWithValues: coverage.groups.map { ($0.name, $0.missing.map(\.description)) })
  }

  private func asking(_ cases: String...) -> String {
    "one:\n  about: One.\n  source: K1\n  given: {card.at: \"2026-03-02T11:00:00Z\", papers.taken: 1}\n  when: {may: paper.take}\n  cases:\n"
      + cases.map { "    - \($0)\n" }.joined()
  }

  @Test func nothingWasAsked() throws {
    let missing = try missing("")
    #expect(
      missing["rows"]?.sorted() == [
        "/actions/paper.take/first_match/1", "/actions/paper.take/first_match/2", "/capabilities/paper.take/plans/looker",
        "/limits/papers/plans/reader", "/plans/resolution/0", "/plans/resolution/1",
      ])
    #expect(missing["reasons"] == ["/reasons/no_card", "/reasons/enough", "/reasons/too_thick", "/reasons/unclear"])
    #expect(missing["copy"] == ["/copy/buy", "/copy/leave", "/copy/sorry"])
    #expect(missing["limits"] == ["/limits/papers/plans/reader"])
  }

  @Test func whatDecidedIsReached() throws {
    let one = try missing(asking("{then: {allowed: true}}", "{given: {papers.taken: 2}, then: {allowed: false}}"))
    #expect(
      one["rows"]?.sorted() == [
        "/actions/paper.take/first_match/1", "/capabilities/paper.take/plans/looker", "/plans/resolution/0", "/plans/resolution/1",
      ])
    #expect(one["reasons"] == ["/reasons/no_card", "/reasons/too_thick", "/reasons/unclear"])
    // The label of the one offered button counts, too.
    #expect(one["copy"] == ["/copy/buy"])
    #expect(one["limits"] == [])
  }

  @Test func aRowThatErredWasNotReached() throws {
    let rows = try missing(asking("{given: {papers.taken: not_given}, then: {reasonCode: unclear}}"))["rows"]
    #expect(rows?.contains("/limits/papers/plans/reader") == true)
  }

  @Test func onlyWhatComesFromADocument() throws {
    let card = try missing("", source: "K2")
    #expect(card["reasons"] == ["/reasons/no_card"])
    // A row without its own source has that of its plan.
    #expect(card["rows"] == ["/capabilities/paper.take/plans/looker", "/plans/resolution/0"])
    #expect(try missing("", source: "K3").values.allSatisfy(\.isEmpty))
  }
}
