internal import Diagnostics
package import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// A rule book as trees of values, one for each kind: read through the schemas and written back, so that layout, order of keys, units,
/// brackets that may be left out, and defaults that are written make no difference.
package struct RuleTrees {
  /// By the key of the kind; nothing for a kind of which nothing is said.
  private(set) var kinds: [String: RuleValue] = [:]

  init(_ rules: CheckedRules) {
    for (key, text) in RuleBookSchema.schema.write(rules.book) {
      let file = SourceFile(path: "\(key).yaml", bytes: Array("\(text)\n".utf8))
      var problems: [Diagnostic] = []
      // What was read within the limits of a file may be more than one file when it stands in one.
      let limits = Limits(depth: 64, bytes: .max, scalar: .max, nodes: .max)
      let tree = YAMLParser.parse(file, id: FileID(0), limits: limits, diagnostics: &problems)
      guard let node = tree?.root?[key] else { fatalError("a schema writes what the reader reads: \(key)") }
      kinds[key] = RuleValue(node)
    }
  }

  package init(kinds: [String: RuleValue]) { self.kinds = kinds }
}

/// The keys of kinds by what one of their rules is called: shapes know only that.
package struct KindNames {
  private var keys: [String: String] = [:]

  package init(_ indexes: [RuleIndex]) {
    for field in RuleBookSchema.schema.fields { if case .named(let singular, _) = field.shape { keys[singular] = field.key } }
    for index in indexes { for rule in index.rules where keys[rule.singular] == nil { keys[rule.singular] = rule.kind } }
  }

  func key(of singular: String) -> String? { keys[singular] }
  /// The name for people: `limits` -> `limit`; the key itself for a kind that is one object.
  func singular(of key: String) -> String { keys.first { $0.value == key }?.key ?? key }
}
