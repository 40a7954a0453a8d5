import Diagnostics
import Foundation
import RuleKinds
import Testing

@Suite struct ExplanationTests {
  @Test func everyDiagnosticIsExplainedOnce() {
    let names = AllChecks.explanations.map(\.name)
    #expect(Set(names).count == names.count)
    for one in AllChecks.explanations {
      for text in [one.finds, one.why, one.example, one.instead] { #expect(!text.isEmpty, "\(one.name)") }
      #expect(!(one.isWaivable && one.severity == .error), "\(one.name): an error can never be waived")
    }
  }

  /// What docs/checks.md says catches a mistake is there.
  @Test func thePageOfMistakesNamesWhatThereIs() throws {
    let page = String(
      decoding: try Data(contentsOf: RuleFiles.packageFolder.appendingPathComponent("docs/checks.md")), as: UTF8.self)
    let names = Set(AllChecks.explanations.map(\.name))
    var rows = 0
    for line in page.split(separator: "\n") where line.hasPrefix("| ") && !line.hasPrefix("| mistake") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      rows += 1
      if cells[1].hasPrefix("the checks of the same names") {
        for name in cells[0].split(separator: ",") { #expect(names.contains(name.trimmingCharacters(in: .whitespaces)), "\(line)") }
      }
      for match in cells[1].matches(of: #/`([a-z]+\.[a-z.-]+)`/#) { #expect(names.contains(String(match.1)), "\(match.1)") }
    }
    #expect(rows > 30)
  }
}
