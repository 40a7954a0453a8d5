internal import RemoteConfigs

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A storage in a folder. Each write creates a temporary file, flushes it to the disk, and renames it.
public struct FileStorage: Storage {
  /// A failed system call.
  public struct Failure: Error, CustomStringConvertible {
    /// The system call and the error message of the system.
    public let description: String
  }

  private let folder: String

  /// Creates a storage in an existing folder that only one loader uses.
  public init(folder: String) { self.folder = folder }

  /// Returns the bytes of a file; nil if the file does not exist. Throws a `Failure`, or `ConfigError.tooLarge` for more than 4 MiB.
  public func read(_ file: StoredFile) throws -> [UInt8]? {
    let descriptor = open(path(file), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("open")
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { readSome(descriptor, $0) }
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure("read") }
      bytes += buffer[..<count]
      if bytes.count > ConfigRecord.maximumSize { throw ConfigError.tooLarge }
    }
  }

  /// Replaces the bytes of a file. On failure, the old bytes stay.
  public func write(_ file: StoredFile, _ bytes: [UInt8]) throws {
    let beside = path(file) + ".new"
    // A file that is left over, or a link that somebody planted, is removed and not followed.
    unlink(beside)
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("open") }
    do {
      defer { close(descriptor) }
      var start = 0
      while start < bytes.count {
        let count = bytes.withUnsafeBytes { writeSome(descriptor, UnsafeRawBufferPointer(rebasing: $0[start...])) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw failure("write") }
        start += count
      }
      guard forced(descriptor) else { throw failure("fsync") }
    } catch {
      unlink(beside)
      throw error
    }
    guard rename(beside, path(file)) == 0 else {
      let failure = failure("rename")
      unlink(beside)
      throw failure
    }
    // Flush the folder, which stores the rename.
    let directory = open(folder, O_RDONLY | O_CLOEXEC)
    if directory >= 0 {
      fsync(directory)
      close(directory)
    }
  }

  /// Removes a file. Does nothing if it does not exist.
  public func remove(_ file: StoredFile) throws {
    guard unlink(path(file)) == 0 || errno == ENOENT else { throw failure("unlink") }
  }

  private func path(_ file: StoredFile) -> String { "\(folder)/\(file.rawValue)" }

  private func failure(_ call: String) -> Failure { Failure(description: "\(call): \(String(cString: strerror(errno)))") }
}

// These functions are outside the type, because `read` and `write` name its methods there.
private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
private func writeSome(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int { write(descriptor, buffer.baseAddress, buffer.count) }

/// Flushes a file to the disk. Returns whether that succeeded.
private func forced(_ descriptor: Int32) -> Bool {
  #if canImport(Darwin)
    // On Apple systems, `fsync` does not flush the cache of the drive.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
  #endif
  return fsync(descriptor) == 0
}
