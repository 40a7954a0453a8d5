import Diagnostics
import RulesCompiler
import RulesEditing
import SourceText

/// What happens to rules with a typo.
struct TypoOutcome: Sendable {
  var typo: Typo
  /// Whether the typo changes no rule and nothing is reported.
  var isHarmless = false
  var isReported = false
  /// Whether one of the offered fixes restores the rules byte for byte.
  var isRestored = false
  /// The fixes that were applied and leave rules that are clean and wrong.
  var wrong: [String] = []
  var told = ""
}

/// The product's rules, compiled once, with which every typo is compared.
struct TypoMeasure: Sendable {
  let input: RulesInput
  let pipeline: Pipeline
  private let memory: PipelineMemory
  private let sound: Compilation

  init(_ input: RulesInput, _ pipeline: Pipeline) {
    var memory = PipelineMemory()
    var sorted = input
    sorted.files.sort { $0.name < $1.name }
    (self.input, self.pipeline) = (sorted, pipeline)
    sound = pipeline.compile(sorted, lowers: false, reusing: &memory)
    self.memory = memory
  }

  func outcome(of typo: Typo) -> TypoOutcome {
    let changed = typo.apply(to: input)
    var outcome = TypoOutcome(typo: typo)
    let compilation = compile(changed)
    outcome.isReported = isNews(compilation)
    if !outcome.isReported, compilation.rules?.book == sound.rules?.book { outcome.isHarmless = true }
    let new = compilation.diagnostics.filter { !sound.diagnostics.contains($0) }
    outcome.isRestored = new.flatMap(\.fixes).contains { fix in
      let fixed = EditedText.apply(fix.edits, to: changed, compilation.sources)
      return zip(fixed.files, input.files).allSatisfy { $0.bytes == $1.bytes }
    }
    outcome.wrong = wrong(changed, compilation)
    outcome.told = new.prefix(4).map { one in
      let line = compilation.sources[one.primary.span.file].position(of: Int(one.primary.span.start)).line
      return "\(compilation.sources[one.primary.span.file].path):\(line) [\(one.name)] \(one.message) \(one.fixes.map(\.title))"
    }.joined(separator: " | ")
    return outcome
  }

  /// Applies fixes as `fix` and `fix --suggested` do. Returns those that leave rules without errors that are not the original ones.
  func wrong(_ changed: RulesInput, _ compilation: Compilation) -> [String] {
    var wrong: [String] = []
    for suggested in [false, true] {
      let isApplied = compilation.diagnostics.contains { one in
        one.fixes.contains { $0.applicability == .machineApplicable }
          || suggested && one.fixes.count == 1 && one.fixes[0].applicability == .maybeIncorrect
      }
      guard isApplied else { continue }
      let fixed = RulesFixer(pipeline, suggested: suggested).fix(changed, reusing: memory)
      if fixed.changed.isEmpty || isNews(fixed.remaining) || fixed.remaining.rules?.book == sound.rules?.book { continue }
      wrong.append("\(suggested ? "fix --suggested" : "fix"): \(fixed.applied.map { "\($0.title) [\($0.name)]" })")
    }
    return wrong
  }

  func compile(_ input: RulesInput) -> Compilation {
    var memory = memory
    return pipeline.compile(input, lowers: false, reusing: &memory)
  }

  /// Whether something is reported that is not reported of the original rules.
  private func isNews(_ compilation: Compilation) -> Bool {
    compilation.hasErrors || compilation.diagnostics.count > sound.diagnostics.count
  }
}
