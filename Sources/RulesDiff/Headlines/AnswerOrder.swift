internal import RuleKinds

/// Which of the answers of a change comes first.
extension HeadlineBuilder {
  /// The groups without those that another one shows: what a moment opens is what its table decided, and what it reports is its error.
  func withoutRepetitions(_ groups: [AnswerGroup]) -> [AnswerGroup] {
    var groups = groups
    for group in groups {
      guard let shown = groups.firstIndex(where: { $0.positions != group.positions && shows($0, group) }) else { continue }
      groups[shown].positions += group.positions
      groups.removeAll { $0.positions == group.positions }
    }
    return groups
  }

  /// Whether an answer shows what another one tells.
  private func shows(_ one: AnswerGroup, _ other: AnswerGroup) -> Bool {
    guard one.category == other.category, one.scenario.isEmpty else { return false }
    // What users may do whatever they did before is no story.
    if other.kind == LadderVector.key, one.kind == Action.key, one.ask.isEmpty, one.circumstances.terms.isEmpty,
      one.plans.isEmpty || !other.plans.isEmpty && Set(other.plans).isSubset(of: one.plans),
      other.differences.contains(where: { $0.key == "allowed" })
    {
      return other.labels.allSatisfy { label in one.decisions.contains { label == "entitlement \($0)" } }
    }
    if other.kind == LadderVector.key, one.kind == Action.key, let told = TelemetrySentence(one.differences)?.what {
      // An action logs the same, whatever happened before.
      return told == TelemetrySentence(other.differences)?.what && (one.plans.isEmpty || Set(other.plans).isSubset(of: one.plans))
        && other.labels.allSatisfy { label in one.decisions.contains { ["entitlement \($0)", "do \($0)"].contains(label) } }
    }
    // The same words to the same users, whatever else is true of them.
    if one.category == .copy, one.notes.isEmpty, !other.notes.isEmpty, one.decisions == other.decisions, one.plans == other.plans {
      return read(one) != nil && ReadSentence(one, book)?.what == ReadSentence(other, book)?.what
    }
    if other.kind == DecisionTable.key, other.ask.isEmpty {
      return one.differences.contains { $0.old == other.old && $0.new == other.new }
    }
    // A screen shows its notices as they are.
    if one.kind == Route.key, other.kind == Notice.key, !other.differences.isEmpty {
      return other.differences.allSatisfy { inner in one.differences.contains { isSameItem($0, inner) } }
    }
    guard one.kind == ErrorRule.key, !other.differences.isEmpty else { return false }
    // When the next toast goes follows from how long each stays.
    if other.kind == Toasts.key {
      return other.differences.allSatisfy { inner in
        inner.key == "nextChange"
          ? one.differences.contains(where: isTime)
          : one.differences.contains { isSameItem($0, inner) }
      }
    }
    return other.differences.allSatisfy { inner in
      one.differences.contains {
        "error.\($0.key)" == inner.key && $0.old == inner.old && $0.new == inner.new && $0.added == inner.added
          && $0.removed == inner.removed
      }
    }
  }

  /// Whether a toast shows what differs in its error.
  private func isSameItem(_ error: ScenarioChange.Difference, _ toast: ScenarioChange.Difference) -> Bool {
    TellingDifferences.last(error.key) == TellingDifferences.last(toast.key) && (error.old, error.new) == (toast.old, toast.new)
      && (error.added, error.removed) == (toast.added, toast.removed)
  }

  private func isTime(_ difference: ScenarioChange.Difference) -> Bool { difference.key.hasSuffix("shownForMilliseconds") }

  /// The groups with those of the category of their change first, so that its sentence is about that category. Then the riskiest first, and
  /// of those the ones that reach the most plans.
  func widest(_ groups: [AnswerGroup], _ category: Category) -> [AnswerGroup] {
    // If some users may do more and others less, what they may no longer do is first.
    let found = Set(groups.map(\.category))
    let category = category == .changes && found.isSuperset(of: [.tightens, .loosens]) ? .tightens : category
    let groups = groups.filter { $0.category == category } + groups.filter { $0.category != category }
    let isMixed = groups.first?.category != groups.last?.category && groups.first?.category == category
    func rank(_ position: Int) -> (Int, Int, Int) {
      let group = groups[position]
      return (Self.ranks[group.category] ?? 0, group.plans.isEmpty ? Int.min : -group.plans.count, position)
    }
    // The first group says what kind of answer the sentence is about.
    return groups.indices.sorted { one, other in
      // A scenario shows one user, and not who else has the answer.
      func distance(_ position: Int) -> Int {
        // What is sent says more than what appears inside the app, and few users are suspected of anything.
        (groups[position].scenario.isEmpty ? 0 : 16) + (groups[position].hasSignals ? 8 : 0)
          + (isMixed && groups[position].category != category ? 4 : 0)
          + (groups[position].kind == groups[0].kind ? 0 : 2) + (groups[position].channelText.isEmpty ? 0 : 1)
      }
      let (a, b) = (distance(one), distance(other))
      return a == b ? rank(one) < rank(other) : a < b
    }.map { groups[$0] }
  }
}
