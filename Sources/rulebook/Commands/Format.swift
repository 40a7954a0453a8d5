import ArgumentParser
import RulebookSupport
import RulesCompiler
import RulesEditing

struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Bring rule files into the one layout.",
    discussion: "The order of keys, quotes, indentation and blank lines change; what the rules say and their comments do not.")

  @Option(name: .customLong("rules"), help: ArgumentHelp("The folder of the rules.", valueName: "dir")) var folder: String?
  @Flag(help: "Write nothing; list the files whose layout differs, and fail when there are any.") var check = false
  @Flag(help: "Say nothing but what differs.") var quiet = false
  @Argument(help: "Files to format; all rule files when left out.") var files: [String] = []

  func run() throws {
    try RulebookSupport.reporting {
      let input = try RulesFolder(folder).read(.standard)
      let formatted = FormattedRules(input, only: try files.isEmpty ? nil : Set(files.map { try input.path(named: $0) }))
      for path in formatted.unreadable { Console.note("rulebook: left \(path) alone: it has mistakes (`rulebook check`)") }
      if let path = formatted.broken.first {
        throw Failure(
          message: "\(path) would no longer say the same, so nothing was written; that is a bug of ours: please report it with the file",
          code: Exit.bug)
      }
      if check {
        for file in formatted.changed { Console.print(file.path) }
        if !quiet, !formatted.changed.isEmpty { Console.note("run `rulebook format` to bring them into the one layout") }
        if !formatted.changed.isEmpty { throw Exit.findings }
      } else {
        try FileSystem.replace(formatted.changed, of: input)
        if !quiet { Console.note(summary(formatted)) }
      }
      if !formatted.unreadable.isEmpty { throw Exit.findings }
    }
  }

  private func summary(_ formatted: FormattedRules) -> String {
    guard !formatted.changed.isEmpty else { return "nothing to format in \(count(formatted.count))" }
    return (formatted.changed.map { "formatted \($0.path)" } + ["\(formatted.changed.count) of \(count(formatted.count)) changed"])
      .joined(separator: "\n")
  }

  private func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }
}
