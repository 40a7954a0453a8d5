internal import Diagnostics
package import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// A rule book as trees of values, one for each kind. The rules are read and written through the schemas, so formatting, the order of keys,
/// units, optional brackets and explicit defaults make no difference.
package struct RuleTrees: Sendable {
  /// The trees by the key of the kind. Kinds without rules are missing.
  private(set) var kinds: [String: RuleValue] = [:]

  init(_ rules: CheckedRules) {
    for (key, text) in RuleBookSchema.schema.write(rules.book) {
      let file = SourceFile(path: "\(key).yaml", bytes: Array("\(text)\n".utf8))
      var problems: [Diagnostic] = []
      // All files of a kind together may exceed the limits of one file.
      let limits = Limits(depth: 64, bytes: .max, scalar: .max, nodes: .max)
      let tree = YAMLParser.parse(file, id: FileID(0), limits: limits, diagnostics: &problems)
      guard let node = tree?.root?[key] else { fatalError("the parser rejects what the schema writes: \(key)") }
      kinds[key] = RuleValue(node)
    }
  }

  package init(kinds: [String: RuleValue]) { self.kinds = kinds }
}

/// The keys of kinds by their singular names, because shapes contain only singular names.
package struct KindNames: Sendable {
  private var keys: [String: String] = [:]
  private var singulars: [String: String] = [:]

  package init(_ indexes: [RuleIndex]) {
    for field in RuleBookSchema.schema.fields { if case .named(let singular, _) = field.shape { keys[singular] = field.key } }
    for index in indexes { for rule in index.rules where keys[rule.singular] == nil { keys[rule.singular] = rule.kind } }
    for (singular, key) in keys.sorted(by: { $0.key < $1.key }) where singulars[key] == nil { singulars[key] = singular }
  }

  func key(of singular: String) -> String? { keys[singular] }
  /// The singular name of a kind, as in `limits` -> `limit`. The key itself for a kind that is one object.
  func singular(of key: String) -> String { singulars[key] ?? key }
}
