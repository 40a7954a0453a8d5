import Diagnostics
import RuleKinds
import SourceText

/// A generated file that is not what the rules say.
struct StaleFile {
  var path: String
  /// What is wrong with it: `is missing`.
  var problem: String

  static let help = "run `rulebook build` (or `make generate`) and commit what it writes"

  var message: String { "\(path) \(problem)" }

  /// For programs, as every other finding; at the file's first line, for nobody looks for the mistake inside it.
  func diagnostic(_ sources: inout SourceSet) -> Diagnostic {
    let file = sources.add(SourceFile(path: path, bytes: []))
    return Diagnostic(StaleOutput.explanation, message, at: Span(file, 0, 0), helps: [Self.help])
  }
}
