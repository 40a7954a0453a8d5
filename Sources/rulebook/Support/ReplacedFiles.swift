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
  /// Returns the path of a rule file that is named on the command line.
  func path(named given: String) throws(Failure) -> String {
    let wanted = FileSystem.realPath(given)
    guard let wanted else { throw Failure(message: "the file \(given) does not exist", code: Exit.noInput) }
    guard let file = files.first(where: { FileSystem.realPath($0.path) == wanted }) else {
      throw Failure(message: "\(given) is not a rule file in \(place)", code: Exit.noInput)
    }
    return file.path
  }
}

extension FileSystem {
  /// Writes new versions of files that were read before. As far as the file system allows, either all files or none are replaced. File modes
  /// and symbolic links are preserved.
  static func replace(_ files: [RulesInput.File], of input: RulesInput) throws(Failure) {
    let before = Dictionary(input.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var together = FilesTogether(synced: true)
    for file in files {
      guard read(file.path) == before[file.path], let path = realPath(file.path) else {
        together.abandon()
        throw Failure(
          message: "\(file.path) changed in the meantime, so nothing was written; run the command again", code: Exit.cannotWrite)
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
