import ArgumentParser
import RulebookSupport

/// The commands that sign and verify. `rulebook` checks the arguments and starts this program with the same ones.
@main
struct RulebookPublish: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rulebook-publish",
    abstract: "Does what the commands of `rulebook` do that sign and verify. Run `rulebook`, which starts this program.",
    version: Program.version,
    subcommands: SigningCommands.all)

  static func main() {
    Program.start(RulebookPublish.self) { command in
      guard let command = command as? any SigningWork else { return try command.run() }
      try reporting { try command.work() }
    }
  }
}

/// What a command does; its arguments are declared in `RulebookSupport`.
protocol SigningWork: SigningCommand {
  func work() throws
}
