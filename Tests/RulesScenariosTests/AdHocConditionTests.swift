import Diagnostics
import RuleKinds
import RulesBundle
import RulesCompiler
import RulesJSON
import RulesRuntime
import SourceText
import Testing

/// An expression that is compiled alone, in a frame of the rules' bundle, has the same value as in a bundle with all rules.
@Suite struct AdHocConditionTests {
  private static let facts =
    #"{"plan":"free","usage.savedFlows":2,"age":17,"name":"Ann é","ok":true,"none":null,"days":[1,2,3],"tags":["a","ß"]}"#

  private static let expressions = [
    "1 + 2 * 3", "plan", "plan == 'free'", "plan == 'free' ? limits.saved_flows : 0", "limits.saved_flows - usage.savedFlows",
    "plan_can('flow.save')", "age >= 18", "age in days", "2 in days", "'ß' in tags", "'b' in ['a', 'b', name]", "name + '!' == 'Ann é!'",
    "size(name)", "size(tags) + size(['x', 'y'])", "ok && none == null", "none == null ? 1 : none", "1 / 0 == 1", "1 / (age - 17)",
    "duration('90m') > duration('1h')", "timestamp('2026-01-05T10:00:00Z') + duration('24h')", "[name, 'x'] == ['Ann é', 'x']", "tags",
    "['one', 'two']", "[]", "age == 17 || 1 / 0 == 1", "plan == 'pro' && usage.savedFlows > 1", "9223372036854775807 + age", "-age",
    "settings.grace_window > duration('1h')", "nobody", "1 +", "age + name",
  ]

  @Test func meansTheSameAlone() throws {
    let (checked, rules) = (ProductRules.shared.checked, ProductRules.shared.rules)
    let compiler = AdHocConditions(checked)
    var given: [GivenFact] = []
    GivenFact.collect(try #require(try JSON.parse(Array(Self.facts.utf8)).objectValue), prefix: "", into: &given)
    let types: [(name: String, type: FactType, orNull: Bool)] = [
      ("age", .int, false), ("name", .text, false), ("ok", .bool, false), ("none", .int, true), ("days", .listOf(.int), false),
      ("tags", .listOf(.text), false),
    ]
    let brought = types.map { AdHocConditions.BroughtFact(name: $0.name, type: $0.type, orNull: $0.orNull) }
    let frame = Frame(for: rules.bundle, brought: brought.count)
    for expression in Self.expressions {
      var (sources, whole, alone) = (SourceSet(), [Diagnostic](), [Diagnostic]())
      let bundled = AdHocCondition(expression, rules: checked, facts: types, sources: &sources, diagnostics: &whole)
      let loose = compiler.compile(expression, bringing: brought, sources: &sources, diagnostics: &alone)
      #expect(whole.map(\.message) == alone.map(\.message) && whole.map(\.helps) == alone.map(\.helps), "\(expression)")
      guard let bundled, let loose else {
        #expect(bundled == nil && loose == nil && !whole.isEmpty, "\(expression)")
        continue
      }
      #expect(bundled.type == loose.type, "\(expression)")
      let wholeRules = Rules(try RuleBundle(bundled.bundle))
      let wholeFrame = wholeRules.makeFrame()
      try wholeRules.fill(wholeFrame, with: given)
      let field = try #require(wholeRules.bundle.find(.snapshot, AdHocCondition.field))
      let program = try #require(wholeRules.bundle.snapshot[field].program)
      let expected = wholeRules.present(
        wholeRules.evaluator.evaluate(program: program, wholeFrame),
        values: wholeRules.bundle.programs[program].valuesOf, wholeFrame)
      try rules.fill(frame, with: given.filter { compiler.isDeclared($0.name) })
      for (index, fact) in brought.enumerated() {
        let value = try #require(given.first { $0.name == fact.name }).value
        #expect(frame.bring(rules.bundle.count(.facts) + index, value))
      }
      let actual = rules.present(rules.evaluator.evaluate(loose.program, frame), values: loose.valuesOf, frame)
      #expect(JSON(actual, rules.bundle) == JSON(expected, wholeRules.bundle), "\(expression)")
    }
  }
}
