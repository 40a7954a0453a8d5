internal import RuleKinds

/// The sentence about answers that changed in the same way, by the kind of question.
struct AnswerSentence {
  let group: AnswerGroup
  let who: Who

  var names: String { DiffWords.list(group.decisions.map { "`\($0.isEmpty ? group.kind : $0)`" }) }
  var isOne: Bool { group.decisions.count == 1 }
  var differences: [ScenarioChange.Difference] { group.differences }

  var text: String {
    if let logged = TelemetrySentence(differences) {
      if !group.scenario.isEmpty { return "\(logged.what)." }
      return logged.text(who, given, of: DiffWords.list(actions.map { "`\($0)`" }))
    }
    // A scenario shows one user, and not who else has the answer.
    if !group.scenario.isEmpty { return "In the scenario `\(group.scenario)`, \(general(""))" }
    return switch group.kind {
    case Action.key where group.ask.isEmpty: action
    case Plan.key: "Users have the plan \(group.new) instead of \(group.old)\(given)."
    case DecisionTable.key: "\(names) \(verb("answers", "answer")) `\(group.new)` instead of `\(group.old)` for \(who.text)\(given)."
    case DeepLink.key, Router.key: link
    case NotificationType.key, Planner.key: notification
    case LadderVector.key: ladder
    case Payload.key: payload
    case Record.key: record
    case InputField.key, InputForm.key: field
    case Route.key: screen
    case Moment.key: moment
    case Notice.key: notice
    case Limit.key where group.ask == "entitlement": credit
    case DowngradeRule.key: downgrade
    case OperationType.key, Sync.key: OperationSentence(group: group, who: who, names: names, isOne: isOne).text ?? general
    case Fact.key: FactAnswer(group)?.text(who, given) ?? general
    case RetryPolicy.key: RetrySentence(group: group, who: who, names: names).text ?? general
    default: general
    }
  }

  /// The actions that the answers are about. A story about the warning ladder ends with one.
  private var actions: [String] {
    if group.kind == Action.key { return group.decisions }
    let asked = group.label.split(separator: " ")
    return group.kind == LadderVector.key && asked.count == 2 && ["entitlement", "do"].contains(asked[0]) ? [String(asked[1])] : []
  }

  func verb(_ one: String, _ several: String) -> String { isOne ? one : several }

  /// What must be true of the users: ` when usage.count is 2`. If it is not the same for all rules, that of the first.
  var given: String {
    let circumstances = group.circumstances
    if isOne || group.isShared || circumstances.isEmpty { return circumstances.clause }
    return ", for example `\(group.decisions[0])` when \(circumstances.text)"
  }

  /// What users do before the answer. If they do not do the same for all rules, what they do for the first.
  private var story: String { group.isShared || isOne ? " \(group.diaryText)" : ", for example `\(group.decisions[0])` \(group.diaryText)" }

  var general: String { general(" for \(who.text)") }

  /// A sentence about any difference. `whom`: the users, at the end of a clause.
  private func general(_ whom: String) -> String {
    if group.category == .contract, group.new.hasPrefix("error: ") {
      // The app causes such an error, and not its user.
      let story = group.diary.count > 1 ? " \(group.diaryText)" : ""
      return "Requests about \(names) that were answered now get an error\(story): \(group.new.dropFirst("error: ".count))."
    }
    let when = group.diary.isEmpty ? given : story
    if differences.count == 1, differences[0].key == "telemetry", let events = logged(differences[0]) {
      return "\(names) \(events)\(whom)\(when)."
    }
    if let buttons = ButtonSentence(differences).text ?? PhrasedDifference.text(differences) {
      // An action itself appears nowhere; its denial does.
      let isDenial = group.kind == Action.key && differences.contains { ["surface", "surfaces"].contains(TellingDifferences.last($0.key)) }
      return "\(isDenial ? "The denial of \(names)" : names): \(buttons)\(whom)\(when)."
    }
    if differences.count == 1, group.ask == "overview", differences[0].key == "limits",
      let text = lists(differences[0], "no longer shows the limit", "now shows the limit")
    {
      return "The overview of limits \(text)\(whom)\(when)."
    }
    if differences.count == 1, let text = lists(differences[0], "no longer contains", "now contains") {
      return "\(names): `\(differences[0].key)` \(text)\(whom)\(when)."
    }
    return "\(names): \(group.new) instead of \(group.old)\(whom)\(when)."
  }

  /// The events that are sent now and no longer: ``now sends the event `shared_flow_opened` ``.
  private func logged(_ list: ScenarioChange.Difference) -> String? {
    let parts = [(list.gained, "now sends"), (list.lost, "no longer sends")].filter { !$0.0.isEmpty }.map { events, verb in
      "\(verb) the \(events.count == 1 ? "event" : "events") \(DiffWords.list(events.map { "`\($0)`" }))"
    }
    return parts.isEmpty ? nil : DiffWords.all(parts)
  }

  /// The items that a list lost and gained; nil if the difference is not about items.
  func lists(_ list: ScenarioChange.Difference, _ gone: String, _ come: String) -> String? {
    func names(_ items: [String]) -> String { DiffWords.list(items.uniqued.map { "`\($0)`" }) }
    let parts = [list.removed.isEmpty ? "" : "\(gone) \(names(list.removed))", list.added.isEmpty ? "" : "\(come) \(names(list.added))"]
    let said = parts.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: " and ")
  }

  func difference(_ key: String) -> ScenarioChange.Difference? { differences.first { $0.key == key } }
}

extension Array where Element: Hashable {
  /// The elements without repetitions.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
