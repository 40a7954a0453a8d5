package import ArgumentParser

package struct Inspect: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Verify a bundle and print it as JSON, or print what the manifest of a remote config offers.")

  @Argument(help: "A bundle file or a manifest file.") package var file: String
  @Option(help: ArgumentHelp("A limits file. Report only whether it belongs to the bundle.", valueName: "file"))
  package var limits: String?
  @Option(help: ArgumentHelp("For a manifest: a public key that apps trust, or its file. Repeat for several keys.", valueName: "key"))
  package var trusted: [String] = []
  @Option(help: ArgumentHelp("For a manifest: the bundle of an app to compare the values with.", valueName: "file"))
  package var app: String?
  @Flag(help: "Print only the header and the sizes.") package var summary = false

  package init() {}
}
