import RulebookSupport
import RulesCompiler

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
