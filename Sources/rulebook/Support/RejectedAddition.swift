import Diagnostics
import RulesCompiler

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
