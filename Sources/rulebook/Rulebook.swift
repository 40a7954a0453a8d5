import ArgumentParser
import RulebookSupport

@main
struct Rulebook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rulebook",
    abstract: "Checks, compiles, and evaluates product rules written in YAML.",
    version: Program.version,
    subcommands: [
      Init.self, Check.self, Build.self, Explain.self, Decide.self, Notifications.self, Eval.self, TryCondition.self, Test.self, Show.self,
      Find.self, Report.self, SiteGroup.self, Preview.self, Diff.self, Mutate.self, FixRules.self, Format.self, Add.self, Rename.self,
      Remove.self, Undo.self,
      LanguageServerCommand.self,
    ] + SigningCommands.all.filter { $0 != SiteCommand.self })

  static func main() {
    Program.start(Rulebook.self) { command in
      if let command = command as? any SigningCommand {
        try reporting { throw SigningProgram.start(for: command) }
      } else {
        try command.run()
      }
    }
  }
}
