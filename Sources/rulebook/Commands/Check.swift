import ArgumentParser
import RulebookSupport
import RulesCompiler

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report mistakes in the rules, where they are, and how to fix them.",
    discussion: "Errors are always shown. If you name files, only the warnings in those files are shown.")

  @OptionGroup var rules: RulesOptions
  @OptionGroup var checking: ProfileOptions
  @OptionGroup var reporting: ReportOptions
  @Argument(help: "The files whose warnings are shown. The default is all files.") var files: [String] = []

  func run() throws {
    try RulebookSupport.reporting {
      for file in files where !FileSystem.exists(file) {
        throw Failure(message: "the file \(file) does not exist", code: Exit.noInput)
      }
      let input = try rules.read()
      var compilation = try rules.pipeline(for: checking.profile.profile).compile(input, lowers: false)
      UndoneEdits.offer(in: &compilation, of: input, at: input.place)
      if !reporting.report(compilation, only: files) { throw Exit.findings }
    }
  }
}
