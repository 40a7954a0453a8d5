import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesCompiler
import RulesEditing

struct FixRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Apply fixes that are certain.",
    discussion: """
      Comments and formatting outside the edits stay byte for byte. Mistakes that need a decision are listed and not changed.

      Examples:
        rulebook fix --dry-run
        rulebook fix --suggested
      """)

  @OptionGroup var rules: RulesOptions
  @Flag(help: "Print the edits as a diff and write nothing.") var dryRun = false
  @Flag(help: "Also apply likely fixes, where there is only one.") var suggested = false
  @Flag(help: "Print only the diff of a dry run.") var quiet = false

  func run() throws {
    try RulebookSupport.reporting {
      let input = try rules.read()
      Progress.step("trying fixes")
      let fixed = RulesFixer(try rules.pipeline(), suggested: suggested).fix(input)
      if dryRun {
        Console.printRaw(TerminalText.of(fixed.diff))
      } else {
        try RecordedEdit(from: input, to: fixed.changed).record("fix")
      }
      if !quiet {
        Console.note((fixed.summary + (dryRun && !fixed.changed.isEmpty ? ["nothing was written"] : [])).joined(separator: "\n"))
      }
      if fixed.remaining.hasErrors { throw Exit.findings }
    }
  }
}
