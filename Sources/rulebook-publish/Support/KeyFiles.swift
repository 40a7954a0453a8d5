import ArgumentParser
import LimitConfigs
import RulebookSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keys in files. A private one is never printed, and is refused where others than its owner could read it.
enum KeyFiles {
  private static let ending = ".pub"

  /// Where the public half of a key lies.
  static func publicFile(of path: String) -> String { path + ending }

  static func store(_ key: SigningKey, at path: String) throws(Failure) {
    try writeNew("\(key.secret)\n", to: path, mode: 0o600)
    do { try writeNew("\(key.verifying.base64)\n", to: publicFile(of: path), mode: 0o644) } catch {
      unlink(path)
      throw error
    }
  }

  static func read(_ path: String) throws(Failure) -> SigningKey {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure(message: "cannot read the key \(path): \(FileSystem.reason)", code: Exit.noInput) }
    if path.hasSuffix(ending) { throw Failure(message: "\(path) is a public key; the private one signs", code: Exit.usage) }
    guard status.st_mode & 0o077 == 0 else {
      throw Failure(message: "others could read the key \(path); run `chmod 600 \(path)`", code: Exit.noInput)
    }
    guard let bytes = FileSystem.read(path) else { throw Failure(message: "cannot read the key \(path)", code: Exit.noInput) }
    guard let key = SigningKey(secret: String(decoding: bytes, as: UTF8.self)) else {
      throw Failure(message: "\(path) is no private key; `rulebook keygen` makes one", code: Exit.noInput)
    }
    return key
  }

  static func read(variable name: String) throws(Failure) -> SigningKey {
    guard let text = Console.environment(name) else { throw Failure(message: "the environment has no \(name)", code: Exit.noInput) }
    guard let key = SigningKey(secret: text) else { throw Failure(message: "\(name) holds no private key", code: Exit.noInput) }
    return key
  }

  /// A public key, or the file of one.
  static func readPublic(_ given: String) throws(Failure) -> VerifyingKey {
    do throws(KeyProblem) { return try VerifyingKey(checking: given) } catch {
      if error != .notAKey { throw Failure(message: "the public key \(given) is refused: \(error.message)", code: Exit.usage) }
    }
    guard let bytes = FileSystem.read(given) else {
      throw Failure(message: "\(given) is neither a public key nor the file of one", code: Exit.noInput)
    }
    let text = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    if text.first?.hasPrefix(SigningKey.beginning) ?? false {
      throw Failure(message: "\(given) is a private key, and this wants the public one: \(publicFile(of: given))", code: Exit.usage)
    }
    guard text.count == 1 else { throw noPublicKey(in: given) }
    do throws(KeyProblem) { return try VerifyingKey(checking: String(text[0])) } catch {
      if error == .notAKey { throw noPublicKey(in: given) }
      throw Failure(message: "the public key in \(given) is refused: \(error.message)", code: Exit.usage)
    }
  }

  private static func noPublicKey(in file: String) -> Failure {
    Failure(message: "\(file) holds no public key; the file next to the private one, \(ending), does", code: Exit.noInput)
  }

  /// A file that was not there: a key that is overwritten is gone.
  private static func writeNew(_ text: String, to path: String, mode: mode_t) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      throw Failure(
        message: errno == EEXIST ? "\(path) is there already, and is not overwritten" : "cannot write \(path): \(FileSystem.reason)",
        code: Exit.cannotWrite)
    }
    let bytes = Array(text.utf8)
    let isWritten = fchmod(descriptor, mode) == 0 && write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
    let why = FileSystem.reason
    guard close(descriptor) == 0, isWritten else {
      unlink(path)
      throw Failure(message: "cannot write \(path): \(why)", code: Exit.cannotWrite)
    }
  }
}
