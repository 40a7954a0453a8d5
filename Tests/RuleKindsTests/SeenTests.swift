import Diagnostics
import RuleChecks
import RuleKinds
import RulesCompiler
import Schema
import Testing

/// Checks that declare that they read no other results report the same without them: they run at once.
@Suite struct SeenTests {
  @Test(arguments: SingleMistakeTests.some.enumerated().filter { $0.offset % 8 == 0 }.map(\.element))
  func whoSeesNobodySaysTheSame(_ mistake: Mistake) throws {
    let (_, compilation, _) = try mistake.make(in: RuleFiles.productAlone(), or: RuleFiles.product())
    guard let rules = compilation.rules else { return }
    let context = CheckContext(
      book: rules.book, typed: rules.typed, places: rules.places, reading: rules.reading, broken: rules.folder.broken,
      today: RuleFiles.today, reported: [])
    let alone = AllChecks.all.filter { !$0.seesOthers }.map { check -> (Check, [Diagnostic]) in
      var own: [Diagnostic] = []
      check.run(context, &own)
      return (check, own)
    }
    let all = compilation.diagnostics + alone.flatMap(\.1)
    for (check, own) in alone {
      var seen = all
      check.run(context, &seen)
      #expect(Array(seen.dropFirst(all.count)) == own, "\(check.explanation.name) depends on other findings")
    }
  }
}
