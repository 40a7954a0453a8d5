#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are written together: each first beside its place, and only when all of them went well do they take their places. A full disk, a
/// missing permission or a signal before that leaves everything as it was; a file that is replaced keeps its mode.
package struct FilesTogether {
  /// Whether to come back only when the disk has them.
  let isSynced: Bool
  private var waiting: [(temporary: String, path: String, shown: String)] = []
  private var madeFolders: [String] = []

  package init(synced isSynced: Bool) { self.isSynced = isSynced }

  /// Writes a file beside its place, in a folder that is made where there is none. `shown`: the path as people know it.
  package mutating func add(_ bytes: [UInt8], at path: String, shown: String) throws(Failure) {
    let temporary = "\(path).\(getpid()).tmp"
    do throws(Failure) {
      try FileSystem.makeFolder(FilesTogether.folder(of: path), made: &madeFolders)
      waiting.append((temporary, path, shown))
      try write(bytes, to: temporary, like: path, shown: shown)
    } catch {
      abandon()
      throw error
    }
  }

  /// All take their places. Nobody can interrupt this; a machine that stops here has some of them, each of them whole.
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
    (waiting, madeFolders) = ([], [])
  }

  /// Takes away what was written beside the places, and folders that are empty then.
  package mutating func abandon() {
    for file in waiting { unlink(file.temporary) }
    for folder in madeFolders.reversed() { rmdir(folder) }
    (waiting, madeFolders) = ([], [])
  }

  /// Takes away what a run that was killed has left beside a file.
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
    guard let file = fopen(path, "wb") else {
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

  /// The new names are in the folder.
  private static func sync(_ folder: String) {
    let opened = open(folder, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { return }
    fsync(opened)
    close(opened)
  }
}
