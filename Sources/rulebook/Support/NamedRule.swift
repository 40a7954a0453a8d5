import Diagnostics
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesEditing
import Schema

/// Finds the rule that a person names on the command line.
enum NamedRule {
  /// The kinds whose rules have names, as people write them on the command line: `limit`, `deep-link`.
  static let kinds: [String] = NamedKinds.singulars.filter { $0.key != Translation.key }.values.map(word).sorted()

  static let kindsHelp = "The kinds are \(kinds.phrase())."

  /// A kind as one word: `copy-key`.
  static func word(_ singular: String) -> String { singular.replacing(" ", with: "-") }

  /// - Parameter kind: The kind, if several rules have the name: `limit` or `limits`.
  static func find(_ name: String, kind: String?, _ compilation: Compilation) throws(Failure) -> RulePath {
    guard let rules = compilation.rules else { throw Failure(message: "the rules have mistakes", code: Exit.findings) }
    let declared = rules.reading.declarations
    let key = kind.flatMap(NamedKinds.key)
    if let kind, key == nil {
      let near = NamedKinds.near(kind).first.map { "; did you mean `\($0)`?" } ?? ""
      throw Failure(message: "no kind of rule is named `\(kind.forMessage)`\(near)", code: Exit.noInput)
    }
    let candidates = declared.filter { rule in key.map { $0 == rule.kind } ?? true }
    let found = candidates.filter { $0.name == name }
    guard let first = found.first else {
      let near = Suggestion.nearest(to: name, among: Set(candidates.map(\.name)).sorted()).first.map { "; did you mean `\($0)`?" } ?? ""
      let what = key.flatMap { NamedKinds.singulars[$0] } ?? "rule"
      throw Failure(message: "no \(what) is named `\(name.forMessage)`\(near)", code: Exit.noInput)
    }
    guard found.count == 1 else {
      let kinds = found.map { word($0.singular) }.quotedPhrase("or")
      throw Failure(message: "several rules are named `\(name)`: add --kind with \(kinds)", code: Exit.usage)
    }
    return RulePath(first.kind, first.name)
  }
}
