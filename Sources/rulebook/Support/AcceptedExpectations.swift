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
    if ContinuousIntegration.isRunning {
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
    let earlier = names.isEmpty ? try EarlierFailures(of: failing, checked.book, options, pipeline) : EarlierFailures()
    command = (["test --accept"] + names + (decision.map { ["--decision \($0)"] } ?? [])).joined(separator: " ")

    // Without a decision, scenarios with a source stay as they are.
    var sourced: [String] = []
    for run in failing {
      guard let scenario = checked.book.scenarios[run.name] else { continue }
      let failures = run.steps.filter { $0.failure != nil }
      let known = failures.filter(earlier.contains)
      if let first = known.first { left.append(AcceptedExpectations.known(first.path, known.count, before)) }
      if known.count == failures.count { continue }
      guard decision != nil || scenario.provenance.sources.isEmpty else {
        sourced.append(run.name)
        continue
      }
      let result = AcceptedScenario(run, scenario, checked, before.sources, decision: decision) { !earlier.contains($0) }
      for (step, why) in result.unwritten(of: run) where !known.contains(where: { $0.path == step }) {
        left.append(AcceptedExpectations.place(step, before) + " needs a person: \(why)")
      }
      if !result.edits.isEmpty { accepted.append(result) }
    }
    if !sourced.isEmpty { left.append(AcceptedExpectations.undecided(sourced, checked.book)) }
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

  private static func unknown(_ decision: String, _ book: RuleBook) -> Failure {
    let near = Suggestion.nearest(to: decision, among: book.decisions.names).first.map { "did you mean `\($0)`? Otherwise, record it: " }
    return Failure(
      message: "no decision is named `\(decision)`; \(near ?? "record it: ")\(AddedDecision.command(decision))", code: Exit.noInput)
  }

  /// Why scenarios with a source need a decision, and how to name one.
  private static func undecided(_ names: [String], _ book: RuleBook) -> String {
    let source = names.lazy.compactMap { book.scenarios[$0]?.provenance.sources.first }.first ?? ""
    let isDecision = Citation.document(in: source).map { book.decisions[$0] != nil } ?? false
    let all = names.quotedPhrase()
    let what = "\(all) repeat\(names.count == 1 ? "s" : "") a \(isDecision ? "decision" : "document"), such as \(source)"
    let listed = book.decisions.count == 0 ? "" : " (`rulebook report decisions` lists the recorded ones)"
    return what + "; add --decision with the id of the decision that changes \(names.count == 1 ? "it" : "them")\(listed), which "
      + "\(AddedDecision.command("ID")) records"
  }

  /// The line about a scenario that the changed rules did not break.
  private static func known(_ first: RulePath, _ count: Int, _ compilation: Compilation) -> String {
    let (steps, them) = count == 1 ? ("", "it") : (", in \(count) steps", "them")
    return "\(place(first, compilation)) also fails with the rules of the last commit\(steps); not accepted: "
      + "name the scenario to accept \(them)"
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
    let names = accepted.map(\.name).quotedPhrase()
    switch (count, left.isEmpty) {
    case (0, true): Console.note("all scenarios pass; nothing to accept")
    case (0, false): Console.note("nothing was accepted")
    default:
      let places = "\(count) \(count == 1 ? "step" : "steps") of \(names)"
      Console.note(dryRun ? "would accept \(places); nothing was written" : "accepted \(places); `rulebook undo` reverts it")
    }
    for line in left { Console.note(line) }
    if !left.isEmpty { throw Exit.findings }
  }
}
