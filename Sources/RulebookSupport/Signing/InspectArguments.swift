package import ArgumentParser

package struct Inspect: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Verify a bundle and print it as JSON, or print a metadata file of a config repository.",
    discussion: """
      Examples:
        rulebook inspect BUNDLE --summary
        rulebook inspect METADATA
      """)

  @Argument(help: "A bundle file or a metadata file.", completion: .file()) package var file: String
  @Option(help: ArgumentHelp("A limits file. Report only whether it belongs to the bundle.", valueName: "file"), completion: .file())
  package var limits: String?
  @Flag(help: "Print only the header and the sizes.") package var summary = false

  package init() {}
}
