internal import RuleKinds

/// What follows for users from a number that changed, beyond the number itself: sentences after the one with the two values.
struct NumberConsequences {
  let change: DiffReport.Change
  let groups: [AnswerGroup]
  let book: RuleBook
  /// The users that the number is about.
  let who: Who

  var text: String { excess + plan + effect }

  private var excess: String { RuleBookSchema.planColumn(of: change.location).map { Self.excess(of: change, $0, book) } ?? "" }

  /// What becomes of what users on a plan have beyond a lower limit. Empty for other changes.
  static func excess(of change: DiffReport.Change, _ plan: String, _ book: RuleBook) -> String {
    guard change.kind == Limit.key else { return "" }
    let (consequences, limit) = (PlanConsequences(book: book), Name<Limit>(change.location.parts[1]))
    switch change.category {
    case .tightens: return consequences.text(limit: limit, plan: Name(plan))
    case .loosens: return consequences.text(freedBy: limit, plan: Name(plan))
    default: return ""
    }
  }

  /// Which users get another plan, and when. Empty if none does.
  private var plan: String {
    groups.filter { $0.kind == Plan.key && $0.ask.isEmpty }.map { group in
      " \(sentence(group.part(of: change)))\(PlanConsequences(book: book).text(from: group.old, to: group.new))"
    }.joined()
  }

  /// What users notice of a number: what they may do with another limit, and what follows from the weight of a signal, or a setting in a
  /// condition. Empty for other changes.
  private var effect: String {
    let asked = groups.filter { $0.category != .copy && $0.scenario.isEmpty }
    if [Signal.key, LadderLevel.key].contains(change.kind) { return vectors(asked) }
    let shown =
      switch change.kind {
      // What users may do with the other number.
      case Limit.key:
        simplest(asked.filter { $0.kind == Action.key && $0.ask.isEmpty && [.tightens, .loosens].contains($0.category) })
      case Setting.key:
        simplest(asked.filter { [Action.key, DecisionTable.key].contains($0.kind) && $0.ask.isEmpty })
          ?? asked.first { $0.kind == Route.key && $0.differences.contains { $0.key == "allowed" } } ?? asked.first { $0.kind == Route.key }
          ?? asked.first { $0.kind == NotificationType.key && $0.differences.contains { TellingDifferences.last($0.key) == "waited" } }
      default: AnswerGroup?.none
      }
    return (shown.map { " \(sentence($0))" } ?? (change.kind == Setting.key ? vectors(asked) : "")) + refusal
  }

  /// The answer about the most users, which has the fewest conditions.
  private func simplest(_ groups: [AnswerGroup]) -> AnswerGroup? {
    groups.min { $0.circumstances.terms.count < $1.circumstances.terms.count }
  }

  /// The words of an error that contain the limit. Empty if there are none.
  private var refusal: String {
    guard change.kind == Limit.key else { return "" }
    for group in groups where group.kind == ErrorRule.key && group.scenario.isEmpty {
      guard let read = ReadSentence(group.part(of: change), book) else { continue }
      return " \(read.text(who))"
    }
    return ""
  }

  /// One sentence for each vector of the warning ladder, because each counts for itself.
  private func vectors(_ groups: [AnswerGroup]) -> String {
    var known: Set<[String]> = []
    let first = groups.filter { $0.kind == LadderVector.key && known.insert($0.decisions).inserted }
    return first.map { " \(sentence($0))" }.joined()
  }

  private func sentence(_ group: AnswerGroup) -> String {
    AnswerSentence(group: group, who: Who(group.plans, in: book, notes: group.notes)).text
  }
}
