internal import Diagnostics
package import RulesCompiler
internal import SourceText

/// Applies the fixes of diagnostics in rounds, because a fix may reveal another error, and overlapping fixes cannot be applied together.
package struct RulesFixer: Sendable {
  /// The maximum number of rounds. Each round fixes something, so only fixes that undo each other reach it.
  private static let mostRounds = 100

  private let pipeline: Pipeline
  /// Whether likely fixes are applied as well.
  private let suggested: Bool

  /// Creates a fixer.
  ///
  /// - Parameter suggested: Whether to apply likely fixes in addition to certain ones.
  package init(_ pipeline: Pipeline, suggested: Bool) {
    self.pipeline = pipeline
    self.suggested = suggested
  }

  /// Applies fixes until no more can be applied.
  ///
  /// - Parameter memory: The memory of an earlier compilation of the rules, if there is one.
  package func fix(_ input: RulesInput, reusing memory: PipelineMemory = PipelineMemory()) -> FixedRules {
    var memory = memory
    var (current, compilation) = (input, pipeline.compile(input, lowers: false, reusing: &memory))
    var (applied, undone): ([FixedRules.Step], [FixedRules.Step]) = ([], [])
    var refused: Set<String> = []
    var most = Int.max
    for _ in 0..<Self.mostRounds {
      let proposals = Proposal.all(compilation.diagnostics, in: compilation.sources, suggested: suggested).filter {
        isEditable($0, current, compilation)
      }
      let round = Array(Proposal.compatible(proposals.filter { !refused.contains($0.fingerprint) }).prefix(most))
      if round.isEmpty { break }
      let next = EditedText.apply(round.flatMap(\.fix.edits), to: current, compilation.sources)
      let after = pipeline.compile(next, lowers: false, reusing: &memory)
      let effect = FixEffect(of: round, before: compilation, after: after)
      if effect.mends, effect.worsens.isEmpty {
        applied += round.map { FixedRules.Step($0, compilation, brings: nil) }
        (current, compilation, most) = (next, after, .max)
      } else if round.count > 1 {
        // Find the fix that fails by bisection.
        most = round.count / 2
      } else {
        refused.insert(round[0].fingerprint)
        undone.append(FixedRules.Step(round[0], compilation, brings: effect.worsens.first))
        most = .max
      }
    }
    return FixedRules(input: input, output: current, applied: applied, undone: undone, remaining: compilation)
  }

  /// Whether the files of a fix are UTF-8. The locations in a file that was converted are not those of its bytes.
  private func isEditable(_ proposal: Proposal, _ input: RulesInput, _ compilation: Compilation) -> Bool {
    let paths = Set(proposal.fix.edits.map { compilation.sources[$0.span.file].path })
    return input.files.allSatisfy { file in
      !paths.contains(file.path) || compilation.sources.files.contains { $0.path == file.path && $0.bytes == file.bytes }
    }
  }
}
