import Diagnostics
import RuleKinds
import RulesCompiler
import RulesMutation
import TestSupport
import Testing

/// Compiling again after an edit gives what compiling from nothing gives: the same diagnostics, the same waived warnings and the same bundle.
@Suite struct IncrementalTests {
  /// Of the product's mutants, every nth is compiled twice. `RULEBOOK_CASES` sets how many are tried.
  @Test func aMutantCompilesAsFromNothing() throws {
    let base = try #require(RulesInputs.base)
    let mutants = base.mutants()
    let step = max(1, mutants.count / (TestRun.cases ?? 16))
    for index in stride(from: 7, to: mutants.count, by: step) {
      var changed = base.input
      let file = try #require(changed.files.firstIndex { $0.name == mutants[index].file })
      changed.files[file].bytes = mutants[index].apply(to: changed.files[file].bytes)
      expectSame(base.compile(mutants[index]), Pipeline.checking().compile(changed), "\(mutants[index].file): \(mutants[index].about)")
    }
  }

  /// One memory through many edits, as an editor has it: edits, further edits, undone edits.
  @Test(arguments: [UInt64(1), 2, 3])
  func editsInARow(seed: UInt64) throws {
    var random = Numbers(seed: seed)
    let base = try Pool.base()
    let mutants = base.mutants()
    var files = base.input.files
    var memory = PipelineMemory()
    for step in 0..<60 {
      let mutant = mutants[random.next(below: mutants.count)]
      let index = try #require(files.firstIndex { $0.name == mutant.file })
      let original = base.input.files[index].bytes
      files[index].bytes = random.next(below: 3) == 0 ? original : mutant.apply(to: original)
      let input = RulesInput(files: files, place: "rules")
      let again = Pipeline.checking().compile(input, reusing: &memory)
      expectSame(again, Pipeline.checking().compile(input), "seed \(seed), step \(step): \(mutant.about)")
    }
  }

  /// Files are added, removed, renamed, and change their language.
  @Test func filesComeAndGo() throws {
    let files = Pool.files
    var memory = PipelineMemory()
    let fact = "air: {about: Air., type: int, from: app, source: P1}\n"
    let more = RulesInput.File(name: "facts/a.yaml", path: "rules/facts/a.yaml", bytes: Array(fact.utf8))
    let headless = files.filter { $0.name != "manifest.yaml" }
    let states = [files, files + [more], files, Array(files.dropFirst()), files, Array(files.reversed()), headless, files]
    for (index, some) in states.enumerated() {
      let input = RulesInput(files: some, place: "rules")
      expectSame(Pipeline.checking().compile(input, reusing: &memory), Pipeline.checking().compile(input), "step \(index)")
    }
  }

  /// A scenario names a notice, which may also be a reason. Reading it depends on the names of other kinds.
  @Test func readingThatDependsOnOtherKinds() throws {
    let scenario = "also: {about: Notices., source: P1, given: {ticket.paid: true}, when: {ask: plan}, then: {notices: [too_often]}}\n"
    let files = Pool.files + [RulesInput.File(name: "scenarios/also.yaml", path: "rules/scenarios/also.yaml", bytes: Array(scenario.utf8))]
    var memory = PipelineMemory()
    for some in [files, files.replacing("too_often: {about", with: "too_oft: {about", in: "reasons.yaml"), files] {
      let input = RulesInput(files: some, place: "rules")
      expectSame(Pipeline.checking().compile(input, reusing: &memory), Pipeline.checking().compile(input), "notices")
    }
  }

  /// Expressions stay as they are, while the names in them get another type, position or value, or name something else.
  @Test func namesGetAnotherMeaning() {
    let far =
      "far: {about: Far., when: limits.visits != null && limits.visits > settings.warm_from && plan_can('swim') && cold, source: P1}\n"
    let base = Pool.files.replacing("paid: {", with: far + "paid: {", in: "conditions.yaml")
    let changes = [
      ("facts.yaml", "Visits this month., type: int", "Visits this month., type: text"),
      ("facts.yaml", "ticket is paid., type: bool", "ticket is paid., type: bool, or_null: true"),
      ("facts.yaml", "now: {", "also: {about: Also., type: bool, from: app, source: P1}\nnow: {"),
      ("facts.yaml", "now: {", "cold: {about: Cold., type: bool, from: app, source: P1}\nnow: {"),
      ("facts.yaml", "now: {", "limits.visits: {about: A limit., type: int, from: app, source: P1}\nnow: {"),
      ("facts.yaml", "now: {", "settings.warm_from: {about: A setting., type: bool, from: app, source: P1}\nnow: {"),
      ("settings.yaml", "value: 18", "value: 18h"), ("settings.yaml", "value: 18", "value: 19"),
      ("conditions.yaml", "cold: {about", "chilly: {about"), ("conditions.yaml", "when: ticket.paid", "when: ticket.paid && far"),
      ("limits.yaml", "visits:\n", "entries:\n"), ("limits.yaml", "visits:\n", "baths: {about: Baths.}\nvisits:\n"),
      ("capabilities.yaml", "swim: {", "dive: {"), ("plans.yaml", "  swimmer: {", "  swimer: {"),
    ]
    compareEach([base] + changes.map { base.replacing($0.1, with: $0.2, in: $0.0) })
  }

  /// A reserved name that the rules declare all the same has one meaning in conditions and another one in sentences.
  @Test func reservedNamesGetAnotherMeaning() {
    let gated = "gated: {about: Gated., when: decision.gate > 3, source: P1}\n"
    let base = Pool.files.replacing("paid: {", with: gated + "paid: {", in: "conditions.yaml")
    let declared = ["int", "text", "bool"].map { "decision.gate: {about: A gate., type: \($0), from: app, source: P1}\nnow: {" }
    compareEach([base] + declared.map { base.replacing("now: {", with: $0, in: "facts.yaml") })
  }

  /// Compiles from each state of the files to each other one and back.
  private func compareEach(_ states: [[RulesInput.File]]) {
    let inputs = states.map { RulesInput(files: $0, place: "rules") }
    let cold = inputs.map { Pipeline.checking().compile($0) }
    for before in inputs.indices {
      for after in inputs.indices where after != before {
        var memory = PipelineMemory()
        for index in [before, after, before] {
          let compilation = Pipeline.checking().compile(inputs[index], reusing: &memory)
          expectSame(compilation, cold[index], "state \(index), from state \(before) to state \(after)")
        }
      }
    }
  }

  private func expectSame(_ one: Compilation, _ other: Compilation, _ what: String) {
    #expect(one.diagnostics == other.diagnostics && one.waived == other.waived, "\(what)")
    #expect(one.lowered?.bundle == other.lowered?.bundle && one.rules?.book == other.rules?.book, "\(what)")
  }
}
