package import RulesCompiler

/// Rules that many tests change in a few places. Compiling changed rules repeats only what the change can have changed, as in an editor.
///
/// `EditedRulesTests` and `IncrementalTests` compare such compilations with compilations from nothing.
package struct KnownRules: Sendable {
  /// The unchanged rules.
  package let compilation: Compilation
  private let pipeline: Pipeline
  private let memory: PipelineMemory

  package init(_ input: RulesInput, _ pipeline: Pipeline = .checking()) {
    var memory = PipelineMemory()
    compilation = pipeline.compile(input, reusing: &memory)
    (self.pipeline, self.memory) = (pipeline, memory)
  }

  package func compile(_ changed: RulesInput, lowers: Bool = true) -> Compilation {
    var memory = memory
    return pipeline.compile(changed, lowers: lowers, reusing: &memory)
  }
}
