import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesCompiler

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report mistakes in the rules, where they are, and how to fix them.",
    discussion: """
      Errors are always shown. If you name files, only the warnings in those files are shown.

      Examples:
        rulebook check
        rulebook check rules/limits.yaml --format json
        rulebook check --since HEAD --profile release
      """)

  @OptionGroup var rules: RulesOptions
  @OptionGroup var checking: ProfileOptions
  @OptionGroup var reporting: ReportOptions
  @Option(
    help: ArgumentHelp(
      "Mark a contradiction at the line that changed since a git revision. The diagnostics and the exit status stay the same.",
      valueName: "rev"), completion: .revisions)
  var since: String?
  @Argument(help: "The files whose warnings are shown. The default is all files.", completion: .file(extensions: ["yaml"])) var files:
    [String] = []

  func run() throws {
    try RulebookSupport.reporting {
      for file in files where !FileSystem.exists(file) {
        throw Failure(message: "the file \(file) does not exist", code: Exit.noInput)
      }
      let input = try rules.read()
      Progress.step("checking \(input.files.count) files")
      var compilation = try rules.pipeline(for: checking.profile.profile).compile(input, lowers: false)
      if let since { compilation.diagnostics = try changed(since).arranged(compilation.diagnostics, in: compilation.sources) }
      CommittedKeys.report(in: input.place, into: &compilation)
      UndoneEdits.offer(in: &compilation, of: input, at: input.place)
      if !reporting.report(compilation, only: files) { throw Exit.findings }
    }
  }

  /// Returns the lines that changed since a revision, by the paths that diagnostics show.
  private func changed(_ revision: String) throws(Failure) -> ChangedLines {
    let folder = try RulesFolder(rules.folder).path
    let lines = try GitRules(folder: folder).changedLines(since: revision)
    return ChangedLines(Dictionary(lines.map { ("\(folder)/\($0.key)", $0.value) }, uniquingKeysWith: { first, _ in first }))
  }
}
