import Diagnostics
import Foundation
import RulesCompiler
import Testing

/// Measures how many typos are reported, how many have a fix that restores the original byte for byte, and whether a fix that is applied
/// ever leaves rules that are clean and wrong.
///
/// Every test run tries a few typos. `make mistakes` tries many (`SEED=2`: others), prints the shares, and writes them to
/// docs/contribute/mistakes.md.
@Suite struct TypoMeasureTests {
  /// The number of typos of each kind; nil if only a few are tried.
  private static let count = ProcessInfo.processInfo.environment["RULEBOOK_TYPOS"].flatMap { Int($0) }
  static let seed = ProcessInfo.processInfo.environment["RULEBOOK_SEED"].flatMap { UInt64($0) } ?? 1

  static func measure() throws -> TypoMeasure { try theMeasure.get() }

  private static let theMeasure = Result {
    let files = try RuleFiles.product().files
    let input = RulesInput(files: files.map { .init(name: $0.key, path: $0.key, bytes: $0.value) }, place: "rules")
    var pipeline = Pipeline(today: RuleFiles.today, checks: RuleFiles.checks)
    pipeline.offersRepairs = true
    return TypoMeasure(input, pipeline)
  }

  @Test(.enabled(if: count == nil)) func someTypos() async throws {
    let measure = try Self.measure()
    let sites = TypoSites(measure.input)
    let outcomes = await Self.outcomes(Typo.Kind.allCases.flatMap { sites.typos($0, count: 3, seed: Self.seed) }, measure)
    for outcome in outcomes { #expect(outcome.wrong.isEmpty, "seed \(Self.seed): \(outcome.typo): \(outcome.wrong)") }
    let counted = outcomes.filter { !$0.isHarmless }
    #expect(counted.count(where: \.isRestored) * 10 >= counted.count * 7, "seed \(Self.seed): \(Self.missed(counted))")
  }

  @Test(.enabled(if: count != nil)) func allTypos() async throws {
    let measure = try Self.measure()
    let sites = TypoSites(measure.input)
    var rows: [(String, [TypoOutcome])] = []
    for kind in Typo.Kind.allCases {
      rows.append((kind.rawValue, await Self.outcomes(sites.typos(kind, count: Self.count ?? 0, seed: Self.seed), measure)))
    }
    rows.append(("all", rows.flatMap(\.1)))
    let table = Self.table(rows)
    print("seed \(Self.seed)\n\(table)\n\(Self.missed(rows[rows.count - 1].1.filter { !$0.isHarmless }))")
    if ProcessInfo.processInfo.environment["RULEBOOK_RECORD"] != nil { try MistakePage.record(table, between: "typos") }
    for outcome in rows[rows.count - 1].1 { #expect(outcome.wrong.isEmpty, "\(outcome.typo): \(outcome.wrong)") }
  }

  private static func missed(_ outcomes: [TypoOutcome]) -> String {
    outcomes.filter { !$0.isRestored }.map { "\($0.isReported ? "no fix" : "unseen") \($0.typo)\n    \($0.told)" }.joined(separator: "\n")
  }

  private static func outcomes(_ typos: [Typo], _ measure: TypoMeasure) async -> [TypoOutcome] {
    await withTaskGroup(of: (Int, TypoOutcome).self) { group in
      for (index, typo) in typos.enumerated() { group.addTask { (index, measure.outcome(of: typo)) } }
      var all: [(Int, TypoOutcome)] = []
      for await one in group { all.append(one) }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private static func table(_ rows: [(String, [TypoOutcome])]) -> String {
    var lines = [
      "| typo in | number | harmless | reported | with a fix that restores the original | applied fixes that leave wrong rules |",
      "|---|---|---|---|---|---|",
    ]
    for (name, outcomes) in rows {
      let counted = outcomes.filter { !$0.isHarmless }
      func share(_ isSo: (TypoOutcome) -> Bool) -> String {
        let tenths = counted.isEmpty ? 0 : counted.count(where: isSo) * 1000 / counted.count
        return "\(tenths / 10).\(tenths % 10) %"
      }
      let cells = [
        name, "\(outcomes.count)", "\(outcomes.count - counted.count)", share(\.isReported), share(\.isRestored),
        "\(outcomes.count { !$0.wrong.isEmpty })",
      ]
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n")
  }
}
