import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesEditing
import RulesScenarios
import SourceText

/// Rewrites the expectations of failing scenarios from the answers of the changed rules: `rulebook test --accept`.
struct AcceptedExpectations {
  private let input: RulesInput
  private let output: RulesInput
  private let command: String
  /// The rewritten scenarios, and the number of their rewritten expectations.
  private var accepted: [AcceptedScenario] = []
  /// Steps that stay as they are, and why.
  private var left: [String] = []

  /// - Parameter names: The scenarios or files to accept, including scenarios that also fail with the rules of the last commit.
  init(_ names: [String], decision: String?, _ options: RulesOptions) throws(Failure) {
    if let variable = Console.environment("CI"), !variable.isEmpty {
      throw Failure(
        message: "--accept does not run in CI (the environment variable CI is set): people accept new answers", code: Exit.usage)
    }
    input = try options.read()
    let pipeline = try options.pipeline()
    var memory = PipelineMemory()
    let before = try SoundRules.compile(input, pipeline, &memory)
    guard let checked = before.rules else { throw Failure(message: "the rules have mistakes", code: Exit.findings) }
    if let decision, checked.book.decisions[decision] == nil { throw AcceptedExpectations.unknown(decision, checked.book) }
    let runner = try BrokenScenarios.runner(before)
    let failing = try ScenarioSelection(names, before).names.compactMap { runner.run($0) }.filter { !$0.hasPassed }
    // Without a decision, scenarios with a source stay as they are.
    let sourced = decision == nil ? failing.filter { !(checked.book.scenarios[$0.name]?.provenance.sources.isEmpty ?? true) } : []
    if !sourced.isEmpty, sourced.count == failing.count {
      throw Failure(
        message: "nothing was written: " + AcceptedExpectations.undecided(sourced.map(\.name), checked.book), code: Exit.findings)
    }
    let base = failing.isEmpty || !names.isEmpty ? nil : AcceptedExpectations.committed(options, pipeline)
    command = (["test --accept"] + names + (decision.map { ["--decision \($0)"] } ?? [])).joined(separator: " ")

    for run in failing {
      guard let scenario = checked.book.scenarios[run.name], !sourced.contains(where: { $0.name == run.name }) else { continue }
      let earlier = Set((base?.run(scenario, named: run.name).steps ?? []).filter { $0.failure != nil }.map(\.path))
      let result = AcceptedScenario(run, scenario, checked, before.sources, decision: decision) { !earlier.contains($0.path) }
      for step in run.steps where step.failure != nil && earlier.contains(step.path) {
        left.append(AcceptedExpectations.place(step.path, before) + " also fails with the rules of the last commit; name it to accept it")
      }
      for (step, why) in result.left { left.append(AcceptedExpectations.place(step, before) + " needs a person: \(why)") }
      guard !result.edits.isEmpty else { continue }
      accepted.append(result)
    }
    if !sourced.isEmpty { left.append(AcceptedExpectations.undecided(sourced.map(\.name), checked.book)) }
    output = try AcceptedExpectations.verified(&accepted, &left, input, before, pipeline, &memory)
  }

  /// Applies the edits. Scenarios that still fail afterward are left out.
  private static func verified(
    _ accepted: inout [AcceptedScenario], _ left: inout [String], _ input: RulesInput, _ before: Compilation, _ pipeline: Pipeline,
    _ memory: inout PipelineMemory
  ) throws(Failure) -> RulesInput {
    while !accepted.isEmpty {
      let edited = EditedText.apply(accepted.flatMap(\.edits), to: input, before.sources)
      let output = FormattedRules.formatting(edited, changedFrom: input)
      let after = pipeline.compile(output, reusing: &memory)
      let runner = after.hasErrors ? nil : try BrokenScenarios.runner(after)
      let failing = accepted.filter { one in
        // Other steps still fail.
        guard let run = runner?.run(one.name) else { return true }
        return run.steps.contains { $0.failure != nil && one.paths.contains($0.path) }
      }
      if failing.isEmpty { return output }
      for one in failing {
        left.append("\(place(RulePath(Scenario.key, one.name), before)) needs a person: its new expectations cannot be written")
      }
      accepted.removeAll { one in failing.contains { $0.name == one.name } }
    }
    return input
  }

  /// The rules of the last commit, or nil without git or if they have errors.
  private static func committed(_ options: RulesOptions, _ pipeline: Pipeline) -> ScenarioRunner? {
    guard let folder = try? RulesFolder(options.folder).path, let input = try? GitRules(folder: folder).read("HEAD"), !input.files.isEmpty
    else { return nil }
    let compilation = pipeline.compile(input)
    return compilation.hasErrors ? nil : try? BrokenScenarios.runner(compilation)
  }

  private static func unknown(_ decision: String, _ book: RuleBook) -> Failure {
    let near = Suggestion.nearest(to: decision, among: book.decisions.names).first.map { "did you mean `\($0)`? Otherwise, record it: " }
    return Failure(
      message: "no decision is named `\(decision)`; \(near ?? "record it: ")\(AddedDecision.command(decision))", code: Exit.noInput)
  }

  /// Why scenarios with a source need a decision, and how to name one.
  private static func undecided(_ names: [String], _ book: RuleBook) -> String {
    let source = names.lazy.compactMap { book.scenarios[$0]?.provenance.sources.first }.first ?? ""
    let isDecision = Citation.document(in: source).map { book.decisions[$0] != nil } ?? false
    let all = names.map { "`\($0)`" }.joined(separator: ", ")
    let what = "\(all) repeat\(names.count == 1 ? "s" : "") a \(isDecision ? "decision" : "document"), such as \(source)"
    let listed = book.decisions.count == 0 ? "" : " (`rulebook report decisions` lists the recorded ones)"
    return what + "; add --decision with the id of the decision that changes \(names.count == 1 ? "it" : "them")\(listed), which "
      + "\(AddedDecision.command("ID")) records"
  }

  private static func place(_ step: RulePath, _ compilation: Compilation) -> String {
    guard let span = compilation.rules?.places.key(step) else { return "`\(step.parts[1])`" }
    let file = compilation.sources[span.file]
    return "\(file.path):\(file.position(of: Int(span.start)).line): `\(step.parts[1])`"
  }

  /// Prints the diff, writes the files, and lists what is left.
  func write(dryRun: Bool) throws {
    try RecordedEdit(from: input, to: output.files).write(command, dryRun: dryRun)
    let count = accepted.reduce(0) { $0 + $1.paths.count }
    let names = accepted.map { "`\($0.name)`" }.joined(separator: ", ")
    switch (count, left.isEmpty) {
    case (0, true): Console.note("all scenarios pass; nothing to accept")
    case (0, false): Console.note("nothing was accepted")
    default:
      let places = "\(count) \(count == 1 ? "step" : "steps") of \(names)"
      Console.note(dryRun ? "would accept \(places); nothing was written" : "accepted \(places); `rulebook undo` takes it back")
    }
    for line in left { Console.note(line) }
    if !left.isEmpty { throw Exit.findings }
  }
}
