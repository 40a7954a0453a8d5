import ArgumentParser
import Diagnostics

@main
struct Rulebook: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "rulebook",
    abstract: "Checks product rules written in YAML, compiles them, and asks them questions.",
    version: version,
    subcommands: [
      Check.self, Build.self, Explain.self, Decide.self, Notifications.self, Eval.self, TryCondition.self, Test.self, Show.self, Find.self,
      Report.self, Diff.self, FixRules.self, Format.self, Inspect.self, Keygen.self,
      Publish.self, Rollback.self, Verify.self, RemoteConfig.self,
    ])

  /// As ArgumentParser does it; but help and version are written like all output, so that one who cannot be told is told that.
  static func main() {
    if let message = unknownCommand(CommandLine.arguments.dropFirst().first) {
      Console.note("rulebook: \(message)")
      exit(withError: Exit.usage)
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let (text, code) = (fullMessage(for: error), exitCode(for: error))
      if code == .success {
        if !text.isEmpty { Console.print(text) }
      } else {
        // Written here, for the message repeats what was typed.
        if !text.isEmpty { Console.note(text) }
        exit(withError: code)
      }
    }
  }

  /// What is said about a first word that is no command; nil for a command and for an option.
  private static func unknownCommand(_ word: String?) -> String? {
    guard let word, !word.hasPrefix("-") else { return nil }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    if names.contains(word) { return nil }
    let near = Suggestion.nearest(to: word, among: names)
    return "no command is named `\(word.forMessage)`; "
      + (near.first.map { "did you mean `rulebook \($0)`?" } ?? "`rulebook help` lists them")
  }
}
