package import ArgumentParser

package struct Sign: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Add a signature to a pending publication, and make it live when enough keys signed.",
    discussion: """
      Prints what becomes live before it signs. Nothing becomes live below the number of signatures that the role requires.

      Examples:
        rulebook sign --site SITE --dry-run
        rulebook sign --site SITE --key KEY
      """)

  @Option(help: ArgumentHelp("The folder of the config repository.", valueName: "dir"), completion: .directory) package var site: String
  @OptionGroup package var signing: SigningOptions
  @Flag(help: "Print what waits for signatures and which are missing, and sign nothing.") package var dryRun = false
  @Flag(help: "Discard what waits for signatures.") package var discard = false

  package init() {}
}
