/// Decisions whose answers change in the same way, with one example for all of them.
struct AnswerGroup {
  var singular: String
  var category: Category
  var plans: [String]
  var old: String
  var new: String
  /// The names of the decisions. The example belongs to the first.
  var decisions: [String]
  var example: [AnswerChange.Given]

  /// The example as printed text: `flow.save for plan=free, usage.savedFlows=2`.
  var exampleText: String {
    guard let decision = decisions.first, !example.isEmpty else { return "" }
    let facts = example.map { "\($0.fact)=\($0.value)" }.joined(separator: ", ")
    return decisions.count > 1 ? "\(decision) for \(facts)" : facts
  }
}

extension DiffReport {
  /// The changed answers in groups: those that tighten first, then those that loosen, then the rest. The example with the fewest facts
  /// represents its group.
  var answerGroups: [AnswerGroup] {
    var groups: [AnswerGroup] = []
    for answer in answers {
      let same = groups.firstIndex { group in
        group.singular == answer.singular && group.plans == answer.plans && group.old == answer.old && group.new == answer.new
      }
      guard let same else {
        groups.append(
          AnswerGroup(
            singular: answer.singular, category: answer.category, plans: answer.plans, old: answer.old, new: answer.new,
            decisions: [answer.decision], example: answer.example))
        continue
      }
      if answer.example.count < groups[same].example.count {
        groups[same].decisions.insert(answer.decision, at: 0)
        groups[same].example = answer.example
      } else {
        groups[same].decisions.append(answer.decision)
      }
    }
    return [.tightens, .loosens, .changes].flatMap { category in groups.filter { $0.category == category } }
  }
}
