import ArgumentParser
import LimitConfigs

struct Keygen: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a key that signs limit configs.",
    discussion: "The private half goes to FILE, which only you can read; the public half, which apps are built with, to FILE.pub.")

  @Argument(help: "Where the private key is written; there must be no such file.") var file: String

  func run() throws {
    try reporting {
      let key = SigningKey()
      try KeyFiles.store(key, at: file)
      Console.print("\(key.verifying.base64)")
      Console.note("key \(key.verifying.id): \(file) signs, \(KeyFiles.publicFile(of: file)) is what apps trust")
    }
  }
}
