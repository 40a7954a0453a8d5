internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// The rule whose form a new one has, and what belongs to it.
enum RuleModel {
  /// The simplest rules of a kind: the shortest declarations without a lock. Of plans, those with cells of their own, the last one first.
  static func candidates(_ kind: String, _ rules: CheckedRules) -> [RulePath] {
    if kind == Plan.key {
      let own = rules.book.plans.states.names.filter { rules.places.node(RulePath(Plan.key, $0, "follows")) == nil }
      return own.reversed().map { RulePath(Plan.key, $0) }
    }
    let declared = rules.reading.declarations.filter { $0.kind == kind }
    let open = declared.filter { rules.places.node(RulePath($0.kind, $0.name, "locked")) == nil }
    // The position decides between equal sizes, because the sort keeps no order.
    let sorted = (open.isEmpty ? declared : open).enumerated().sorted {
      (size($0.element.value.span), $0.offset) < (size($1.element.value.span), $1.offset)
    }
    return sorted.map { RulePath($0.element.kind, $0.element.name) }
  }

  private static func size(_ span: Span) -> Int { span.range.count }

  /// The rules that are copied with a model: what serves only it, and for a new rule also the copy, facts, and reasons that it names.
  static func parts(of model: RulePath, isLike: Bool, _ mentions: RuleMentions) -> [RulePath] {
    var parts = RuleRemoval(model, mentions, withParts: false).removed.filter { clonable.contains($0.parts[0]) }
    // A switch of the model is one of its remote paths, and is copied where it stands.
    guard let named = named[model.parts[0]], !isLike || model.parts[0] == Limit.key else { return unique(parts) }
    var seen = Set(parts)
    var next = 0
    var all = [model] + parts
    while next < all.count {
      let rule = all[next]
      next += 1
      for (target, list) in mentions.all where named.contains(target.parts[0]) && !seen.contains(target) && !all.contains(target) {
        // Only what the rule itself names, not what its copy or reasons name.
        guard rule == model || target.parts[0] == Copy.key && rule.parts[0] == Reason.key else { continue }
        guard !isLike || target.parts[0] == Fact.key, let entry = MentionOwners.span(of: rule, mentions) else { continue }
        if list.contains(where: { !$0.isDeclaration && entry.contains($0.span) }) {
          seen.insert(target)
          all.append(target)
        }
      }
    }
    parts = all
    return unique(parts)
  }

  private static func unique(_ rules: [RulePath]) -> [RulePath] {
    var seen: Set<RulePath> = []
    return rules.filter { seen.insert($0).inserted }
  }

  private static let clonable: Set = [
    Limit.key, Plan.key, NotificationType.key, ErrorRule.key, Reason.key, Copy.key, Fact.key,
  ]

  /// The kinds of the rules that a rule of its own needs.
  private static let named: [String: Set<String>] = [
    Limit.key: [Fact.key, Copy.key, Reason.key], ErrorRule.key: [Copy.key], Reason.key: [Copy.key], NotificationType.key: [Copy.key],
  ]
}

extension MentionOwners {
  /// The text of a declared rule.
  static func span(of rule: RulePath, _ mentions: RuleMentions) -> Span? {
    mentions.rules.places.entry(rule)
  }
}
