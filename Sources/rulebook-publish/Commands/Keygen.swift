import RemoteConfigs
import RulebookSupport

extension Keygen: SigningWork {
  func work() throws {
    let key = SigningKey()
    try KeyFiles.store(key, at: file)
    Console.print("\(key.verifying.base64)")
    Console.note("key \(key.verifying.id): \(file) is the private key, \(KeyFiles.publicFile(of: file)) is the public key that apps trust")
  }
}
