import RulebookSupport
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
  /// Writes new versions of files that were read before, all or none as far as a file system can. Modes and links stay.
  static func replace(_ files: [RulesInput.File], of input: RulesInput) throws(Failure) {
    let before = Dictionary(input.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var together = FilesTogether(synced: true)
    for file in files {
      guard read(file.path) == before[file.path], let path = realPath(file.path) else {
        together.abandon()
        throw Failure(message: "\(file.path) changed in the meantime; nothing was written, run this again", code: Exit.cannotWrite)
      }
      guard access(path, W_OK) == 0 else {
        let why = reason
        together.abandon()
        throw Failure(message: "cannot write \(file.path): \(why)", code: Exit.cannotWrite)
      }
      try together.add(file.bytes, at: path, shown: file.path)
    }
    try together.commit()
  }
}
