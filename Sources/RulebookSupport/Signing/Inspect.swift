package import ArgumentParser

package struct Inspect: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Print a bundle as JSON, after checking that it is whole; or say what the manifest of a limit config offers.")

  @Argument(help: "The file of a bundle, or of a manifest.") package var file: String
  @Option(help: ArgumentHelp("A limits file; say whether it belongs to the bundle, and print nothing.", valueName: "file"))
  package var limits: String?
  @Option(help: ArgumentHelp("Of a manifest: a public key that apps trust, or its file; several.", valueName: "key"))
  package var trusted: [String] = []
  @Option(help: ArgumentHelp("Of a manifest: the bundle of an app, beside which its values are shown.", valueName: "file"))
  package var app: String?
  @Flag(help: "Print only the header and the sizes.") package var summary = false

  package init() {}
}
