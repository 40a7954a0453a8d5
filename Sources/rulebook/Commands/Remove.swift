import ArgumentParser
import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesEditing
import SourceText

struct Remove: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove a rule and what only it uses.",
    discussion: """
      Without --apply, it lists every use of the rule and what removing it changes, and writes nothing. With --apply, it removes the rule, \
      the copy, facts, and other parts that only it used, its names in lists and optional keys, its waivers, locks, remote paths, and \
      invariants, and the cases of scenarios that ask about it. Sections and files that are there for no other rule go with the last one of a \
      kind. It prints the diff.

      If another rule requires it, or the rules would have an error afterward, it lists these places and writes nothing, unless you add --force. \
      `rulebook undo` reverts the edit.

      Examples:
        rulebook remove save_failed
        rulebook remove save_failed --kind error --apply
      """)

  @OptionGroup var rules: RulesOptions
  @Argument(help: "The name of the rule.", completion: .anyRule) var id: String
  @Option(
    help: ArgumentHelp("The kind of the rule, such as `limit`, if several rules have the name. \(NamedRule.kindsHelp)", valueName: "kind"),
    completion: .names { known, _ in known.singulars })
  var kind: String?
  @Flag(help: "Remove the rule.") var apply = false
  @Flag(help: "With --apply: write the files even if places remain that a person must change.") var force = false

  func run() throws {
    try RulebookSupport.reporting {
      if force, !apply { throw Failure(message: "--force requires --apply", code: Exit.usage) }
      let input = try rules.read()
      let pipeline = try rules.pipeline()
      var memory = PipelineMemory()
      let before = try SoundRules.compile(input, pipeline, &memory)
      let rule = try NamedRule.find(id, kind: kind, before)
      guard let removal = RuleRemoval(rule, in: before) else { throw Failure(message: "the rules have mistakes", code: Exit.findings) }
      let edited = FormattedRules.formatting(EditedText.apply(removal.edits, to: input, before.sources), changedFrom: input)
      let output = EarlierVersions.formatting(EmptiedFiles.removed(from: edited, changedFrom: input), changedFrom: input)
      let after = pipeline.compile(output, reusing: &memory)
      let outcome = RemovalOutcome(removal, before, after)
      if !apply { outcome.printUses() }
      guard outcome.isClean || force && apply else {
        outcome.printRemaining()
        throw Failure(
          message: "`\(id)` cannot be removed before these places change"
            + (apply ? ", so nothing was written; change them, or add --force" : ""), code: Exit.findings)
      }
      guard apply else {
        return Console.note("nothing was written; `rulebook remove \(id)\(kind.map { " --kind \($0)" } ?? "") --apply` removes it")
      }
      let broken = after.hasErrors ? [] : try BrokenScenarios.names(before, after)
      try RecordedEdit(from: input, to: output).write("remove \(id)", dryRun: false)
      outcome.printRemaining()
      Console.note("removed \(outcome.removedText); `rulebook undo` reverts it")
      for line in try outcome.notes(broken) { Console.note(line) }
      if !outcome.isClean { throw Exit.findings }
    }
  }
}
