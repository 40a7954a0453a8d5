internal import Diagnostics
internal import ParallelMap
package import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// A rule book as trees of values, one for each kind. The rules are read and written through the schemas, so formatting, the order of keys,
/// units, optional brackets and explicit defaults make no difference.
package struct RuleTrees: Sendable {
  /// The trees by the key of the kind, each made when it is first needed. Nil for a kind without rules.
  private var kinds: [String: Once<RuleValue?>] = [:]

  private init() {}

  package init(kinds: [String: RuleValue]) { self.kinds = kinds.mapValues { value in Once { value } } }

  /// The trees of both sides. They share those of the kinds whose files have the same bytes.
  static func both(_ old: Side, _ new: Side) -> (old: RuleTrees, new: RuleTrees) {
    var (before, after) = (RuleTrees(), RuleTrees())
    var differing: [Once<RuleValue?>] = []
    // The manifest says how files are read.
    let isShared = old.hasSameFiles(as: new, of: Manifest.key)
    for field in RuleBookSchema.schema.fields {
      let tree = tree(of: field.key, new)
      let earlier = isShared && old.hasSameFiles(as: new, of: field.key) ? tree : self.tree(of: field.key, old)
      (before.kinds[field.key], after.kinds[field.key]) = (earlier, tree)
      if earlier !== tree { differing += [earlier, tree] }
    }
    _ = ParallelMap.map(differing) { $0.value }
    return (before, after)
  }

  private static func tree(of kind: String, _ side: Side) -> Once<RuleValue?> {
    let book = side.rules.book
    return Once {
      guard let text = RuleBookSchema.schema.write(book, kind) else { return nil }
      let file = SourceFile(path: "\(kind).yaml", bytes: Array("\(text)\n".utf8))
      var problems: [Diagnostic] = []
      // All files of a kind together may exceed the limits of one file.
      let limits = Limits(depth: 64, bytes: .max, scalar: .max, nodes: .max)
      let tree = YAMLParser.parse(file, id: FileID(0), limits: limits, diagnostics: &problems)
      guard let node = tree?.root?[kind] else { fatalError("the parser rejects what the schema writes: \(kind)") }
      return RuleValue(node)
    }
  }

  /// The tree of a kind; nil if it has no rules.
  subscript(kind: String) -> RuleValue? { kinds[kind]?.value }

  /// Whether a kind is known to have the same rules in other trees.
  func shares(_ kind: String, with other: RuleTrees) -> Bool { kinds[kind] === other.kinds[kind] }
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
