internal import Diagnostics
internal import ParallelMap
internal import RuleKinds
internal import RulesCompiler
internal import RulesScenarios
internal import SourceText

/// Compiles the rules with each mutant and finds out what reports it.
package struct MutationRun: Sendable {
  private let base: MutationBase

  /// How many mutants one thread takes at a time. Mutants of one rule follow each other, and the scenario that noticed one often notices the
  /// next.
  private static let portion = 16

  package init(_ base: MutationBase) { self.base = base }

  /// Judges mutants, in their order. `progress` is called from several threads with the number of mutants that were judged.
  package func judge(_ mutants: [Mutant], progress: @escaping @Sendable (Int) -> Void = { _ in }) -> [JudgedMutant] {
    let portions = stride(from: 0, to: mutants.count, by: MutationRun.portion).map {
      Array(mutants[$0..<min($0 + MutationRun.portion, mutants.count)])
    }
    return ParallelMap.map(portions) { portion in
      var last: [String] = []
      let judged = portion.map { JudgedMutant(mutant: $0, verdict: verdict($0, &last)) }
      progress(portion.count)
      return judged
    }.flatMap { $0 }
  }

  /// `last`: the scenarios that noticed earlier mutants, the latest first.
  private func verdict(_ mutant: Mutant, _ last: inout [String]) -> Verdict {
    let compilation = base.compile(mutant, isWhole: false)
    let reported = reported(compilation, mutant)
    // Warnings do not stop scenarios.
    guard reported?.isKilled != true, let lowered = compilation.lowered else { return reported ?? .survived }
    if lowered.bundle == base.bundle || compilation.rules?.book == base.book { return reported ?? .equivalent }
    guard let runner = try? ScenarioRunner(compilation, findZone: base.findZone) else { return reported ?? .survived }
    for name in last where runner.run(name)?.hasPassed == false { return .scenario(name) }
    for name in base.order.scenarios(for: mutant.path) where !last.contains(name) {
      guard runner.run(name)?.hasPassed == false else { continue }
      last.removeAll { $0 == name }
      last = [name] + last.prefix(3)
      return .scenario(name)
    }
    if let reported { return reported }
    return DecisionProof(base: base.compilation, index: base.order.index).isEqual(compilation, mutant.path.rule) ? .equivalent : .survived
  }

  /// What `check` says; nil if it says nothing.
  private func reported(_ compilation: Compilation, _ mutant: Mutant) -> Verdict? {
    let found = compilation.diagnostics.filter { !base.known.contains($0) }
    if found.isEmpty { return nil }
    guard let index = base.input.files.firstIndex(where: { $0.name == mutant.file }) else { return nil }
    let place = MutantPlace(mutant, file: FileID(index), compilation.sources[FileID(index)].bytes)
    let here = found.filter(place.isReported)
    return here.isEmpty ? .elsewhere(found.map(\.name)) : .check(here.map(\.name))
  }
}
