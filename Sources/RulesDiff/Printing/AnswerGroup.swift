/// Decisions that come out otherwise in the same way, with one example for all of them.
struct AnswerGroup {
  var singular: String
  var category: Category
  var plans: [String]
  var old: String
  var new: String
  /// The first of them is that of the example.
  var decisions: [String]
  var example: [AnswerChange.Given]

  /// `flow.save for plan=free, usage.savedFlows=2`.
  var exampleText: String {
    guard let decision = decisions.first, !example.isEmpty else { return "" }
    let facts = example.map { "\($0.fact)=\($0.value)" }.joined(separator: ", ")
    return decisions.count > 1 ? "\(decision) for \(facts)" : facts
  }
}

extension DiffReport {
  /// Who may do less first, then who may do more, then the rest; the fewest facts make the example.
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
