internal import RuleKinds

/// The sentence about a value that says more than an answer that differs: a question of the warning ladder, a plan that follows another one.
struct KnownSentence {
  private let change: DiffReport.Change
  private let path: RulePath
  private let book: RuleBook
  /// The plans that the value is about. Empty if the answers say it.
  let plans: [String]

  /// Nil for other values.
  init?(_ change: DiffReport.Change, _ book: RuleBook) {
    (self.change, path, self.book) = (change, change.location, book)
    switch (change.kind, path.parts.last) {
    case (LadderVector.key, "confirm"?) where path.parts.count == 5: plans = []
    case (LadderVector.key, "also_stops"?) where path.parts.count == 5 && !(change.added + change.removed).isEmpty: plans = []
    case (Limit.key, "resets"?) where path.parts.count == 3 && change.old != nil && change.new != nil: plans = []
    case (Router.key, "scheme"?) where path.parts.count == 2: plans = []
    case (Plan.key, "follows"?) where path.parts.count > 2: plans = [path.parts[path.parts.count - 2]]
    default: return nil
    }
  }

  func text(_ who: Who) -> String {
    if change.kind == Limit.key {
      return "The limit `\(path.parts[1])` resets `\(change.new ?? "")` instead of `\(change.old ?? "")` for \(who.text)."
    }
    if change.kind == Router.key {
      let (old, new) = (change.old ?? "", change.new ?? "")
      return "Links into the app begin with `\(new)://` instead of `\(old)://` for \(who.text). Links that were sent no longer open."
    }
    if change.kind == LadderVector.key, path.parts[4] == "also_stops" { return stopped(who) }
    if change.kind == LadderVector.key {
      let asks = change.new == "true" ? "now asks" : "no longer asks"
      return "At \(path.parts[3]), `\(path.parts[1])` \(asks) \(who.text) whether to continue."
    }
    let plan = plans[0]
    let (old, new) = (change.old ?? plan, change.new ?? plan)
    return "Users on \(plan) have what \(new) has instead of what \(old) has." + PlanConsequences(book: book).text(from: old, to: new)
  }

  /// What a level stops besides the actions of its vector, and no longer does.
  private func stopped(_ who: Who) -> String {
    func names(_ actions: [String]) -> String { DiffWords.list(actions.uniqued.map { "`\($0)`" }) }
    let parts = [
      change.removed.isEmpty ? "" : "may use \(names(change.removed)) again",
      change.added.isEmpty ? "" : "may not use \(names(change.added))",
    ]
    return "At \(path.parts[3]) of `\(path.parts[1])`, \(who.text) \(DiffWords.all(parts.filter { !$0.isEmpty }))."
  }
}
