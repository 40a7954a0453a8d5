import RulesCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension RulesInput {
  /// The path of a rule file that somebody named on the command line.
  func path(named given: String) throws(Failure) -> String {
    let wanted = FileSystem.realPath(given)
    guard let wanted else { throw Failure(message: "there is no file \(given)", code: Exit.noInput) }
    guard let file = files.first(where: { FileSystem.realPath($0.path) == wanted }) else {
      throw Failure(message: "\(given) is no rule file in \(place)", code: Exit.noInput)
    }
    return file.path
  }
}

extension FileSystem {
  /// Writes new versions of files that were read before, all or none as far as a file system can: each is first written beside its file,
  /// and only when that went well everywhere they take their places. Modes and links stay.
  static func replace(_ files: [RulesInput.File], of input: RulesInput) throws(Failure) {
    let before = Dictionary(input.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var written: [(temporary: String, path: String)] = []
    do throws(Failure) {
      for file in files {
        guard read(file.path) == before[file.path], let path = realPath(file.path) else {
          throw Failure(message: "\(file.path) changed in the meantime; nothing was written, run this again", code: Exit.cannotWrite)
        }
        guard access(path, W_OK) == 0 else { throw Failure(message: "cannot write \(file.path): \(reason)", code: Exit.cannotWrite) }
        let temporary = "\(path).\(getpid()).tmp"
        written.append((temporary, path))
        try write(file.bytes, new: temporary, like: path, shown: file.path)
      }
    } catch {
      for file in written { unlink(file.temporary) }
      throw error
    }
    for (index, file) in written.enumerated() where rename(file.temporary, file.path) != 0 {
      let why = reason
      for file in written[index...] { unlink(file.temporary) }
      throw Failure(message: "cannot write \(files[index].path): \(why)", code: Exit.cannotWrite)
    }
  }

  /// Where a path leads, links followed.
  static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  private static func write(_ bytes: [UInt8], new path: String, like model: String, shown: String) throws(Failure) {
    var status = stat()
    guard stat(model, &status) == 0, let file = fopen(path, "wb") else {
      throw Failure(message: "cannot write \(shown): \(reason)", code: Exit.cannotWrite)
    }
    let written = bytes.isEmpty ? 0 : fwrite(bytes, 1, bytes.count, file)
    let kept = written == bytes.count && fflush(file) == 0 && fchmod(fileno(file), status.st_mode & 0o7777) == 0 && fsync(fileno(file)) == 0
    let why = reason
    guard fclose(file) == 0, kept else { throw Failure(message: "cannot write \(shown): \(why)", code: Exit.cannotWrite) }
  }
}
