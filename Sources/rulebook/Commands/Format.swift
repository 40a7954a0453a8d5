import ArgumentParser
import RulebookSupport
import RulesCompiler
import RulesEditing

struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Format rule files.",
    discussion: """
      Formatting changes the order of keys, quotation marks, indentation, and blank lines. It does not change comments or the meaning of \
      the rules.

      Examples:
        rulebook format
        rulebook format --check rules/limits.yaml
      """)

  @Option(name: .customLong("rules"), help: ArgumentHelp("The folder of the rules.", valueName: "dir"), completion: .directory) var folder:
    String?
  @Flag(help: "Write nothing, list the files that are not formatted, and fail if there are any.") var check = false
  @Flag(help: "Print only the files that are not formatted.") var quiet = false
  @Argument(help: "The files to format. The default is all rule files.", completion: .file(extensions: ["yaml"])) var files: [String] = []

  func run() throws {
    try RulebookSupport.reporting {
      let input = try RulesFolder(folder).read(.standard)
      let formatted = FormattedRules(input, only: try files.isEmpty ? nil : Set(files.map { try input.path(named: $0) }))
      for path in formatted.unreadable { Console.note("rulebook: skipped \(path), because it has mistakes; run `rulebook check`") }
      if let path = formatted.broken.first {
        throw Failure(
          message: "formatting would change the meaning of \(path), so nothing was written; this is a bug: please report it with the file",
          code: Exit.bug)
      }
      if check {
        for file in formatted.changed { Console.print(file.path) }
        if !quiet, !formatted.changed.isEmpty { Console.note("run `rulebook format` to format these files") }
        if !formatted.changed.isEmpty { throw Exit.findings }
      } else {
        try RecordedEdit(from: input, to: formatted.changed).record("format")
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
