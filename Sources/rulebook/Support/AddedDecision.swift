import ArgumentParser
import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesEditing
import Schema

/// The parts of a decision on the command line.
struct RecordedDecisionOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Of a decision: what was decided, in one sentence.", valueName: "text")) var about: String?
  @Option(help: ArgumentHelp("Of a decision: the reason.", valueName: "text")) var because: String?
  @Option(help: ArgumentHelp("Of a decision: who made it.", valueName: "who")) var by: String?
  @Option(help: ArgumentHelp("Of a decision: its date. The default is today.", valueName: "date")) var on: String?
  @Option(help: ArgumentHelp("Of a decision: where it is written down, such as a ticket.", valueName: "text")) var record: String?
  @Option(
    help: ArgumentHelp("Of a decision: a section, a decision, an assumption, or a lock that is no longer valid.", valueName: "id"))
  var overrules: [String] = []

  /// The name of an option that was given.
  var given: String? {
    let all = [("about", about), ("because", because), ("by", by), ("on", on), ("record", record), ("overrules", overrules.first)]
    return all.first { $0.1 != nil }?.0
  }
}

/// Records a decision: `rulebook add decision D-7 --by product --because "…"`.
struct AddedDecision {
  static let kind = "decision"

  private let name: String
  private let input: RulesInput
  private let output: RulesInput
  private let after: Compilation

  /// The command that records a decision.
  static func command(_ name: String) -> String { "`rulebook add decision \(name) --by WHO --because WHY`" }

  init(_ name: String, _ options: RecordedDecisionOptions, _ rules: RulesOptions) throws(Failure) {
    guard let by = options.by, let because = options.because else {
      throw Failure(message: "a decision needs --by with who decided, and --because with the reason", code: Exit.usage)
    }
    if let on = options.on, CalendarDate(on) == nil {
      throw Failure(message: "--on takes a date such as 2026-01-05, not `\(on.forMessage)`", code: Exit.usage)
    }
    self.name = name
    let today = try rules.today()
    input = try rules.read()
    let pipeline = try rules.pipeline()
    var memory = PipelineMemory()
    let before = try SoundRules.compile(input, pipeline, &memory)
    let entry = DecisionEntry(
      about: options.about, because: because, by: by, on: options.on ?? AddedDecision.text(today), record: options.record,
      overrules: options.overrules)
    let addition: (file: String, text: String)
    do throws(RuleAddition.Problem) {
      addition = try entry.addition(name, in: before)
    } catch {
      throw Failure(message: error.message(.init(kind: AddedDecision.kind, name: name)), code: Exit.usage)
    }
    output = FormattedRules.formatting(AppliedAddition.files([], [addition], input, before), changedFrom: input)
    after = pipeline.compile(output, reusing: &memory)
    guard !after.hasErrors else {
      throw Failure(message: RejectedAddition.message(name, like: nil, kind: AddedDecision.kind, after), code: Exit.findings)
    }
  }

  /// `2026-01-05`.
  private static func text(_ date: CalendarDate) -> String {
    func padded(_ number: Int, _ digits: Int) -> String {
      String(repeating: "0", count: max(0, digits - "\(number)".count)) + "\(number)"
    }
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }

  func write(dryRun: Bool) throws(Failure) {
    try RecordedEdit(from: input, to: output.files).write("add decision \(name)", dryRun: dryRun)
    Console.note(
      dryRun
        ? "would record the decision `\(name)`; nothing was written"
        : "recorded the decision `\(name)`, which `source: \(name)` and --decision name; `rulebook undo` reverts it")
    if !dryRun, let line = NewSchemas.line(from: input, to: output, after) { Console.note(line) }
  }
}
