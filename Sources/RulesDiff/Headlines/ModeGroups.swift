internal import Diagnostics
internal import RuleKinds

/// An action that users may use now, at once or later, depending on the connection: one sentence with the mode of each.
extension HeadlineBuilder {
  /// The groups in which those that only differ in the mode, and in what it depends on, are one.
  func byMode(_ groups: [AnswerGroup]) -> [AnswerGroup] {
    var result: [AnswerGroup] = []
    var gone: Set<[Int]> = []
    for group in groups where !gone.contains(group.positions) {
      let alike = groups.filter { !gone.contains($0.positions) && isMode($0, of: group) }
      guard alike.count > 1, Set(alike.map(\.new)).count == alike.count, alike.allSatisfy({ !Self.own($0, among: alike).contains([]) })
      else {
        result.append(group)
        continue
      }
      gone.formUnion(alike.map(\.positions))
      result.append(Self.united(alike))
    }
    return result
  }

  /// Whether two groups are about the same users, who were denied the same action for the same reason.
  private func isMode(_ one: AnswerGroup, of other: AnswerGroup) -> Bool {
    func isPlain(_ group: AnswerGroup) -> Bool {
      let circumstances = group.circumstances
      return group.kind == Action.key && group.ask.isEmpty && group.category == .loosens && group.scenario.isEmpty && group.isShared
        && group.old.hasPrefix("denied") && group.new.hasPrefix("allowed") && !circumstances.isExample && !circumstances.isPartial
    }
    return isPlain(one) && isPlain(other) && one.decisions == other.decisions && one.plans == other.plans && one.old == other.old
      && one.notes == other.notes
  }

  /// What must be true of some users with an answer: one list, or two of which one holds.
  private static func cases(_ group: AnswerGroup) -> [[String]] {
    let circumstances = group.circumstances
    return [circumstances.terms] + (circumstances.otherwise.isEmpty ? [] : [circumstances.otherwise])
  }

  /// The cases of a group without the terms that are in all cases of all groups.
  private static func own(_ one: AnswerGroup, among groups: [AnswerGroup]) -> [[String]] {
    let all = groups.flatMap(cases)
    return cases(one).map { terms in terms.filter { term in !all.allSatisfy { $0.contains(term) } } }
  }

  private static func united(_ groups: [AnswerGroup]) -> AnswerGroup {
    var group = groups[0]
    group.modes = groups.map { one in
      let how = one.new.hasPrefix("allowed, ") ? String(one.new.dropFirst("allowed, ".count)) : "it happens at once"
      return "\(how) when \(own(one, among: groups).map { $0.phrase() }.joined(separator: " or when "))"
    }
    let apart = own(group, among: groups)[0]
    group.circumstances.terms.removeAll(where: apart.contains)
    group.circumstances.otherwise = []
    group.circumstances.isUnlessDenied = groups.contains(where: \.circumstances.isUnlessDenied)
    group.positions = groups.flatMap(\.positions)
    return group
  }
}
