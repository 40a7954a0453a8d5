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
      It adds a limit, plan, notification, deep-link, error, reason, or copy, together with its cells, copy, facts, and the lists that contain all rules of \
      its kind, and prints the diff. Descriptions that a person must write start with `TODO`, and texts with `Words of`. With --like, \
      the new rule has everything that another one has, with its words. If the product has no rule of the kind yet, it adds the files \
      that the kind needs. With --decision, the source of the new rules is a decision from rules/decisions.yaml.

      It writes nothing if the rules would have an error afterward. `rulebook undo` takes the edit back.

      Examples:
        rulebook add limit saved_drafts
        rulebook add plan team --like pro
        rulebook add notification reminder --dry-run
      """)

  @OptionGroup var rules: RulesOptions
  @Argument(
    help: "The kind: limit, plan, notification, deep-link, error, reason, or copy.", completion: .list(RuleAddition.kinds.keys.sorted()))
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
  @Flag(help: "Print the diff and write nothing.") var dryRun = false

  /// An addition with the rules that it results in.
  private struct Attempt {
    var addition: RuleAddition
    var output: RulesInput
    var after: Compilation
    /// The scenarios that fail afterward. Empty if the rules have errors.
    var broken: [String] = []
  }

  func run() throws {
    try RulebookSupport.reporting {
      let kind = try key(of: kind)
      let input = try rules.read()
      let pipeline = try rules.pipeline()
      var memory = PipelineMemory()
      let before = try SoundRules.compile(input, pipeline, &memory)
      let attempt = try attempt(kind, input, before) { pipeline.compile($0, reusing: &memory) }
      let after = attempt.after
      guard !after.hasErrors else {
        Console.note(TextRenderer(color: .never).render(after.diagnostics.filter { $0.severity == .error }, in: after.sources))
        throw Failure(message: "`\(name)` would cause these errors, so nothing was written", code: Exit.findings)
      }
      let options = (like.map { " --like \($0)" } ?? "") + (decision.map { " --decision \($0)" } ?? "")
      try RecordedEdit(from: input, to: attempt.output.files).write("add \(self.kind) \(name)\(options)", dryRun: dryRun)
      for line in notes(kind, attempt, before) { Console.note(line) }
    }
  }

  /// The addition like one of the simplest rules that breaks the fewest scenarios and leaves no error.
  private func attempt(
    _ kind: String, _ input: RulesInput, _ before: Compilation, compile: (RulesInput) -> Compilation
  ) throws -> Attempt {
    let forms = like == nil ? RuleAddition.models(kind, in: before).prefix(4).map { $0 as String? } : []
    var best: Attempt?
    for form in forms.isEmpty ? [nil] : forms {
      func output(_ addition: RuleAddition) -> RulesInput {
        FormattedRules.formatting(applied(addition, input, before), changedFrom: input)
      }
      let fitted = FittedAddition(try addition(kind, form, before)) { compile(output($0)) }
      var attempt = Attempt(addition: fitted.addition, output: output(fitted.addition), after: fitted.after)
      if !attempt.after.hasErrors { attempt.broken = try BrokenScenarios.names(before, attempt.after) }
      let isBetter = best.map { $0.after.hasErrors || (!attempt.after.hasErrors && attempt.broken.count < $0.broken.count) } ?? true
      if isBetter { best = attempt }
      if !attempt.after.hasErrors, attempt.broken.isEmpty { break }
    }
    guard let best else { throw Failure(message: "`\(name)` cannot be added", code: Exit.bug) }
    return best
  }

  /// The key of a kind from its name on the command line.
  private func key(of kind: String) throws(Failure) -> String {
    let plain = kind.lowercased().replacing("_", with: "-")
    if let key = RuleAddition.kinds[plain] ?? RuleAddition.kinds.values.first(where: { $0.replacing("_", with: "-") == plain }) {
      return key
    }
    let names = RuleAddition.kinds.keys.sorted()
    let near = Suggestion.nearest(to: plain, among: names).first.map { "; did you mean `\($0)`?" } ?? ""
    throw Failure(message: "`\(kind.forMessage)` cannot be added: the kinds are \(names.joined(separator: ", "))\(near)", code: Exit.usage)
  }

  private func addition(_ kind: String, _ form: String?, _ before: Compilation) throws(Failure) -> RuleAddition {
    do throws(RuleAddition.Problem) {
      return try RuleAddition(kind, name, like: like, form: form, decision: decision, in: before)
    } catch {
      let message =
        switch error {
        case .taken(let name): "`\(name)` already exists"
        case .unknown(let name, let near):
          "no \(self.kind) is named `\(name)`" + (near.first.map { "; did you mean `\($0)`?" } ?? "")
        case .undecided(let name, let near):
          "no decision is named `\(name)`; record it in rules/decisions.yaml" + (near.first.map { ", or did you mean `\($0)`?" } ?? "")
        case .malformed(let name, let problem): "`\(name)` cannot be the name: \(problem)"
        case .needs(let what): "the rules need \(what)"
        }
      throw Failure(message: message.printable(), code: Exit.usage)
    }
  }

  /// The files with the edits and the additions. New files have the line with which editors find the schema.
  private func applied(_ addition: RuleAddition, _ input: RulesInput, _ before: Compilation) -> RulesInput {
    var result = EditedText.apply(addition.edits, to: input, before.sources)
    for (file, text) in addition.additions {
      if let index = result.files.firstIndex(where: { $0.path == file || $0.name == file }) {
        let isOpen = result.files[index].bytes.last.map { $0 != 0x0A } ?? false
        result.files[index].bytes += Array(((isOpen ? "\n" : "") + text).utf8)
      } else {
        let head = "# yaml-language-server: $schema=../generated/schema/\(file.prefix { $0 != "." && $0 != "/" }).json\n\n"
        result.files.append(RulesInput.File(name: file, path: "\(input.place)/\(file)", bytes: Array((head + text).utf8)))
      }
    }
    return result
  }

  private func notes(_ key: String, _ attempt: Attempt, _ before: Compilation) -> [String] {
    let (addition, after, broken) = (attempt.addition, attempt.after, attempt.broken)
    let count = addition.added.count
    var lines = [
      (dryRun ? "would add" : "added") + " \(count) \(count == 1 ? "rule" : "rules")"
        + (addition.model.map { " like the \(kind) `\($0.parts[1])`" } ?? "")
        + (dryRun ? "; nothing was written" : "; `rulebook undo` takes it back")
    ]
    if like == nil {
      lines.append(
        "replace the descriptions that start with TODO and the texts that start with \"Words of\"; `rulebook find TODO` lists them")
    }
    if !addition.copiedSources.isEmpty {
      lines.append(
        "the new rules cite what they were copied from (\(addition.copiedSources.joined(separator: ", "))); "
          + "replace `source` and `assumes`, or use --decision")
    }
    for rule in addition.leftOut.intersection(addition.extended).sorted(by: { $0.description < $1.description })
    where rule.parts[0] != Waiver.key {
      guard let place = addition.place(of: rule) else { continue }
      let kind = before.rules?.singular(of: rule.parts[0]) ?? rule.parts[0]
      lines.append(
        "left as it was, because the rules would have an error with `\(name)`: \(kind) `\(rule.parts.last ?? "")` (\(before.line(of: place)))"
      )
    }
    let known = Set(before.diagnostics.map { "\($0.name) \($0.message)" })
    for warning in after.diagnostics where warning.severity == .warning && !known.contains("\(warning.name) \(warning.message)") {
      lines.append("new warning: \(after.line(of: warning.primary.span)): \(warning.message) [\(warning.name)]")
    }
    if key == Limit.key,
      !(after.rules?.book.capabilities.entries ?? []).contains(where: { $0.value.plans.cells.contains { $0.value.limit?.text == name } })
    {
      lines.append("no capability applies the limit `\(name)` yet: write `{within: \(name)}` in the cells of a capability")
    }
    let places = addition.expressions.map { before.line(of: $0) }
    if !places.isEmpty, let like {
      lines.append(
        "expressions name `\(like)` and may mean `\(name)` as well: \(places.prefix(8).joined(separator: ", "))"
          + (places.count > 8 ? ", and \(places.count - 8) more" : ""))
    }
    if !broken.isEmpty {
      let names = broken.map { "`\($0)`" }.joined(separator: ", ")
      lines.append("scenarios: \(names) \(broken.count == 1 ? "fails" : "fail"); `rulebook test --accept` rewrites their expectations")
    }
    return lines
  }
}
