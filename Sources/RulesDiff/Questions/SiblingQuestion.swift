internal import Diagnostics
internal import RuleKinds

/// Asks about a rule that is now the only one of its kind without a value, or with another one: “Of 12 notifications, all others have
/// `in_app: true`”.
enum SiblingQuestion {
  /// With fewer rules, a value that all share can be a coincidence.
  private static let fewestSiblings = 7
  /// The most characters of a value that rules share.
  private static let longest = 40

  /// - Parameter changes: All changes, because new rules say nothing about what the others share.
  static func questions(about change: ValueChange, among changes: [ValueChange], _ tree: RuleTrees) -> [AuthorQuestion] {
    guard let kind = tree.kinds[change.kind], RuleBookSchema.singular(of: change.kind) != nil else { return [] }
    let touched = Set(changes.filter { $0.kind == change.kind }.map { $0.path.rule })
    let siblings = kind.entries.filter { !touched.contains(RulePath(change.kind, $0.key)) }.map(\.value)
    guard siblings.count >= fewestSiblings else { return [] }
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
    let others = "Of \(siblings.count + 1) \(noun), all others have"
    guard let shared = values[0], values.allSatisfy({ $0 != nil }) else { return nil }
    if values.allSatisfy({ $0 == shared }), shared.count <= longest, let own = written(own), own != shared {
      return AuthorQuestion(
        path: change.path.plain, text: "\(others) `\(key): \(shared)`, and `\(rule)` has `\(key): \(DiffWords.cut(own))`.")
    }
    return written(own) == nil ? AuthorQuestion(path: change.path.plain, text: "\(others) `\(key)`, and `\(rule)` has none.") : nil
  }
}
