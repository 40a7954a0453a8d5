import ArgumentParser
import RulebookSupport
import RulesCompiler

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what is wrong with the rules, where, and what to write instead.",
    discussion: "Errors are always shown, wherever they are. Naming files limits which warnings are shown.")

  @OptionGroup var rules: RulesOptions
  @OptionGroup var checking: ProfileOptions
  @OptionGroup var reporting: ReportOptions
  @Argument(help: "Files whose warnings to show.") var files: [String] = []

  func run() throws {
    try RulebookSupport.reporting {
      for file in files where !FileSystem.exists(file) { throw Failure(message: "there is no file \(file)", code: Exit.noInput) }
      if !reporting.report(try rules.compile(lowers: false, for: checking.profile.profile), only: files) { throw Exit.findings }
    }
  }
}
