import Foundation
import RulesCompiler
import RulesMutation
import TestSupport
import Testing

/// The mutants of the small rule book, one line each, in `mutants.txt`. Every operator makes at least one, or is tried below.
@Suite struct OperatorTests {
  @Test func theMutantsAreAsListed() throws {
    let lines = try Pool.base().mutants().map { mutant in
      "\(mutant.file):\(mutant.lines.lowerBound): \(mutant.operation): \(mutant.about.replacing("\n", with: " "))"
    }
    let file = Repository.folder.appending(path: "Tests/RulesMutationTests/Pool/mutants.txt")
    let text = lines.joined(separator: "\n") + "\n"
    if TestRun.environment("RULEBOOK_RECORD") != nil { try text.write(to: file, atomically: true, encoding: .utf8) }
    #expect(text == Repository.text(of: "Tests/RulesMutationTests/Pool/mutants.txt"))
  }

  /// Every operator finds something to change in the product's rules, and every mutant changes its file.
  @Test func everyOperatorChangesSomething() throws {
    let base = try #require(RulesInputs.base)
    let mutants = base.mutants()
    for operation in MutationOperator.all {
      #expect(mutants.contains { $0.operation == operation.name }, "\(operation.name)")
    }
    #expect(mutants.count > 20_000)
    let files = Dictionary(base.input.files.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    for (index, mutant) in mutants.enumerated() where index % 97 == 0 {
      let bytes = files[mutant.file] ?? []
      #expect(mutant.apply(to: bytes) != bytes, "\(mutant.file): \(mutant.operation): \(mutant.about)")
    }
  }

  /// A sample stays the same whatever else changes, and its size is as asked.
  @Test func aSampleIsStable() throws {
    let base = try Pool.base()
    let tenth = base.mutants().filter { $0.lot(7) % 10 == 0 }.map(\.about)
    let scenario = "more: {about: Another., source: P1, given: {ticket.paid: false}, when: {ask: plan}, then: {plan: visitor}}\n"
    let other = try Pool.base([("scenarios/more.yaml", scenario)])
    #expect(other.mutants().filter { $0.lot(7) % 10 == 0 }.map(\.about) == tenth)
    let counts = (0..<10).map { seed in base.mutants().count { $0.lot(UInt64(seed)) % 10 == 0 } }
    #expect(counts.allSatisfy { (10...70).contains($0) }, "\(counts)")
    #expect(Set(counts).count > 1)
  }
}
