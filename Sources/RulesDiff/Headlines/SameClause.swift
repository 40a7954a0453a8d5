internal import RuleKinds

/// Answers that differ in the same words are one sentence for each set of plans, regardless of the question and of the user in the example.
extension HeadlineBuilder {
  func joined(_ groups: [AnswerGroup]) -> [AnswerGroup] {
    let groups = byPolicy(groups)
    var result: [AnswerGroup] = []
    var seen: Set<[String]> = []
    let clauses = groups.map(clause)
    for (group, clause) in zip(groups, clauses) {
      guard let clause else {
        result.append(group)
        continue
      }
      guard seen.insert(clause).inserted else { continue }
      let same = zip(groups, clauses).filter { $0.1 == clause }.map(\.0)
      result += same.count == 1 ? same : clause.contains(Event.key) ? [united(same)] : byPlans(same)
    }
    return result
  }

  /// The numbers of failures of one retry policy in one group, whose sentence tells them all.
  private func byPolicy(_ groups: [AnswerGroup]) -> [AnswerGroup] {
    var result: [AnswerGroup] = []
    for group in groups {
      let same = result.firstIndex { one in
        one.kind == RetryPolicy.key && group.kind == RetryPolicy.key && one.decisions == group.decisions && one.category == group.category
          && one.plans == group.plans && one.notes == group.notes && one.scenario.isEmpty && group.scenario.isEmpty
      }
      guard let same else {
        result.append(group)
        continue
      }
      result[same].further.append(group)
      result[same].positions += group.positions
    }
    return result
  }

  /// What differs in words, and where. Nil for an answer whose sentence says more.
  private func clause(_ group: AnswerGroup) -> [String]? {
    if let logged = TelemetrySentence(group.differences) {
      // A parameter is new for an event, whatever sends it.
      return logged.isExample ? nil : [group.category.rawValue, Event.key, logged.what]
    }
    guard group.scenario.isEmpty else { return nil }
    let words = group.category == .copy ? ReadSentence(group, book)?.what : PhrasedDifference.text(group.differences)
    return words.map { [group.category.rawValue, group.kind, $0] + group.notes }
  }

  /// The plans of all users with one of the answers. Empty for all users, also if all plans are named.
  private func plans(of groups: [AnswerGroup]) -> [String] {
    let plans = plans(groups)
    return plans.count == book.plans.states.names.count ? [] : plans
  }

  private func united(_ groups: [AnswerGroup]) -> AnswerGroup {
    var group = groups.first(where: \.scenario.isEmpty) ?? groups[0]
    group.plans = plans(of: groups)
    group.decisions = groups.flatMap(\.decisions).uniqued
    group.notes = groups.allSatisfy { $0.notes == group.notes } ? group.notes : []
    group.positions = groups.flatMap(\.positions)
    return group
  }

  /// Groups with the same words, apart for rules whose answers differ on other plans.
  private func byPlans(_ groups: [AnswerGroup]) -> [AnswerGroup] {
    var result: [AnswerGroup] = []
    for decision in groups.flatMap(\.decisions).uniqued {
      let mine = groups.filter { $0.decisions.contains(decision) }
      var rule = mine.first { !$0.hasSignals } ?? mine[0]
      let isPartial = mine.contains { $0.circumstances != rule.circumstances || !$0.isShared }
      // Not all users have the answer if some have it only in some circumstances.
      if isPartial, rule.circumstances.isEmpty, let other = mine.first(where: { !$0.circumstances.isEmpty }) { rule = other }
      rule.plans = plans(of: mine)
      rule.positions = mine.flatMap(\.positions).filter { report.answers[$0].decision == decision }
      rule.labels = mine.flatMap(\.labels).uniqued
      if isPartial { rule.circumstances.isPartial = true }
      if rule.decisions.count > 1 {
        // The example of the group is that of its first rule.
        let own = rule.positions.min { report.answers[$0].example.count < report.answers[$1].example.count }.map { report.answers[$0] }
        if let own { (rule.example, rule.circumstances, rule.diary) = (own.example, own.circumstances, own.diary) }
        (rule.decisions, rule.isShared) = ([decision], true)
      }
      guard let known = result.firstIndex(where: { $0.plans == rule.plans }) else {
        result.append(rule)
        continue
      }
      result[known].decisions.append(decision)
      result[known].positions += rule.positions
      result[known].labels = (result[known].labels + rule.labels).uniqued
      if result[known].circumstances != rule.circumstances || !rule.diary.isEmpty { result[known].isShared = false }
    }
    return result
  }
}
