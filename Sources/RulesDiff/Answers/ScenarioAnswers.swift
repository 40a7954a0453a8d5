internal import RuleKinds
internal import RulesJSON

/// Changed answers of scenarios, as changed answers of the report. They show changes that no generated user and no story shows.
struct ScenarioAnswers {
  /// A question of a scenario whose answer differs.
  struct Shown: Sendable {
    let scenario: String
    let request: JSON
    let old: JSON
    let new: JSON

    var differences: TellingDifferences { TellingDifferences(old, new) }

    /// Whether users notice a difference that is more than words.
    var isNoticed: Bool {
      let differences = differences
      return !differences.isWordsOnly && differences.list.contains { !TellingDifferences.isAside($0.key) }
    }
  }

  private let shown: [Shown]
  private let direction: AnswerDirection
  private let renames: Renames

  init(_ shown: [Shown], _ direction: AnswerDirection, _ renames: Renames) {
    (self.shown, self.direction, self.renames) = (shown, direction, renames)
  }

  /// The answers about rules that none of `known` is about. The first scenario shows each difference.
  ///
  /// `rests`: the rules that the answers about a rule rest on.
  func changes(besides known: [AnswerChange], _ rests: (RulePath) -> Set<RulePath>) -> [AnswerChange] {
    var found: [AnswerChange] = []
    for one in shown {
      let members = one.request.objectValue ?? []
      let ask = members.first { $0.key == "ask" }?.value.stringValue ?? ""
      guard let subject = ScenarioAnswers.subject(ask, members), !known.contains(where: { ScenarioAnswers.tells($0, subject) }) else {
        continue
      }
      let differences = one.differences
      guard one.isNoticed, !ScenarioAnswers.followsPlan(differences, known) else { continue }
      let facts = members.first { $0.key == "facts" }?.value
      // A question about the plan answers it.
      let plan =
        facts?[Ordinals.planFact]?.stringValue
        ?? (one.old[Ordinals.planFact] == one.new[Ordinals.planFact]
          ? one.new[Ordinals.planFact]?.stringValue : nil)
      let (kind, name) = (subject.parts[0], subject.parts.dropFirst().joined(separator: "/"))
      let answer = AnswerChange(
        kind: kind, singular: renames.singular(of: kind), decision: name.isEmpty ? ask : name,
        category: direction.category(ask, differences, one.old, one.new), old: differences.old, new: differences.new,
        plans: plan.map { [$0] } ?? [], example: [], besides: [], ask: ask, differences: differences.list, scenario: one.scenario,
        rests: rests(subject), oldRow: subject, newRow: subject)
      let isKnown = found.contains { $0.decision == answer.decision && $0.differences == answer.differences }
      if !isKnown { found.append(answer) }
    }
    return found
  }

  /// The members of requests that name what a question is about.
  private static let subjects = [
    "action": Action.key, "route": Route.key, "moment": Moment.key, "link": Router.key, "table": DecisionTable.key, "error": ErrorRule.key,
    "fact": Fact.key, "retry": RetryPolicy.key, "empty_state": EmptyState.key, "payload": Payload.key, "record": Record.key,
    "field": InputField.key, "form": InputForm.key, "event": LadderVector.key, "signal": LadderVector.key, "vector": LadderVector.key,
  ]

  /// What questions without such a member are about.
  private static let whole = [
    "notifications": Planner.key, "sync": Sync.key, "conflict": Sync.key, "connection": ConnectionRules.key, "toasts": Toasts.key,
    "overview": Limit.key, "ladder": LadderVector.key, "downgrade": DowngradeRule.key, "plan": Plan.key,
  ]

  /// The rule that a question is about; only its kind if the question names none.
  private static func subject(_ ask: String, _ members: [JSON.Member]) -> RulePath? {
    if let kind = whole[ask] { return RulePath(kind) }
    guard let member = members.first(where: { subjects[$0.key] != nil }), let kind = subjects[member.key] else { return nil }
    // What counts toward the warning ladder is not the name of a vector.
    guard kind != LadderVector.key, let name = member.value.stringValue else { return RulePath(kind) }
    return RulePath(kind, name)
  }

  /// Whether the user has another plan now, and an answer about the plan tells that and what follows from it.
  private static func followsPlan(_ differences: TellingDifferences, _ known: [AnswerChange]) -> Bool {
    guard let plan = differences.list.first(where: { $0.key == Ordinals.planFact }) else { return false }
    return known.contains { $0.kind == Plan.key && $0.ask.isEmpty && $0.old == plan.old && $0.new == plan.new }
  }

  /// Whether an answer is about the subject of a question already.
  private static func tells(_ answer: AnswerChange, _ subject: RulePath) -> Bool {
    let kinds: Set<String> =
      switch subject.parts[0] {
      case Planner.key: [Planner.key, NotificationType.key]
      case Sync.key: [Sync.key, OperationType.key]
      case Router.key: [DeepLink.key]
      // The answer about the plan shows all notices.
      case Plan.key: [Plan.key, Notice.key]
      default: [subject.parts[0]]
      }
    guard kinds.contains(answer.kind) else { return false }
    return subject.parts.count == 1 || subject.parts[0] == Router.key || answer.decision == subject.parts.dropFirst().joined(separator: "/")
  }
}
