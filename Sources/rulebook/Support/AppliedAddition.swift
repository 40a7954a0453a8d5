import Diagnostics
import RulesCompiler
import RulesEditing

/// The files of a rules folder with an addition.
enum AppliedAddition {
  /// - Parameter additions: The text that is added at the end of files. New files have the line with which editors find the schema.
  static func files(
    _ edits: [Fix.Edit], _ additions: [(file: String, text: String)], _ input: RulesInput, _ before: Compilation
  ) -> RulesInput {
    var result = EditedText.apply(edits, to: input, before.sources)
    for (file, text) in additions {
      if let index = result.files.firstIndex(where: { $0.path == file || $0.name == file }) {
        let isOpen = result.files[index].bytes.last.map { $0 != 0x0A } ?? false
        result.files[index].bytes += Array(((isOpen ? "\n" : "") + text).utf8)
      } else {
        let head = "# yaml-language-server: $schema=../generated/schema/\(file.prefix { $0 != "." && $0 != "/" }).json\n\n"
        result.files.append(RulesInput.File(name: file, path: "\(input.place)/\(file)", bytes: Array((head + text).utf8)))
      }
    }
    return result
  }
}

/// Why an addition is not written, in a few lines.
enum RejectedAddition {
  /// The most errors that are printed.
  private static let most = 3

  static func message(_ name: String, like: String?, kind: String, _ after: Compilation) -> String {
    let errors = after.diagnostics.filter { $0.severity == .error }
    let shown = errors.prefix(most).map { "\n  \(after.line(of: $0.primary.span)): \($0.message) [\($0.name)]" }.joined()
    let rest = errors.count > most ? "\n  and \(errors.count - most) more" : ""
    let next =
      like.map { "add it like another \(kind), or without --like, and compare it with `rulebook show \($0)`" }
      ?? "add it with --like, or change these rules first"
    return
      "nothing was written, because `\(name)` would cause \(errors.count == 1 ? "this error" : "these errors"):\(shown)\(rest)\n\(next)"
  }
}
