package import ArgumentParser

package struct Keygen: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Create a key that signs remote configs.",
    discussion: """
      Writes the private key to FILE, which only you can read, and the public key, which apps are built with, to FILE.pub.

      Example: rulebook keygen team.key
      """)

  @Argument(help: "The file for the private key. It must not exist.") package var file: String

  package init() {}
}
