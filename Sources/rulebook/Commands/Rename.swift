import ArgumentParser
import Diagnostics
import HostTime
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesEditing
import RulesScenarios
import SourceText

struct Rename: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Rename a rule everywhere.",
    discussion: """
      It changes the declaration and every place that names the rule: other rules, expressions, paths of locks, waivers, and remote values, \
      scenarios, requirements, invariants, and translations. It prints the diff. If the rules would have an error afterward, it \
      changes nothing. It lists scenarios that would fail, such as those that expect an order of names. `rulebook undo` reverts the edit.

      If apps store the name, as that of an event or a notification, it adds `was: OLD`, so that stored data is still found.

      Examples:
        rulebook rename limit saved_items kept_items
        rulebook rename plan pro plus --dry-run
      """)

  @OptionGroup var rules: RulesOptions
  @Argument(help: "The kind of the rule, such as `limit`. \(NamedRule.kindsHelp)", completion: .names { known, _ in known.singulars })
  var kind: String
  @Argument(help: "The name of the rule.", completion: .names { known, words in known.names(of: words.last ?? "") }) var old: String
  @Argument(help: "The new name.") var new: String
  @Flag(help: "Print the diff and write nothing.") var dryRun = false

  func run() throws {
    try RulebookSupport.reporting {
      let input = try rules.read()
      let pipeline = try rules.pipeline()
      var memory = PipelineMemory()
      let before = try SoundRules.compile(input, pipeline, &memory)
      guard let renaming = RuleRenaming(before) else { throw Failure(message: "the rules have mistakes", code: Exit.findings) }
      let (name, result) = try renamed(renaming)
      let edited = FormattedRules.formatting(EditedText.apply(result.edits, to: input, before.sources), changedFrom: input)
      let output = EarlierVersions.formatting(edited, changedFrom: input)
      let after = pipeline.compile(output, reusing: &memory)
      guard !after.hasErrors else {
        Console.note(TextRenderer(color: .never).render(after.diagnostics.filter { $0.severity == .error }, in: after.sources))
        throw Failure(message: "`\(new)` would cause these errors, so nothing was changed", code: Exit.findings)
      }
      let broken = try BrokenScenarios.names(before, after, scenario: name == Scenario.key ? (old, new) : nil)
      try RecordedEdit(from: input, to: output.files).write("rename \(kind) \(old) \(new)", dryRun: dryRun)
      let files = Set(result.edits.map(\.span.file)).count
      let places = "\(result.count) \(result.count == 1 ? "place" : "places") in \(files) \(files == 1 ? "file" : "files")"
      Console.note(dryRun ? "would rename \(places); nothing was written" : "renamed \(places)")
      if !broken.isEmpty {
        Console.note(
          "scenarios: \(broken.quotedPhrase()) \(broken.count == 1 ? "fails" : "fail") with the new name")
      }
      for line in RenameNotes.lines(name, old, new, result, renaming, before) { Console.note(line) }
    }
  }

  private func renamed(_ renaming: RuleRenaming) throws(Failure) -> (kind: String, RuleRenaming.Result) {
    do throws(RenameError) {
      return (try renaming.declaredKind(kind), try renaming.rename(kind, old, to: new))
    } catch {
      throw Failure(message: error.message.printable(), code: Exit.usage)
    }
  }
}
