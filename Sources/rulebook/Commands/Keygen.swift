import ArgumentParser
import LimitConfigs

struct Keygen: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Make a key that signs limit configs.")

  func run() throws {
    let key = SigningKey()
    Console.print(key.verifying.id)
  }
}
