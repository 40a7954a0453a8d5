internal import RuleKinds

/// What one change has to do with the others: which answers belong to which, and which changes share a sentence.
extension HeadlineBuilder {
  /// Whether a change is one of the values that a server sets, which the reports of environments show.
  func isServed(_ change: DiffReport.Change) -> Bool { change.kind == Environment.key && !report.environments.isEmpty }

  /// A changed cell, with those of the other columns that changed from the same value to the same value, if what users have beyond it becomes
  /// the same. Empty for other changes.
  func changes(like change: DiffReport.Change) -> [DiffReport.Change] {
    func row(_ change: DiffReport.Change) -> [String] { Array(change.location.parts.dropLast()) }
    guard let plan = RuleBookSchema.planColumn(of: change.location) else { return [] }
    let excess = NumberConsequences.excess(of: change, plan, book)
    return report.changes.filter { other in
      row(other) == row(change) && other.old == change.old && other.new == change.new && other.category == change.category
        && RuleBookSchema.planColumn(of: other.location).map { NumberConsequences.excess(of: other, $0, book) == excess } ?? false
    }
  }

  /// The plans of a changed cell, with those of the other columns that changed from the same value to the same value.
  func cells(like change: DiffReport.Change) -> [String] {
    let same = changes(like: change)
    if same.contains(where: \.plans.isEmpty) { return [] }
    return book.plans.states.names.filter { plan in same.contains { $0.plans.contains(plan) } }
  }

  /// The plans of cells with the same change. Of a limit, those whose users may now do something, or no longer: others cannot come to it.
  func cells(of change: DiffReport.Change, _ groups: [AnswerGroup]) -> [String] {
    let cells = cells(like: change)
    let acting = groups.filter {
      $0.kind == Action.key && $0.ask.isEmpty && $0.scenario.isEmpty && [.tightens, .loosens].contains($0.category)
    }.flatMap(\.plans)
    guard change.kind == Limit.key else { return cells }
    let both = (cells.isEmpty ? book.plans.states.names : cells).filter(acting.contains)
    return both.isEmpty ? cells : both
  }

  /// Whether another value of the same rule changed, and the answers that differ belong to that one.
  func isPart(_ change: DiffReport.Change) -> Bool {
    let rule = change.location.rule
    guard change.path != rule.plain, change.category == .changes else { return false }
    return report.changes.contains { other in
      other.path != change.path && other.location.rule == rule && other.answers.contains { !report.answers[$0].isAside }
    }
  }

  /// The answers that a change causes, with those of its category first. Those of a new rule belong to the change that uses it, and that it is
  /// listed somewhere says less than that it is new.
  func own(_ groups: [AnswerGroup], of change: DiffReport.Change) -> [AnswerGroup] {
    let mine = widest(groups.filter { !Set($0.positions).isDisjoint(with: change.answers) }, change.category)
    guard change.category == .adds else { return mine }
    // Which plan users have is not only a place where the rule is listed.
    return mine.filter { ($0.category != .changes || $0.kind == Plan.key) && !isUsed($0, besides: change) }
  }

  /// Further new rules of the kind that no answer shows either. Empty if there are few enough for a sentence about each.
  func alsoNew(_ change: DiffReport.Change, _ groups: [AnswerGroup]) -> [DiffReport.Change] {
    let others = report.changes.filter { other in
      other.path != change.path && other.kind == change.kind && other.isWhole && other.category == .adds && other.breaks.isEmpty
        && own(groups, of: other).isEmpty
    }
    return change.isWhole && others.count > 1 ? others : []
  }

  /// Whether an existing rule that changed has a part in an answer.
  func isUsed(_ group: AnswerGroup, besides change: DiffReport.Change) -> Bool {
    report.changes.contains { other in
      other.path != change.path && other.category != .adds && !Set(other.answers).isDisjoint(with: group.positions)
    }
  }

  func isCredited(_ group: AnswerGroup) -> Bool {
    report.changes.contains { !Set($0.answers).isDisjoint(with: group.positions) }
  }

  /// Whether a value that no answer shows would tighten or loosen, although what differs for users rests on another value of the same rule.
  func isContrary(_ change: DiffReport.Change) -> Bool {
    [.tightens, .loosens].contains(change.category)
      && report.changes.contains { other in
        other.path != change.path && other.location.rule == change.location.rule
          && other.answers.contains { !report.answers[$0].isAside && report.answers[$0].category != change.category }
      }
  }

  /// Other rules of the kind with the same change, which no answer shows either.
  func alike(_ change: DiffReport.Change) -> [DiffReport.Change] {
    guard change.form == "changed", change.kind != Copy.key, change.location.parts.count > 2 else { return [] }
    let keys = change.location.parts.dropFirst(2)
    return report.changes.filter { other in
      other.path != change.path && other.kind == change.kind && other.answers.isEmpty && other.breaks.isEmpty && other.form == "changed"
        && other.location.parts.dropFirst(2) == keys && other.category == change.category && other.plans == change.plans
        && (change.added + change.removed).isEmpty == (other.added + other.removed).isEmpty
        && ((change.added, change.removed) == (other.added, other.removed) && !(change.added + change.removed).isEmpty
          || (change.old, change.new) == (other.old, other.new))
    }
  }
}
