import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import Schema

/// Finds the rule that a person names on the command line.
enum NamedRule {
  /// The kinds whose rules have names, as people write them on the command line: `limit`, `deep-link`.
  static let kinds: [String] =
    (RuleBookSchema.schema.fields.compactMap { field in if case .named(let singular, _) = field.shape { singular } else { nil } }
    + [Plan.singular, Document.singular]).map(word).sorted()

  static let kindsHelp = "The kinds: \(kinds.joined(separator: ", "))."

  /// A kind as one word: `copy-key`.
  static func word(_ singular: String) -> String { singular.replacing(" ", with: "-") }

  /// - Parameter kind: The kind, if several rules have the name: `limit` or `limits`.
  static func find(_ name: String, kind: String?, _ compilation: Compilation) throws(Failure) -> RulePath {
    guard let rules = compilation.rules else { throw Failure(message: "the rules have mistakes", code: Exit.findings) }
    let declared = rules.reading.declarations
    func isWanted(_ kind: String, _ singular: String, _ wanted: String) -> Bool {
      let plain = wanted.lowercased().replacing("-", with: "_").replacing(" ", with: "_")
      return plain == kind || plain == singular.replacing(" ", with: "_")
    }
    let candidates = declared.filter { rule in kind.map { isWanted(rule.kind, rule.singular, $0) } ?? true }
    if let kind, candidates.isEmpty {
      let kinds = Set(declared.flatMap { [$0.singular, $0.kind] }).sorted()
      let near = Suggestion.nearest(to: kind.lowercased(), among: kinds).first.map { "; did you mean `\($0)`?" } ?? ""
      throw Failure(message: "no kind of rule is named `\(kind.forMessage)`\(near)", code: Exit.noInput)
    }
    let found = candidates.filter { $0.name == name }
    guard let first = found.first else {
      let near = Suggestion.nearest(to: name, among: Set(candidates.map(\.name)).sorted()).first.map { "; did you mean `\($0)`?" } ?? ""
      throw Failure(message: "no rule is named `\(name.forMessage)`\(near)", code: Exit.noInput)
    }
    guard found.count == 1 else {
      let kinds = found.map { "`\(word($0.singular))`" }.joined(separator: ", ")
      throw Failure(message: "several rules are named `\(name)`: add --kind with one of \(kinds)", code: Exit.usage)
    }
    return RulePath(first.kind, first.name)
  }
}
