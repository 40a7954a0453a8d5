import ArgumentParser
import RemoteConfigs
import RulebookSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads and writes key files. A private key is never printed, and its file is rejected if other users can read it or if it is inside a config
/// repository.
enum KeyFiles {
  private static let ending = ".pub"

  /// Returns the path of the public key that belongs to a private key file.
  static func publicFile(of path: String) -> String { path + ending }

  static func store(_ key: SigningKey, at path: String) throws(Failure) {
    try requireOutsideSite(path)
    try writeNew("\(key.secret)\n", to: path, mode: 0o600)
    do { try writeNew("\(key.verifying.base64)\n", to: publicFile(of: path), mode: 0o644) } catch {
      unlink(path)
      throw error
    }
  }

  /// Removes a key that was just stored.
  static func remove(_ path: String) {
    unlink(path)
    unlink(publicFile(of: path))
  }

  private static func requireOutsideSite(_ path: String) throws(Failure) {
    guard let site = SiteFolder.site(around: FileSystem.realPath(path) ?? path) else { return }
    throw Failure(message: "a private key must not be inside the config repository \(site), which everyone can read", code: Exit.usage)
  }

  static func read(_ path: String) throws(Failure) -> SigningKey {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure(message: "cannot read the key \(path): \(FileSystem.reason)", code: Exit.noInput) }
    if path.hasSuffix(ending) { throw Failure(message: "\(path) is a public key; pass the private key", code: Exit.usage) }
    try requireOutsideSite(path)
    guard status.st_mode & 0o077 == 0 else {
      throw Failure(message: "other users can read the key \(path); run `chmod 600 \(path)`", code: Exit.noInput)
    }
    guard let bytes = FileSystem.read(path) else { throw Failure(message: "cannot read the key \(path)", code: Exit.noInput) }
    guard let key = SigningKey(secret: String(decoding: bytes, as: UTF8.self)) else {
      throw Failure(message: "\(path) is not a private key; create one with `rulebook keygen`", code: Exit.noInput)
    }
    return key
  }

  static func read(variable name: String) throws(Failure) -> SigningKey {
    guard let text = Console.environment(name) else {
      throw Failure(message: "the environment variable \(name) is not set", code: Exit.noInput)
    }
    guard let key = SigningKey(secret: text) else {
      throw Failure(message: "the environment variable \(name) does not contain a private key", code: Exit.noInput)
    }
    return key
  }

  /// Reads keys from a descriptor, one in each line.
  static func read(descriptor: Int32) throws(Failure) -> [SigningKey] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= 1 << 16 {
      let count = buffer.withUnsafeMutableBytes { readSome(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw Failure(message: "cannot read keys from descriptor \(descriptor): \(FileSystem.reason)", code: Exit.noInput)
      }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    var keys: [SigningKey] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.contains(where: { $0 > 0x20 }) {
      guard let key = SigningKey(secret: String(decoding: line, as: UTF8.self)) else {
        throw Failure(message: "a line from descriptor \(descriptor) is not a private key", code: Exit.noInput)
      }
      keys.append(key)
    }
    guard !keys.isEmpty else { throw Failure(message: "descriptor \(descriptor) contains no private key", code: Exit.noInput) }
    return keys
  }

  /// Returns the public key that an argument contains, or that the file at this path contains.
  static func readPublic(_ given: String) throws(Failure) -> VerifyingKey {
    do throws(KeyError) { return try VerifyingKey(checking: given) } catch {
      if error != .notAKey { throw Failure(message: "the public key \(given) is rejected: \(error.message)", code: Exit.usage) }
    }
    guard let bytes = FileSystem.read(given) else {
      throw Failure(message: "\(given) is neither a public key nor a file with a public key", code: Exit.noInput)
    }
    let text = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    if text.first?.hasPrefix(SigningKey.prefix) ?? false {
      throw Failure(message: "\(given) is a private key; pass the public key: \(publicFile(of: given))", code: Exit.usage)
    }
    guard text.count == 1 else { throw noPublicKey(in: given) }
    do throws(KeyError) { return try VerifyingKey(checking: String(text[0])) } catch {
      if error == .notAKey { throw noPublicKey(in: given) }
      throw Failure(message: "the public key in \(given) is rejected: \(error.message)", code: Exit.usage)
    }
  }

  private static func noPublicKey(in file: String) -> Failure {
    Failure(message: "\(file) does not contain a public key; pass the \(ending) file next to the private key", code: Exit.noInput)
  }

  /// Writes a new file. An existing file is never overwritten, because an overwritten key is lost.
  private static func writeNew(_ text: String, to path: String, mode: mode_t) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      throw Failure(
        message: errno == EEXIST ? "\(path) already exists and is not overwritten" : "cannot write \(path): \(FileSystem.reason)",
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

// Outside the type, because `read` names its methods there.
private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

extension SigningOptions {
  /// Returns the keys of all options. Throws if there is none, or if one is given twice.
  func keys() throws(Failure) -> [SigningKey] {
    var keys: [SigningKey] = []
    for file in key { keys.append(try KeyFiles.read(file)) }
    for name in keyVariable { keys.append(try KeyFiles.read(variable: name)) }
    if let keyDescriptor { keys += try KeyFiles.read(descriptor: keyDescriptor) }
    if keyStdin { keys += try KeyFiles.read(descriptor: 0) }
    guard !keys.isEmpty else {
      throw Failure(
        message: "pass a signing key: --key FILE, --key-variable NAME, --key-descriptor NUMBER, or --key-stdin", code: Exit.usage)
    }
    guard Set(keys.map(\.verifying.id)).count == keys.count else {
      throw Failure(message: "pass each signing key only once", code: Exit.usage)
    }
    return keys
  }
}
