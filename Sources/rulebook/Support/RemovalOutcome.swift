import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesEditing
import Schema
import SourceText

/// What a removal does to the rules, as lines of text.
struct RemovalOutcome {
  private let removal: RuleRemoval
  private let before: Compilation
  private let after: Compilation
  /// The errors that the rules would have.
  private let errors: [Diagnostic]

  init(_ removal: RuleRemoval, _ before: Compilation, _ after: Compilation) {
    (self.removal, self.before, self.after) = (removal, before, after)
    errors = after.diagnostics.filter { $0.severity == .error }
  }

  /// Whether the rules pass `check` afterward.
  var isClean: Bool { removal.obstacles.isEmpty && errors.isEmpty }

  /// `the limit custom_moves and 5 rules that only it used`.
  var removedText: String {
    let others = removal.removed.count - 1
    let main = "\(before.rules?.singular(of: removal.rule.parts[0]) ?? removal.rule.parts[0]) `\(removal.rule.parts[1])`"
    return others == 0 ? main : "\(main) and \(others) \(others == 1 ? "rule" : "rules") that served only it"
  }

  func printUses() {
    for rule in removal.removed {
      let place = before.rules.map { before.line(of: $0.places.key(rule)) } ?? ""
      Console.print("\(place): \(before.rules?.singular(of: rule.parts[0]) ?? rule.parts[0]) \(rule.parts[1]): removed")
    }
    for use in removal.uses.sorted(by: { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }) {
      Console.print("\(before.line(of: use.span)): \(describe(use.user))\(use.effect)")
    }
  }

  func printRemaining() {
    for use in removal.obstacles.sorted(by: { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }) {
      Console.print("\(before.line(of: use.span)): \(describe(use.user))\(use.effect)")
    }
    guard !errors.isEmpty, removal.obstacles.isEmpty || before.diagnostics.isEmpty else { return }
    for error in errors {
      Console.print("\(after.line(of: error.primary.span)): afterward: \(error.message) [\(error.name)]")
    }
  }

  /// What the edit leaves to people although the rules have no error.
  func notes(_ broken: [String]) throws(Failure) -> [String] {
    removal.counts.map(\.note) + NewFindings.lines(before, after) + (try BrokenScenarioNotes.lines(broken, after))
  }

  private func describe(_ user: RulePath?) -> String {
    guard let user, user.parts.count > 1 else { return "" }
    return "\(before.rules?.singular(of: user.parts[0]) ?? user.parts[0]) \(user.parts[1]): "
  }
}

extension CheckedRules {
  /// The name of a kind in messages: `limit`.
  func singular(of kind: String) -> String { reading.singular(of: kind) ?? kind }
}

extension Compilation {
  /// The file and the line of a span: `rules/limits.yaml:4`.
  func line(of span: Span) -> String {
    let file = sources[span.file]
    return "\(file.path):\(file.position(of: Int(span.start)).line)"
  }
}
