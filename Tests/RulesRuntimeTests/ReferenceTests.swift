import Reference
import RulesBundle
import RulesRuntime
import TestSupport
import Testing

/// The evaluator agrees with the plain meaning of every expression: from text through the checker, the compiler, and the bundle to the
/// value.
///
/// `RULEBOOK_CASES` values are compared; by default, a few with every run.
@Suite struct ReferenceTests {
  private static let worlds = max(20, (TestRun.cases ?? 0) / (6 * 370))

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func randomExpressions(seed: UInt64) throws {
    var random = RandomExpressions(seed: seed)
    var expressions: [Expression] = []
    for _ in 0..<250 { expressions.append(random.bool(4)) }
    for _ in 0..<60 { expressions.append(random.int(4)) }
    for _ in 0..<30 { expressions.append(random.text(3)) }
    for _ in 0..<30 { expressions.append(random.duration(3)) }
    let rules = try SmallBook.rules(expressions.map(\.text))
    let programs = try expressions.indices.map { try SmallBook.program($0, rules) }
    let frame = rules.makeFrame()
    var (values, errors) = (0, 0)
    for _ in 0..<Self.worlds {
      let world = random.world()
      frame.fill(world, rules)
      for (expression, program) in zip(expressions, programs) {
        let expected = expression.meaning(world)
        let actual = Meaning(rules.evaluator.evaluate(program: program, frame), frame)
        #expect(actual == expected, "seed \(seed): \(expression.text) with \(world)")
        if expected.isError { errors += 1 } else { values += 1 }
      }
    }
    #expect(values > 2000 && errors > 500, "seed \(seed): \(values) values, \(errors) errors")
  }
}
