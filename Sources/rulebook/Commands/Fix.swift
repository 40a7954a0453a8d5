import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesCompiler
import RulesEditing

struct FixRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Mend mistakes that have one certain fix.",
    discussion: "Comments and layout stay byte for byte outside the edits. What needs a decision stays, and is listed.")

  @OptionGroup var rules: RulesOptions
  @Flag(help: "Print the edits as a diff and write nothing.") var dryRun = false
  @Flag(help: "Apply fixes that are likely, too, where there is only one.") var suggested = false
  @Flag(help: "Say nothing but the diff of a dry run.") var quiet = false

  func run() throws {
    try RulebookSupport.reporting {
      let input = try rules.read()
      let fixed = RulesFixer(try rules.pipeline(), suggested: suggested).fix(input)
      if dryRun {
        Console.printRaw(TerminalText.of(fixed.diff))
      } else {
        try FileSystem.replace(fixed.changed, of: input)
      }
      if !quiet {
        Console.note((fixed.summary + (dryRun && !fixed.changed.isEmpty ? ["nothing was written"] : [])).joined(separator: "\n"))
      }
      if fixed.remaining.hasErrors { throw Exit.findings }
    }
  }
}
