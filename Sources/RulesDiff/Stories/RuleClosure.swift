internal import RuleKinds
internal import Schema

/// The rules that a rule uses, directly or through other rules.
struct RuleClosure {
  private let index: RuleIndex

  init(_ index: RuleIndex) { self.index = index }

  /// Returns the rules that `roots` use, with the roots. A root without a name stands for all rules of its kind.
  ///
  /// `stopping`: kinds whose rules are included, but not what they use.
  func rules(from roots: [RulePath], stopping kinds: Set<String> = []) -> Set<RulePath> {
    var seen: Set<RulePath> = []
    var front = roots.flatMap(entries)
    seen.formUnion(front)
    while let rule = front.popLast() {
      for use in index.uses(by: rule) where !use.isByPath {
        let target = use.target.rule
        guard !Subjects.registers.contains(target.parts[0]), seen.insert(target).inserted else { continue }
        if !kinds.contains(target.parts[0]) { front.append(target) }
      }
      if rule.parts[0] == Record.key { seen.formUnion(defaults(of: rule)) }
    }
    return seen
  }

  /// The settings with the defaults of the fields of a record.
  private func defaults(of record: RulePath) -> [RulePath] {
    (index.words[record] ?? []).filter { $0.hasPrefix("settings.") }.map { RulePath(Setting.key, String($0.dropFirst("settings.".count))) }
  }

  private func entries(_ root: RulePath) -> [RulePath] {
    guard root.parts.count == 1 else { return [root.rule] }
    guard case .object(_, let fields, _)? = RuleBookSchema.schema.fields.first(where: { $0.key == root.parts[0] })?.shape else {
      return index.rules(of: root.parts[0]).map(\.path)
    }
    return fields.map { RulePath(root.parts[0], $0.key) }
  }
}
