package import ArgumentParser

package struct Keygen: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Make a key that signs limit configs.",
    discussion: "The private half goes to FILE, which only you can read; the public half, which apps are built with, to FILE.pub.")

  @Argument(help: "Where the private key is written; there must be no such file.") package var file: String

  package init() {}
}
