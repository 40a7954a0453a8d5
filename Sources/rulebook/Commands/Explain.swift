import ArgumentParser
import Diagnostics
internal import RuleChecks
import RuleKinds
import RulebookSupport

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a diagnostic: what it finds, why it matters, and what to write instead.",
    discussion: """
      Examples:
        rulebook explain lock.changed
        rulebook explain --list
      """)

  @Argument(help: "The name in brackets, such as `lock.changed`.", completion: .diagnostics) var name: String?
  @Flag(help: "List all diagnostics.") var list = false

  func run() throws {
    try reporting {
      let all = AllChecks.explanations
      if list || name == nil {
        let width = all.map(\.name.count).max() ?? 0
        for one in all {
          Console.print("\(one.name)\(String(repeating: " ", count: width - one.name.count))  \(one.severity.rawValue)  \(one.finds)")
        }
        return
      }
      guard let name, let found = all.first(where: { $0.name == name }) else {
        let typed = name ?? ""
        let near = NearNames.of(typed, among: all.map(\.name))
        throw Failure(
          message: "unknown diagnostic `\(typed)`; "
            + (near.isEmpty
              ? "`rulebook explain --list` lists all diagnostics, and `rulebook show \(typed)` shows a rule"
              : "did you mean \(near.quotedPhrase("or"))?"),
          code: Exit.usage)
      }
      Console.print(text(found))
    }
  }

  private func text(_ found: Explanation) -> String {
    """
    \(found.name) (\(found.severity.rawValue)\(found.isWaivable ? ", can be waived" : "")\(ReleaseProfile.says(of: found.name).map { "; \($0)" } ?? ""))

    Finds: \(found.finds)
    Why:   \(found.why)

    For example:
    \(indented(found.example))

    \(found.isInstruction ? "What to do" : "Instead"):
    \(indented(found.instead))
    """
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
  }
}
