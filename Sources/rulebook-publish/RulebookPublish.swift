import ArgumentParser
import RulebookSupport

/// The program for the commands that sign and verify. `rulebook` checks the arguments and starts this program with the same arguments.
@main
struct RulebookPublish: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rulebook-publish",
    abstract: "Runs the commands of `rulebook` that sign and verify. Do not run this program directly; run `rulebook`.",
    version: Program.version,
    subcommands: SigningCommands.all)

  static func main() {
    Program.start(RulebookPublish.self) { command in
      guard let command = command as? any SigningWork else { return try command.run() }
      try reporting { try command.work() }
    }
  }
}

/// The work of a command. Its arguments are declared in `RulebookSupport`.
protocol SigningWork: SigningCommand {
  func work() throws
}
