import ArgumentParser
import RulebookSupport

struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Run the language server for editors on standard input and output.",
    discussion: """
      Editors start this command. It speaks the Language Server Protocol and runs every check while you type, in the open files as they \
      are in the editor. It finds the rules folder of each file by its manifest. docs/edit/editor.md lists the settings of editors.

      Example: rulebook lsp
      """)

  @Option(help: ArgumentHelp("The day that dates in the rules are compared with. The default is today.", valueName: "date"))
  var asOf: String?
  @Option(
    name: .customLong("bound"),
    help: ArgumentHelp(
      "Change a bound of the input: depth, file-bytes, value-bytes, values, mistakes (per file), files, or total-bytes.",
      valueName: "name=number"))
  var bounds: [String] = []
  @Flag(help: "Accepted for editors that pass it. Standard input and output are always used.") var stdio = false

  func run() throws {
    try reporting {
      var options = RulesOptions()
      options.folder = nil
      options.asOf = asOf
      options.bounds = bounds
      var connection = try EditorConnection(options)
      throw ExitCode(connection.run())
    }
  }
}
