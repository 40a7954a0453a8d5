import Foundation
import HostTime
import RulesCompiler
import RulesMutation
import Testing

/// Applies the fixes that are offered for mutants of the product's rules, as `fix` and `fix --suggested` do: none may leave rules that are
/// clean and wrong.
///
/// Every test run tries a few mutants. `make mistakes` tries more.
@Suite struct MutantFixTests {
  /// One of this many mutants is tried; nil if only a few are.
  private static let every = ProcessInfo.processInfo.environment["RULEBOOK_MUTANTS"].flatMap { UInt64($0) }

  @Test func noFixLeavesWrongRules() async throws {
    let measure = try TypoMeasureTests.measure()
    let base = try #require(MutationBase(measure.input, measure.pipeline) { HostTime.zone(named: $0) })
    let every = Self.every ?? 1500
    let mutants = base.mutants().filter { $0.lot(TypoMeasureTests.seed) % every == 0 }
    let wrong = await withTaskGroup(of: String?.self) { group in
      for mutant in mutants { group.addTask { Self.wrong(mutant, measure) } }
      var all: [String] = []
      for await one in group { if let one { all.append(one) } }
      return all.sorted()
    }
    if Self.every != nil { print("\(mutants.count) mutants, seed \(TypoMeasureTests.seed): \(wrong.count) wrong") }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  private static func wrong(_ mutant: Mutant, _ measure: TypoMeasure) -> String? {
    var changed = measure.input
    for index in changed.files.indices where changed.files[index].name == mutant.file {
      changed.files[index].bytes = mutant.apply(to: changed.files[index].bytes)
    }
    let wrong = measure.wrong(changed, measure.compile(changed))
    return wrong.isEmpty ? nil : "\(mutant.file):\(mutant.lines.lowerBound): \(mutant.operation): \(mutant.about): \(wrong)"
  }
}
