internal import Conditions
internal import Diagnostics
internal import RuleKinds
package import RulesCompiler
package import RulesRuntime
internal import RulesScenarios
internal import Schema
internal import SourceText

/// The unchanged rules, with what every mutant is compared with.
package struct MutationBase: Sendable {
  package let input: RulesInput
  let pipeline: Pipeline
  let memory: PipelineMemory
  let compilation: Compilation
  let book: RuleBook
  let bundle: [UInt8]
  let order: ScenarioOrder
  let findZone: @Sendable (String) -> Zone?
  private let vocabulary: MutationVocabulary

  /// The warnings of the unchanged rules.
  let known: Set<Diagnostic>

  /// Nil if the rules have errors or failing scenarios, or their bundle is not valid.
  package init?(_ input: RulesInput, _ pipeline: Pipeline, findZone: @escaping @Sendable (String) -> Zone?) {
    var sorted = input
    sorted.files.sort { $0.name < $1.name }
    var (memory, pipeline) = (PipelineMemory(), pipeline)
    pipeline.offersRepairs = false
    let compilation = pipeline.compile(sorted, reusing: &memory)
    guard !compilation.hasErrors, let rules = compilation.rules, let lowered = compilation.lowered,
      let runner = try? ScenarioRunner(compilation, findZone: findZone)
    else { return nil }
    let index = rules.makeIndex()
    guard let order = ScenarioOrder(runner, index) else { return nil }
    (self.input, self.pipeline, self.memory, self.findZone) = (sorted, pipeline, memory, findZone)
    self.compilation = compilation
    known = Set(compilation.diagnostics)
    (self.book, self.bundle, self.order) = (rules.book, lowered.bundle, order)
    vocabulary = MutationVocabulary(index, types: MutationBase.types(rules))
  }

  /// The types of the facts and conditions that expressions name.
  private static func types(_ rules: CheckedRules) -> [String: String] {
    var types: [String: String] = [:]
    for fact in rules.book.facts.entries {
      types[fact.name.text] = "\(ConditionType(fact.value, plans: rules.typed.ordinals.plans))"
    }
    for condition in rules.book.conditions.names { types[condition] = "\(ConditionType.bool)" }
    return types
  }

  /// The names of all scenarios.
  package var scenarioNames: [String] { book.scenarios.names }

  /// All mutants, in the order of the files.
  package func mutants(_ operators: [MutationOperator] = MutationOperator.all) -> [Mutant] {
    zip(input.files, input.kinds()).flatMap { file, kind -> [Mutant] in
      guard let kind, !RuleBook.statementKinds.contains(kind.key) else { return [] }
      return MutationWalk.mutants(of: file, kind.shape, kind: kind.key, vocabulary, operators)
    }
  }

  /// Compiles the rules with a mutant.
  ///
  /// - Parameter isWhole: Whether all checks run. Otherwise none runs if an earlier stage reports the mutant, or if the rules are still equal.
  package func compile(_ mutant: Mutant, isWhole: Bool = true) -> Compilation {
    var changed = input
    guard let index = changed.files.firstIndex(where: { $0.name == mutant.file }) else { return pipeline.compile(input) }
    changed.files[index].bytes = mutant.apply(to: changed.files[index].bytes)
    var memory = memory
    guard !isWhole else { return pipeline.compile(changed, reusing: &memory) }
    let place = MutantPlace(mutant, file: FileID(index), changed.files[index].bytes)
    let (checks, book, known) = (pipeline.checks, book, known)
    var brief = pipeline
    brief.checks = CheckList { context, diagnostics in
      if diagnostics.contains(where: { place.isReported($0) && !known.contains($0) }) { return [] }
      if diagnostics.allSatisfy(known.contains), context.book == book { return [] }
      return checks.run(context, &diagnostics)
    }
    return brief.compile(changed, reusing: &memory)
  }
}
