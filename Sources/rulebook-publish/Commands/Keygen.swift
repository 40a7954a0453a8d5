import LimitConfigs
import RulebookSupport

extension Keygen: SigningWork {
  func work() throws {
    let key = SigningKey()
    try KeyFiles.store(key, at: file)
    Console.print("\(key.verifying.base64)")
    Console.note("key \(key.verifying.id): \(file) signs, \(KeyFiles.publicFile(of: file)) is what apps trust")
  }
}
