internal import RuleKinds

/// The sentence about the order in which items stay as they are when a plan has less room: who keeps which items, and what the others become.
struct KeepsSentence {
  private let change: DiffReport.Change
  private let rule: DowngradeRule
  private let name: String

  /// Nil for other changes.
  init?(_ change: DiffReport.Change, _ book: RuleBook) {
    let path = change.location
    guard change.kind == DowngradeRule.key, path.parts.count == 3, path.parts[2] == "keeps", change.form == "changed",
      let rule = book.downgrade[path.parts[1]], rule.overCap != .keep
    else { return nil }
    (self.change, self.rule, name) = (change, rule, path.parts[1])
  }

  /// The plans on which some items stay and others do not, so that the order matters.
  func plans(of plans: [String], in book: RuleBook) -> [String] {
    guard let limit = rule.limit.flatMap({ book.limits[$0] }) else { return plans }
    return plans.filter { plan in
      guard case .number(let number)? = limit.plans[book.plans.column(of: Name(plan))] else { return false }
      return number > 0
    }
  }

  func text(_ who: Who) -> String {
    let limit = rule.limit.map { " beyond the limit `\($0.text)`" } ?? ""
    let (old, new) = (words(change.old), words(change.new))
    guard let new else { return "Of `\(name)`\(limit), \(who.text) no longer \(who.verb("keeps", "keep")) \(old ?? "any") unchanged." }
    return
      "Of `\(name)`\(limit), \(who.text) \(who.verb("keeps", "keep")) \(new) unchanged instead of \(old ?? "all"). The others \(becomes)."
  }

  private func words(_ order: String?) -> String? {
    switch order {
    case KeepOrder.mostRecentlyEdited.rawValue?: "the most recently edited"
    case KeepOrder.mostRecentlyCreated.rawValue?: "the most recently created"
    default: nil
    }
  }

  private var becomes: String {
    rule.overCap == .keep ? "stay, too" : PlanConsequences.words(rule.overCap)
  }
}
