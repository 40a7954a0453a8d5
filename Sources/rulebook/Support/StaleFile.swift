import Diagnostics
import RuleKinds
import SourceText

/// A generated file that does not match the rules.
struct StaleFile {
  var path: String
  /// The predicate of the message, such as `is missing`.
  var problem: String

  static let help = "run `rulebook build` (or `make generate`) and commit what it writes"

  var message: String { "\(path) \(problem)" }

  /// Returns the diagnostic for programs. It points at the start of the file, because the fix is not in the file.
  func diagnostic(_ sources: inout SourceSet) -> Diagnostic {
    let file = sources.add(SourceFile(path: path, bytes: []))
    return Diagnostic(StaleOutput.explanation, message, at: Span(file, 0, 0), helps: [Self.help])
  }
}
