import Diagnostics
import RuleKinds
import RulesCompiler

/// The names that a shell can complete in a command line: those of the rules that `--rules` selects, or of the nearest rules folder.
///
/// A shell must never see an error here, so that rules that cannot be read have no names.
package struct CompletedNames {
  private let rules: CheckedRules
  private let index: RuleIndex

  /// Reads the rules; nil if there are none.
  ///
  /// - Parameter words: The words of the command line.
  package init?(_ words: [String]) {
    guard let input = try? RulesFolder(CompletedNames.folder(words)).read(.standard) else { return nil }
    var pipeline = Pipeline(today: RulesOptions.currentDay(), checks: .none)
    pipeline.offersRepairs = false
    guard let rules = pipeline.compile(input, lowers: false).rules else { return nil }
    (self.rules, index) = (rules, rules.makeIndex())
  }

  /// The names of the rules of one kind: `deep_links`, `deep_link`, or `deep-link`.
  package func names(of kind: String) -> [String] {
    let plain = kind.replacing("-", with: "_")
    return index.rules.filter { $0.kind == plain || $0.singular.replacing(" ", with: "_") == plain }.map(\.name)
  }

  /// The kinds that have rules: `limits`.
  package var kinds: [String] { CompletedNames.unique(index.rules.map(\.kind)) }

  /// The kinds that have rules, in the singular and as one word for shells: `limit`, `copy-key`.
  package var singulars: [String] { CompletedNames.unique(index.rules.map { $0.singular.replacing(" ", with: "-") }) }

  /// The names of all rules, and the kinds.
  package var all: [String] { CompletedNames.unique(index.rules.map(\.name) + kinds) }

  /// The kinds, and the path of every rule: `limits/saved`.
  package var paths: [String] { kinds + index.rules.map { "\($0.kind)/\($0.name)" } }

  /// The facts that a user can supply, each with `=`, and with each value if there are few.
  package var facts: [String] {
    rules.book.facts.entries.flatMap { fact -> [String] in
      guard fact.value.from != .rules else { return [] }
      let values =
        switch fact.value.type {
        case .bool: ["true", "false"]
        case .oneOf(let values): values
        case .plan: names(of: Plan.key)
        default: [""]
        }
      return values.map { "\(fact.name.text)=\($0)" }
    }
  }

  /// The tags of the languages of the copy that are translations.
  package var languages: [String] { rules.book.translations.languages.map(\.tag) }

  /// The value of `--rules` in the words of a command line.
  package static func folder(_ words: [String]) -> String? {
    for (index, word) in words.enumerated() {
      if word.hasPrefix("--rules=") { return String(word.dropFirst("--rules=".count)) }
      if word == "--rules", words.indices.contains(index + 1) { return words[index + 1] }
    }
    return nil
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
