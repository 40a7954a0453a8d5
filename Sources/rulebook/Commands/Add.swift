import ArgumentParser
import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesEditing
import SourceText

struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add a rule with everything that belongs to it.",
    discussion: """
      It adds a limit, plan, notification, deep link, error, reason, or copy key, together with its cells, copy, facts, and the lists \
      that contain all rules of its kind, and prints the diff. Descriptions that a person must write start with `TODO:`, and texts with \
      `[Words of NAME]`; `rulebook check --profile release` reports them. If the product has no rule of the kind yet, the command also \
      adds the files that the kind needs.

      With --like, the new rule has everything that another one has, and the texts of the other one follow the markers. With --for, a \
      new limit limits what a capability allows. With --value, it has the maximum of a plan. With --every, its count resets after a \
      period: it gets a schedule and a text about the reset. With --decision, the source of the new rules is a decision from \
      rules/decisions.yaml.

      `rulebook add decision ID` records a decision there: --about states what was decided, --because why, and --by who decided.

      It writes nothing if the rules would have an error afterward. `rulebook undo` reverts the edit.

      Examples:
        rulebook add limit exports --for item.export --value pro=20 --every quarter
        rulebook add plan team --like pro
        rulebook add notification reminder --dry-run
        rulebook add decision D-7 --by product --because 'Three are used up within a week.'
      """)

  @OptionGroup var rules: RulesOptions
  @Argument(
    help: "The kind: limit, plan, notification, deep-link, error, reason, copy, or decision.", completion: .list(Add.kinds))
  var kind: String
  @Argument(help: "The name of the new rule.") var name: String
  @Option(
    help: ArgumentHelp("The rule of the same kind to copy.", valueName: "name"),
    completion: .names { known, words in words.firstIndex(of: "add").map { words.dropFirst($0 + 1) }.flatMap(\.first).map(known.names) ?? []
    })
  var like: String?
  @Option(
    help: ArgumentHelp("The decision that is the source of the new rules.", valueName: "id"), completion: .rules(RecordedDecision.key))
  var decision: String?
  @Option(
    name: .customLong("for"), help: ArgumentHelp("Of a limit: the capability that it limits.", valueName: "capability"),
    completion: .rules(Capability.key))
  var target: String?
  @OptionGroup var limit: LimitTermsOptions
  @OptionGroup var recorded: RecordedDecisionOptions
  @Flag(help: "Print the diff and write nothing.") var dryRun = false

  static let kinds = (RuleAddition.kinds.keys + [AddedDecision.kind]).sorted()

  func run() throws {
    try RulebookSupport.reporting {
      if [AddedDecision.kind, RecordedDecision.key].contains(kind.lowercased()) {
        guard like == nil, decision == nil, target == nil else {
          throw Failure(message: "--like, --decision, and --for are not for decisions", code: Exit.usage)
        }
        if let option = limit.given { throw Failure(message: "--\(option) is for limits", code: Exit.usage) }
        return try AddedDecision(name, recorded, rules).write(dryRun: dryRun)
      }
      let kind = try key(of: kind)
      if let option = recorded.given {
        throw Failure(message: "--\(option) is for `rulebook add decision`; name a recorded decision with --decision", code: Exit.usage)
      }
      if kind != Limit.key, let option = target.map({ _ in "for" }) ?? limit.given {
        throw Failure(message: "--\(option) is for limits", code: Exit.usage)
      }
      let terms = try limit.terms()
      let input = try rules.read()
      let pipeline = try rules.pipeline()
      var memory = PipelineMemory()
      let before = try SoundRules.compile(input, pipeline, &memory)
      let search = AdditionSearch(kind, name, like: like, terms: terms, decision: decision, in: input, before)
      let attempt = try best(search, before) { pipeline.compile($0, reusing: &memory) }
      let after = attempt.after
      guard !after.hasErrors else {
        throw Failure(message: RejectedAddition.message(name, like: like, kind: self.kind, after), code: Exit.findings)
      }
      let capability = kind == Limit.key && target == nil ? search.capability(for: attempt) { pipeline.compile($0, reusing: &memory) } : nil
      try RecordedEdit(from: input, to: attempt.output.files).write(command(for: target), dryRun: dryRun)
      let notes = AdditionNotes(
        addition: attempt.addition, after: after, broken: attempt.broken, before: before, kind: self.kind, name: name,
        applying: capability.map { "rulebook \(command(for: $0))" }, decision: decision)
      for line in try notes.lines(like: like, dryRun: dryRun) { Console.note(line) }
      if !dryRun, let line = NewSchemas.line(from: input, to: attempt.output, after) { Console.note(line) }
    }
  }

  /// The command with its options, and a capability.
  private func command(for target: String?) -> String {
    func option(_ name: String, _ value: String?) -> String { value.map { " --\(name) \($0)" } ?? "" }
    return "add \(kind) \(name)" + option("like", like) + option("for", target) + limit.words + option("decision", decision)
  }

  private func best(
    _ search: AdditionSearch, _ before: Compilation, compile: (RulesInput) -> Compilation
  ) throws -> AdditionSearch.Attempt {
    do {
      return try search.best(for: target, compile: compile) { try BrokenScenarios.names(before, $0, among: $1) }
    } catch let problem as RuleAddition.Problem {
      throw Failure(message: problem.message(.init(kind: kind, name: name)), code: Exit.usage)
    }
  }

  /// The key of a kind from its name on the command line.
  private func key(of kind: String) throws(Failure) -> String {
    let plain = kind.lowercased().replacing("_", with: "-")
    if let key = RuleAddition.kinds[plain] ?? RuleAddition.kinds.values.first(where: { $0.replacing("_", with: "-") == plain }) {
      return key
    }
    let names = Add.kinds
    let near = Suggestion.nearest(to: plain, among: names).first.map { "; did you mean `\($0)`?" } ?? ""
    throw Failure(message: "`\(kind.forMessage)` cannot be added: the kinds are \(names.phrase())\(near)", code: Exit.usage)
  }
}
