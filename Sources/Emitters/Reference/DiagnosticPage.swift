internal import Diagnostics

/// The reference page of a diagnostic: what it finds, why it matters, an example, and what to write instead.
struct DiagnosticPage {
  private let explanation: Explanation
  private let kinds: [String]

  /// How a release treats the diagnostic, if that differs.
  private let inRelease: String?

  init(_ explanation: Explanation, _ kinds: [String], inRelease: String?) {
    self.explanation = explanation
    self.inRelease = inRelease
    self.kinds = kinds
  }

  var text: String {
    let seeAlso = kinds.map { "[`\($0)`](../kinds/\($0).md)" }.joined(separator: ", ")
    return """
      # `\(explanation.name)`

      \(severity)

      \(explanation.finds)

      \(explanation.why)

      For example:

      \(Markdown.yaml(explanation.example))
      \(explanation.isInstruction ? "What to do: \(explanation.instead)\n" : "Instead:\n\n\(Markdown.yaml(explanation.instead))")
      \(seeAlso.isEmpty ? "" : "See also: \(seeAlso), and ")[\(seeAlso.isEmpty ? "All" : "all") diagnostics](../README.md#diagnostics).

      """
  }

  private var severity: String {
    let severity =
      switch (explanation.severity, explanation.isWaivable) {
      case (.error, _): "An error. Nothing is built until it is fixed."
      case (_, true): "A warning. It can be waived in `rules/waivers.yaml`."
      case (_, false): "A warning."
      }
    return severity + (inRelease.map { " \($0.prefix(1).uppercased())\($0.dropFirst())." } ?? "")
  }
}
