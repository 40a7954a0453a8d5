import Conditions
import Foundation
import RuleKinds
import RulesBundle
import RulesCompiler
import RulesDiff
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Random pairs of small rule books, compared by the proof, by the whole comparison, and by asking about every value of every fact.
///
/// `RULEBOOK_PAIRS=10000` tries so many; `RULEBOOK_SEED` makes others.
@Suite struct RandomPairTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["RULEBOOK_PAIRS"].flatMap(Int.init) ?? 60
  private static let seed = environment["RULEBOOK_SEED"].flatMap(UInt64.init) ?? 27

  @Test func theProofAgreesWithEnumeration() throws {
    var (figures, tried) = (PairFigures(), 0)
    while figures.pairs < Self.count, tried < Self.count * 20 {
      var dice = JudgeDice(Self.seed &* 1_000_003 &+ UInt64(tried))
      tried += 1
      let old = RandomBook(&dice)
      let new = old.changed(&dice)
      try figures.judge(old, new, name: "seed \(Self.seed), pair \(tried - 1)", isWhole: figures.pairs % 10 == 0)
    }
    print("seed \(Self.seed), \(tried) generated: \(figures.summary)")
    for problem in figures.problems.prefix(20) { print(problem) }
    #expect(figures.pairs == Self.count)
    #expect(figures.problems.isEmpty)
  }
}

/// What the judge of random pairs counted.
struct PairFigures {
  private(set) var pairs = 0
  private var (same, different, open, whole) = (0, 0, 0, 0)
  private(set) var problems: [String] = []

  var summary: String {
    """
    \(pairs) pairs; \(same) decisions are the same for everybody and \(different) are not; the proof left \(open) open and disagrees \
    \(problems.count) times; \(whole) pairs also by the whole comparison
    """
  }

  /// Random rules may be useless, such as an unreachable row. Checks would refuse them.
  private static let unchecked: Pipeline = {
    var pipeline = Pipeline.checking(on: "2026-06-01")
    pipeline.checks = .none
    return pipeline
  }()

  /// Compares a pair. `isWhole`: also with `RulesDiff.compare`, and with the answers of the rules themselves.
  mutating func judge(_ old: RandomBook, _ new: RandomBook, name: String, isWhole: Bool) throws {
    let sides = [old, new].map { Self.unchecked.compile($0.input) }
    guard sides.allSatisfy({ !$0.hasErrors }), let there = sides[0].rules, let here = sides[1].rules else { return }
    pairs += 1
    var found = RandomBook.decisions.map { _ in Set<[String]>() }
    for facts in RandomFacts.all {
      let values = (old.values(facts), new.values(facts))
      for (position, decision) in RandomBook.decisions.enumerated() {
        let (was, now) = (old.decide(decision, facts, values.0), new.decide(decision, facts, values.1))
        if was != now { found[position].insert([was, now]) }
      }
    }
    var differing: Set<String> = []
    for (decision, results) in zip(RandomBook.decisions, found) {
      if results.isEmpty { same += 1 } else { different += 1 }
      if !results.isEmpty { differing.insert(decision) }
      guard let comparison = BookComparison(Self.rows(decision, there), Self.rows(decision, here)) else {
        problems.append("\(name): \(decision) was not compared")
        continue
      }
      let outcome = comparison.outcome()
      if !outcome.isComplete { open += 1 }
      let count = outcome.examples.count
      if outcome.isComplete ? count != results.count : count > results.count {
        problems.append("\(name): \(decision): the proof finds \(count) pairs of results, enumeration \(results.count): \(results)")
      }
    }
    guard isWhole, let report = RulesDiff.compare(sides[0], sides[1], tellsStories: false) else { return }
    whole += 1
    let reported = Set(report.answers.filter { !$0.old.contains("undecided") && !$0.new.contains("undecided") }.map { $0.decision })
    if reported != differing { problems.append("\(name): reported \(reported.sorted()), enumeration \(differing.sorted())") }
    for (book, side) in zip([old, new], sides) { try confirm(book, side, name) }
  }

  private static func rows(_ decision: String, _ rules: CheckedRules) -> ([DecidingRow], RuleBook, TypedBook) {
    func all(_ rows: [(conditions: [Name<Condition>], result: String)]) -> [DecidingRow] {
      rows.map { row in DecidingRow(row.conditions.compactMap { rules.typed.condition($0.text)?.root }, result: row.result) }
    }
    var rows: [DecidingRow] = []
    switch decision {
    case "table": rows = all(rules.book.tables["table"]?.rows.map { ($0.conditions, $0.then) } ?? [])
    case "plan": rows = all(rules.book.plans.resolution.map { ($0.conditions, $0.plan.text) })
    default:
      if let action = rules.book.actions["action"] {
        rows = ActionRows(rules.book, rules.typed).rows(of: action, Name("action")).map { row in
          if case .deny(let reason, _) = row.ending { return DecidingRow(row.when.map { [$0] } ?? [], result: reason.text) }
          return DecidingRow(row.when.map { [$0] } ?? [], result: "allow")
        }
      }
    }
    return (rows, rules.book, rules.typed)
  }

  /// The expected decisions are those of the rules: some persons are asked through the public API.
  private mutating func confirm(_ book: RandomBook, _ side: Compilation, _ name: String) throws {
    let rules = Rules(try RuleBundle(try #require(side.lowered).bundle))
    let frame = rules.makeFrame()
    for index in stride(from: 0, to: RandomFacts.all.count, by: 997) {
      let facts = RandomFacts.all[index]
      let asked = #"""
        {"plan":"\#(facts.plan)","wet":\#(facts.wet),"cold":\#(facts.cold),"color":"\#(facts.color)","few":\#(facts.few),
        "many":\#(facts.many),
        "left":\#(facts.left.map(String.init) ?? "null"),"wait":"\#(facts.wait)m",
        "now":"2026-03-02T10:0\#(facts.age):00Z","seen":"2026-03-02T10:00:00Z"}
        """#
      for (decision, request) in [("table", #""ask":"table","table":"table""#), ("action", #""ask":"entitlement","action":"action""#)] {
        var writer = JSONWriter()
        _ = rules.answer(Array("{\(request),\"facts\":\(asked)}".utf8), frame, into: &writer)
        let answer = try JSON.parse(writer.bytes)
        let text = decision == "table" ? answer["answer"]?.stringValue : answer["reasonCode"]?.stringValue ?? "allow"
        let expected = book.decide(decision, facts, book.values(facts))
        if text != expected {
          problems.append("\(name): the rules answer \(text ?? "nothing"), not \(expected): \(request) \(asked)")
        }
      }
    }
  }
}
