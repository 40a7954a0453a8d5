#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A set of files that are written together.
///
/// Each file is first written to a temporary file next to its path. When all files are written, they are renamed. If the disk is full, a
/// permission is missing, or a signal arrives before that, nothing changes. A replaced file keeps its mode.
package struct FilesTogether {
  /// Whether to return only after the disk has stored the files.
  let isSynced: Bool
  private var waiting: [(temporary: String, path: String, shown: String)] = []
  private var createdFolders: [String] = []

  package init(synced isSynced: Bool) { self.isSynced = isSynced }

  /// Writes a temporary file next to a path and creates missing folders. `shown` is the path for messages.
  package mutating func add(_ bytes: [UInt8], at path: String, shown: String) throws(Failure) {
    let temporary = "\(path).\(getpid()).tmp"
    do throws(Failure) {
      try FileSystem.makeFolder(FilesTogether.folder(of: path), made: &createdFolders)
      waiting.append((temporary, path, shown))
      try write(bytes, to: temporary, like: path, shown: shown)
    } catch {
      abandon()
      throw error
    }
  }

  /// Renames all temporary files to their paths. Signals are blocked meanwhile. If the machine stops here, some files are new and some are
  /// old, but each one is complete.
  package mutating func commit() throws(Failure) {
    var (blocked, before) = (sigset_t(), sigset_t())
    sigfillset(&blocked)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    for (index, file) in waiting.enumerated() where rename(file.temporary, file.path) != 0 {
      let why = FileSystem.reason
      waiting.removeFirst(index)
      abandon()
      throw Failure(message: "cannot write \(file.shown): \(why)", code: Exit.cannotWrite)
    }
    if isSynced { for folder in Set(waiting.map { FilesTogether.folder(of: $0.path) }) { FilesTogether.sync(folder) } }
    (waiting, createdFolders) = ([], [])
  }

  /// Removes the temporary files and the created folders.
  package mutating func abandon() {
    for file in waiting { unlink(file.temporary) }
    for folder in createdFolders.reversed() { rmdir(folder) }
    (waiting, createdFolders) = ([], [])
  }

  /// Removes temporary files that an interrupted run left in a folder and the folders below it.
  package static func clear(below folder: String, depth: Int = 6) {
    for name in FileSystem.names(in: folder) ?? [] {
      let path = "\(folder)/\(name)"
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count >= 3, parts.last == "tmp", let process = parts.dropLast().last, !process.isEmpty, process.allSatisfy(\.isASCIIDigit) {
        unlink(path)
      } else if depth > 0, FileSystem.isFolder(path), !FileSystem.isLink(path) {
        clear(below: path, depth: depth - 1)
      }
    }
  }

  /// Removes temporary files that an interrupted run left next to the paths.
  package static func clear(beside paths: [String]) {
    let names = Dictionary(grouping: paths, by: folder(of:))
    for (folder, paths) in names {
      let own = Set(paths.map { String($0.dropFirst(folder.count + 1)) })
      for name in FileSystem.names(in: folder) ?? [] where name.hasSuffix(".tmp") {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).dropLast()
        guard let process = parts.last, !process.isEmpty, process.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
          own.contains(parts.dropLast().joined(separator: "."))
        else { continue }
        unlink("\(folder)/\(name)")
      }
    }
  }

  private func write(_ bytes: [UInt8], to path: String, like model: String, shown: String) throws(Failure) {
    // A file that is left over, or a link that somebody planted, is removed and not followed.
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0, let file = fdopen(descriptor, "wb") else {
      throw Failure(message: "cannot write \(shown): \(FileSystem.reason)", code: Exit.cannotWrite)
    }
    var status = stat()
    let mode = stat(model, &status) == 0 ? status.st_mode & 0o7777 : nil
    let written = bytes.isEmpty ? 0 : fwrite(bytes, 1, bytes.count, file)
    let isKept =
      written == bytes.count && fflush(file) == 0 && (mode.map { fchmod(fileno(file), $0) == 0 } ?? true)
      && (!isSynced || fsync(fileno(file)) == 0)
    let why = FileSystem.reason
    guard fclose(file) == 0, isKept else { throw Failure(message: "cannot write \(shown): \(why)", code: Exit.cannotWrite) }
  }

  private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

  /// Flushes a folder, which stores the new names.
  private static func sync(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
