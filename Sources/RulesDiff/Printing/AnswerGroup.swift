internal import RuleKinds

/// Decisions whose answers change in the same way, with one example for all of them.
struct AnswerGroup {
  var kind: String
  var singular: String
  /// The form of the request; empty for a decision.
  var ask: String
  var category: Category
  var plans: [String]
  var old: String
  var new: String
  /// The names of the decisions. The example belongs to the first.
  var decisions: [String]
  var example: [AnswerChange.Given]
  /// What must be true of the users of the first decision.
  var circumstances: Circumstances
  /// Whether the same must be true of the users of all decisions.
  var isShared = true
  var differences: [ScenarioChange.Difference]
  var diary: [DiaryLine]
  /// What the users of the answers do or ask at the end of their diaries, without repetitions.
  var labels: [String]
  var notes: [String]
  /// How and when an action happens that users may use now: `it waits in the sync queue when network.state is degraded`. Empty if the answer
  /// says it.
  var modes: [String] = []
  /// What users whose plan changes come to no longer, and what they come to now.
  var lost: [PlanMove.Item] = []
  var gained: [PlanMove.Item] = []
  /// The scenario that shows the answer; empty if a generated user or a story does.
  var scenario: String
  /// The positions of the answers in the report.
  var positions: [Int]
  /// Groups about the same rules and users that the sentence tells, too.
  var further: [AnswerGroup] = []

  /// The group with some parts of its answer; the whole group if it has none of them.
  func restricted(to keys: Set<String>) -> AnswerGroup {
    let mine = differences.filter { keys.contains($0.key) }
    guard !mine.isEmpty, mine.count < differences.count else { return self }
    let shown = TellingDifferences(part: mine)
    var group = self
    (group.differences, group.old, group.new) = (mine, shown.old, shown.new)
    return group
  }

  /// The parts of the answer that a change causes, if other changes cause the rest.
  func part(of change: DiffReport.Change) -> AnswerGroup {
    restricted(to: positions.reduce(into: []) { $0.formUnion(change.parts[$1] ?? []) })
  }

  /// The example as printed text: `flow.save for plan=free, usage.savedFlows=2`.
  var exampleText: String {
    guard let decision = decisions.first, !example.isEmpty else { return "" }
    let facts = example.map { "\($0.fact)=\($0.value)" }.joined(separator: ", ")
    return decisions.count > 1 ? "\(decision) for \(facts)" : facts
  }

  /// The kinds whose sentences say what was asked: the text in a field, the number of failures.
  private static let asking: Set<String> = [InputField.key, RetryPolicy.key]

  /// Whether one sentence can say what the user of another answer asked.
  func asks(like answer: AnswerChange) -> Bool {
    func what(_ diary: [DiaryLine], _ rule: String) -> String? { diary.last?.what.replacing("`\(rule)`", with: "") }
    return !Self.asking.contains(kind) || decisions.contains(answer.decision)
      || what(diary, decisions[0]) == what(answer.diary, answer.decision)
  }

  /// What the user does or asks at the end of the diary.
  var label: String { diary.last?.what ?? "" }

  /// The diary in a few words: `after 6 x share_link.created, asked 10m later`.
  var diaryText: String {
    func waited(_ line: DiaryLine) -> String? { line.wait < 60 ? nil : FactScale.time(line.wait) }
    let events = diary.dropLast().enumerated().map { index, line in
      (index == 0 ? nil : waited(line)).map { "\(line.what) \($0) later" } ?? line.what
    }
    if events.isEmpty { return "(\(label))" }
    return "after " + DiffWords.list(events) + (diary.last.flatMap(waited).map { ", asked \($0) later" } ?? "")
  }

  /// Whether the user is suspected of automation or fraud.
  var hasSignals: Bool { diary.contains { $0.what.hasPrefix("signal ") } }

  /// Where a notification appears: ` inside the app`, if only there.
  var channelText: String {
    differences.contains { $0.key == "requests" } ? "" : differences.contains { $0.key == "inApp" } ? " inside the app" : ""
  }
}

extension DiffReport {
  /// The changed answers in groups, the riskiest first. The example with the fewest facts represents its group.
  var answerGroups: [AnswerGroup] {
    var groups: [AnswerGroup] = []
    for (position, answer) in answers.enumerated() {
      let same = groups.firstIndex { group in
        group.singular == answer.singular && group.plans == answer.plans && group.old == answer.old && group.new == answer.new
          && group.notes == answer.notes && group.scenario == answer.scenario && group.asks(like: answer)
      }
      guard let same else {
        groups.append(
          AnswerGroup(
            kind: answer.kind, singular: answer.singular, ask: answer.ask, category: answer.category, plans: answer.plans, old: answer.old,
            new: answer.new, decisions: [answer.decision], example: answer.example, circumstances: answer.circumstances,
            differences: answer.differences, diary: answer.diary, labels: [answer.diary.last?.what ?? ""],
            notes: answer.notes, lost: answer.lost, gained: answer.gained, scenario: answer.scenario, positions: [position]))
        continue
      }
      groups[same].positions.append(position)
      groups[same].labels = (groups[same].labels + [answer.diary.last?.what ?? ""]).uniqued
      if answer.circumstances != groups[same].circumstances { groups[same].isShared = false }
      if answer.example.count < groups[same].example.count {
        groups[same].decisions.insert(answer.decision, at: 0)
        (groups[same].example, groups[same].circumstances, groups[same].diary) = (answer.example, answer.circumstances, answer.diary)
      } else {
        groups[same].decisions.append(answer.decision)
      }
      groups[same].decisions = groups[same].decisions.uniqued
    }
    return Category.allCases.flatMap { category in groups.filter { $0.category == category } }
  }
}
