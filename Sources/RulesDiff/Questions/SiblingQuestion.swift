internal import Diagnostics
internal import RuleKinds

/// Asks about a rule that is now the only one of its kind without a value, or with another one: “All 11 unchanged notifications have
/// `in_app: true`, and `DAILY` has `in_app: false`.”
enum SiblingQuestion {
  /// With fewer rules, a value that all share can be a coincidence.
  private static let fewestSiblings = 7
  /// The most characters of a value that rules share.
  private static let longest = 40

  /// - Parameter changes: All changes of the kind, because changed and new rules say nothing about what the others share.
  static func questions(_ changes: [ValueChange], _ tree: RuleTrees) -> [AuthorQuestion] {
    guard let kind = changes.first?.kind, let rules = tree[kind], RuleBookSchema.singular(of: kind) != nil else { return [] }
    let touched = Set(changes.map { $0.path.rule })
    let siblings = rules.entries.filter { !touched.contains(RulePath(kind, $0.key)) }.map(\.value)
    return siblings.count < fewestSiblings ? [] : changes.flatMap { questions(about: $0, siblings) }
  }

  private static func questions(about change: ValueChange, _ siblings: [RuleValue]) -> [AuthorQuestion] {
    if change.isWholeRule {
      guard change.form == .added, let rule = change.new else { return [] }
      let keys = Set(siblings.flatMap { $0.entries.map(\.key) }).sorted()
      return keys.compactMap { question(change, key: $0, rule[$0]?.text, siblings) }
    }
    guard change.path.parts.count == 3, change.path == change.oldPath || change.form != .changed else { return [] }
    let key = change.path.parts[2]
    let own = change.form == .removed ? nil : change.new?.text
    let old = change.form == .added ? nil : change.old?.text
    return old == own ? [] : [question(change, key: key, own, siblings, fallback: change.fallback)].compactMap(\.self)
  }

  /// - Parameters:
  ///   - own: The value of the rule; nil if it has none.
  ///   - fallback: The value that a rule without one has. Empty if it has none.
  private static func question(
    _ change: ValueChange, key: String, _ own: String?, _ siblings: [RuleValue], fallback: String = ""
  ) -> AuthorQuestion? {
    func written(_ value: String?) -> String? { value ?? (["", "[]", "{}"].contains(fallback) ? nil : fallback) }
    let values = siblings.map { written($0[key]?.text) }
    let (rule, noun) = (change.path.parts[1], (RuleBookSchema.singular(of: change.kind) ?? change.kind).pluralNoun)
    let others = "All \(siblings.count) unchanged \(noun) have"
    guard let shared = values[0], values.allSatisfy({ $0 != nil }) else { return nil }
    if values.allSatisfy({ $0 == shared }), shared.count <= longest, let own = written(own), own != shared {
      return AuthorQuestion(
        path: change.path.plain, text: "\(others) `\(key): \(shared)`, and `\(rule)` has `\(key): \(DiffWords.cut(own))`.")
    }
    return written(own) == nil ? AuthorQuestion(path: change.path.plain, text: "\(others) `\(key)`, and `\(rule)` does not.") : nil
  }
}
