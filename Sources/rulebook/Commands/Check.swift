import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesCompiler

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report mistakes in the rules, where they are, and how to fix them.",
    discussion: """
      Errors are always shown. If you name files or folders, only the warnings in them are shown.

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
      "Mark a contradiction at the line that changed since a Git revision. The diagnostics and the exit status stay the same.",
      valueName: "rev"), completion: .revisions)
  var since: String?
  @Argument(help: "The files and folders whose warnings are shown. The default is all files.", completion: .file(extensions: ["yaml"]))
  var files: [String] = []

  func run() throws {
    try RulebookSupport.reporting {
      for file in files where !FileSystem.exists(file) {
        throw Failure(message: "the file \(file) does not exist", code: Exit.noInput)
      }
      let input = try rules.read()
      Progress.step("checking \(input.files.count.counted("file"))")
      var compilation = try rules.pipeline(for: checking.profile.profile).compile(input, lowers: false)
      if let since {
        let changed = try changed(since)
        compilation.diagnostics = changed.arranged(compilation.diagnostics, in: compilation.sources) { earlier(since) }
      }
      CommittedKeys.report(in: input.place, into: &compilation)
      UndoneEdits.offer(in: &compilation, of: input, at: input.place)
      if !reporting.report(compilation, only: files) { throw Exit.findings }
    }
  }

  /// Returns the lines that changed since a revision, by the paths that diagnostics show.
  private func changed(_ revision: String) throws(Failure) -> ChangedLines {
    let folder = try RulesFolder(rules.folder).path
    let edits = try GitRules(folder: folder).edits(since: revision)
    return ChangedLines(Dictionary(edits.map { ("\(folder)/\($0.key)", $0.value) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Returns the fingerprints of the diagnostics of a Git revision; nil if its rules cannot be read.
  private func earlier(_ revision: String) -> Set<String>? {
    guard let folder = try? RulesFolder(rules.folder).path, let input = try? GitRules(folder: folder).read(revision), !input.files.isEmpty,
      let pipeline = try? rules.pipeline(for: checking.profile.profile)
    else { return nil }
    let compilation = pipeline.compile(input, lowers: false)
    return Set(Fingerprint.all(compilation.diagnostics, in: compilation.sources))
  }
}
