import Diagnostics
import RuleChecks
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
}
