import Diagnostics
import Foundation
import RuleChecks
import RuleKinds
import Testing

/// docs/edit/checks.md names a check for every mistake of the analyst's list, and the corpus has an example of it.
@Suite struct ChecksPageTests {
  private struct Row {
    var name: String
    var caughtBy: String
    /// The text between backticks.
    var names: [String] {
      caughtBy.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    /// Rows of mistakes that cannot occur in a rule file, or that are not checked.
    var hasNoExample: Bool { ["cannot be written", "not covered", "a command"].contains { caughtBy.hasPrefix($0) } }
  }

  private struct Group {
    var title: String
    var count: Int
    var rows: [Row]
  }

  private static func groups() throws -> [Group] {
    let page = String(decoding: try Data(contentsOf: RuleFiles.packageFolder.appendingPathComponent("docs/edit/checks.md")), as: UTF8.self)
    return try page.components(separatedBy: "\n## ").dropFirst().map { section in
      let head = try #require(section.firstMatch(of: #/^(\d+\. .+) \((\d+)\)\n/#))
      let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        return Row(name: cells[1], caughtBy: cells.count > 2 ? cells[2] : "")
      }
      return Group(title: String(head.output.1), count: Int(head.output.2) ?? 0, rows: Array(rows))
    }
  }

  @Test func thePageNamesThemAll() throws {
    let groups = try Self.groups()
    for group in groups { #expect(group.rows.count == group.count, "\(group.title)") }
    let names = groups.flatMap(\.rows).map(\.name)
    // The analyst's list, followed by mistakes that others found.
    #expect(groups.prefix(16).reduce(0) { $0 + $1.count } == 289)
    #expect(Set(names).count == names.count)
  }

  @Test func everyMistakeIsCaughtBySomethingThatIsThere() throws {
    let known = Set(AllChecks.explanations.map(\.name))
    for group in try Self.groups() {
      for row in group.rows where !row.hasNoExample {
        #expect(row.names.contains { known.contains($0) }, "\(group.title): nothing catches \(row.name): \(row.caughtBy)")
        let gone = row.names.filter { $0.wholeMatch(of: #/[a-z]+\.[a-z-]+/#) != nil && !known.contains($0) }
        #expect(gone == [], "\(group.title): \(row.name) names a check that does not exist")
      }
    }
  }

  @Test func theCorpusShowsThem() throws {
    let rows = Dictionary(try Self.groups().flatMap(\.rows).map { ($0.name, $0) }) { first, _ in first }
    var shown: Set<String> = []
    for mistake in try Mistake.all() {
      for name in mistake.covers {
        let row = try #require(rows[name], "\(mistake.testDescription) covers \(name), which is not in docs/edit/checks.md")
        #expect(row.names.contains(mistake.reports), "\(mistake.reports) catches \(name), but docs/edit/checks.md has \(row.caughtBy)")
        shown.insert(name)
      }
    }
    for row in rows.values where !row.hasNoExample { #expect(shown.contains(row.name), "no mistake of the corpus covers \(row.name)") }
  }
}
