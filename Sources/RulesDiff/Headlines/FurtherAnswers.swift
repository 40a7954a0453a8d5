internal import RuleKinds

/// Which of the answers of a change have sentences of their own, and which are counted.
extension HeadlineBuilder {
  /// The number of sentences about further answers of one change, if they are not in words.
  private static let fewestFurther = 2

  /// The number of sentences about words, in addition to those about what users may do.
  private static let mostWords = 2

  /// The number of sentences about further answers of one change: as many as the short form has room for.
  private var mostFurther: Int {
    let changes = report.changes.count { $0.category != .notes }
    return max(Self.fewestFurther, DiffReport.mostHeadlines / max(1, changes) - 1)
  }

  /// The further answers of a change that have sentences of their own: first those in another direction, or about rules of another kind. The
  /// others are counted.
  func further(_ groups: [AnswerGroup], of change: DiffReport.Change) -> [AnswerGroup] {
    guard let first = groups.first, known(change, groups) == nil, change.category == .copy ? change.kind != Copy.key : !isNumber(change)
    else { return [] }
    let isRead = change.category == .copy
    var told =
      isRead ? groups.lazy.compactMap(read).prefix(1).map { $0 } : [AnswerSentence(group: first.part(of: change), who: who(first)).text]
    let parts = groups.map { $0.part(of: change) }
    let rest = (isRead ? parts : parts.filter { $0.category != .copy } + words(parts)).filter { group in
      guard let text = group.category == .copy ? read(group) : AnswerSentence(group: group, who: who(group)).text else { return false }
      // Apps give all facts, so users do not get an answer in which one is missing.
      if group.differences.contains(where: { $0.old == "undecided" || $0.new == "undecided" }) { return false }
      if !group.scenario.isEmpty || told.contains(text) { return false }
      told.append(text)
      return true
    }
    var seen: Set<[String]> = [Self.matter(first)]
    let others = rest.indices.filter { seen.insert(Self.matter(rest[$0])).inserted }
    let ranked = (others + rest.indices.filter { !others.contains($0) }).map { rest[$0] }
    // Each plan that users had before has consequences of its own.
    let inWords = Array(ranked.filter(isInWords).prefix(first.kind == Plan.key ? ranked.count : mostFurther))
    return inWords + ranked.filter { !isInWords($0) }.prefix(max(0, Self.fewestFurther - inWords.count))
  }

  /// What users read, in addition to what they may do: the same words once, with the fewest conditions.
  private func words(_ groups: [AnswerGroup]) -> [AnswerGroup] {
    var known: Set<String> = []
    let read = groups.filter { $0.category == .copy && $0.scenario.isEmpty }.enumerated().sorted { one, other in
      (one.element.circumstances.terms.count, one.offset) < (other.element.circumstances.terms.count, other.offset)
    }.map(\.element)
    return Array(read.filter { ReadSentence($0, book).map { known.insert($0.what).inserted } ?? false }.prefix(Self.mostWords))
  }

  /// Whether a sentence about an answer has no keys and values of requests.
  private func isInWords(_ group: AnswerGroup) -> Bool {
    group.differences.isEmpty || group.category == .copy
      || !AnswerSentence(group: group, who: who(group)).text.contains(group.new)
  }

  /// What answers are about, in one direction.
  static func matter(_ group: AnswerGroup) -> [String] {
    [group.category.rawValue, group.kind, group.ask] + (group.kind == LadderVector.key ? group.plans : [])
  }

  /// The further differences that have no sentence, without those that have the same sentence as the first: ` (and 2 more differences, about `a`)`.
  /// Empty if there are none.
  func counted(_ groups: [AnswerGroup], of change: DiffReport.Change, besides more: [AnswerGroup]) -> String {
    guard let first = groups.first else { return "" }
    let told = AnswerSentence(group: first.part(of: change), who: who(first)).text
    let others = groups.dropFirst().filter { other in
      other.category != .copy && AnswerSentence(group: other, who: who(other)).text != told && !isOnScreens(other, of: first)
    }
    let count = others.count - more.count
    if count <= 0 { return "" }
    let named = Set((more + [first]).flatMap(\.decisions))
    let untold = others.filter { other in !more.contains { $0.positions == other.positions } }.flatMap(\.decisions)
    let names = untold.filter { !named.contains($0) && !$0.isEmpty }.uniqued.map { "`\($0)`" }
    let about = names.isEmpty ? "" : ", about \(DiffWords.list(names))"
    return " (and \(DiffWords.count(count, "more difference", "more differences"))\(about)\(besides(first, groups)))"
  }

  /// Whether an answer differs only in a notice that it shows, about which another one is.
  private func isOnScreens(_ other: AnswerGroup, of notice: AnswerGroup) -> Bool {
    notice.kind == Notice.key
      && other.differences.allSatisfy { one in notice.decisions.contains { one.key.hasPrefix("notices.\($0).") || one.key == "notices" } }
  }

  /// The plans that have only further differences and not the first: `, some for free`.
  func besides(_ first: AnswerGroup, _ groups: [AnswerGroup]) -> String {
    let plans = Set(groups.filter(\.scenario.isEmpty).flatMap(\.plans)).subtracting(first.plans)
    if first.plans.isEmpty || plans.isEmpty { return "" }
    return ", some for \(Who(book.plans.states.names.filter(plans.contains), in: book).names)"
  }
}
