import RuleKinds
import RulesBundle
import RulesCompiler
import RulesDiff
import Testing

/// Rules of an older revision, with errors that only a newer check reports, can be compared.
///
/// The fixtures of the checks are such rules: each is compared with the rules without the mistake.
@Suite struct OlderRulesTests {
  private let pipeline = {
    var pipeline = Pipeline(today: RuleFiles.today, checks: RuleFiles.checks)
    pipeline.toleratesErrors = true
    return pipeline
  }()

  @Test(arguments: FixtureTests.names) func theyAreCompared(_ name: String) throws {
    let base = try RuleFiles.bakery()
    let old = pipeline.compile(try base.overlaid(with: FixtureTests.files(name, "fires")).input())
    guard let lowered = old.lowered else { return }
    #expect((try? RuleBundle(lowered.bundle)) != nil)
    #expect(RulesDiff.compare(old, pipeline.compile(base.input())) != nil)
  }

  /// Most checks only demand what lowering does not rely on.
  @Test func mostBecomeABundle() throws {
    var (broken, lowered) = (0, 0)
    for name in FixtureTests.names {
      let old = pipeline.compile(try RuleFiles.bakery().overlaid(with: FixtureTests.files(name, "fires")).input())
      guard old.hasErrors else { continue }
      (broken, lowered) = (broken + 1, lowered + (old.lowered == nil ? 0 : 1))
    }
    #expect(broken > 100 && lowered * 2 > broken, "\(lowered) of \(broken)")
  }

  /// A mistake of syntax, of a form, or of a name is not reported only by newer checks.
  @Test func whatCannotBeReadIsNoBundle() throws {
    var files = try RuleFiles.bakery()
    files.files["limits.yaml", default: []] += Array("broken: {counts: nothing}\n".utf8)
    let compilation = pipeline.compile(files.input())
    #expect(compilation.hasErrors && compilation.lowered == nil)
  }
}
