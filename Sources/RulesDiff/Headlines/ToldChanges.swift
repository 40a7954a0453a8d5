internal import RuleKinds

/// The sentences so far and what they tell, while one change after the other gets its sentences.
struct ToldChanges {
  private let builder: HeadlineBuilder
  private let groups: [AnswerGroup]
  private(set) var headlines: [Headline]
  /// The position of the sentence that tells an answer, by the position of the answer.
  private var told: [Int: Int] = [:]
  /// The positions of the answers that follow from a number in a sentence.
  private var numbered: Set<Int> = []
  /// The paths of changes whose sentence is part of another one.
  private var folded: Set<String> = []

  /// `headlines`: the sentences about what breaks, which no answer shows.
  init(_ builder: HeadlineBuilder, _ groups: [AnswerGroup], _ headlines: [Headline]) {
    (self.builder, self.groups, self.headlines) = (builder, groups, headlines)
  }

  mutating func tell(_ change: DiffReport.Change) {
    if folded.contains(change.path) { return }
    var (change, mine) = (change, builder.own(groups, of: change))
    // Cells with the same numbers are one sentence, with the answers of all of them.
    let cells = builder.isNumber(change) ? builder.changes(like: change) : []
    if cells.count > 1 {
      let all = cells.map { Set(builder.own(groups, of: $0).flatMap(\.positions)) }
      mine = builder.widest(groups.filter { group in all.contains { !$0.isDisjoint(with: group.positions) } }, change.category)
    }
    // Which plan users have shows a row that others hide.
    if mine.isEmpty, change.isHidden, change.kind == Plan.key, change.location.parts.dropFirst().first == "resolution" {
      mine = groups.filter { $0.kind == Plan.key && $0.ask.isEmpty }
      change.category = mine.first?.category ?? change.category
    }
    if [.adds, .removes].contains(change.category), let first = mine.first, first.category != .copy { change.category = first.category }
    if isShared(change, mine) || isTold(change, mine) { return }
    let isKnown = builder.known(change, mine) != nil
    if isKnown, change.kind != Router.key { tellBroken(&change, &mine) }
    if mine.isEmpty, builder.isContrary(change) { change.category = .changes }
    let more = builder.further(mine, of: change).filter { group in !group.positions.contains { told[$0] != nil } }
    var next = builder.headline(change, mine, besides: more)
    if cells.count > 1 {
      next.paths = cells.map(\.path)
      folded.formUnion(next.paths)
    }
    if mine.isEmpty { fold(change, into: &next) }
    // Two cells with the same numbers are one sentence.
    if let same = headlines.firstIndex(where: { $0.text == next.text }) {
      headlines[same].paths += next.paths
      return
    }
    let first = mine.first?.positions ?? []
    // The sentence about a number does not tell the answers, so that another change can.
    if builder.isNumber(change) { numbered.formUnion(first) }
    add(next, telling: builder.isNumber(change) ? [] : isKnown ? mine.flatMap(\.positions) : first)
    for group in more { add(builder.answer(group, [change.path], notes: builder.never(change, mine + more)), telling: group.positions) }
  }

  /// Tells the answers that no change tells.
  mutating func tellRest() {
    let isNoticed = builder.report.answers.contains { !$0.isAside }
    let rest = groups.filter { group in
      !group.positions.contains { told[$0] != nil || numbered.contains($0) || (isNoticed && builder.report.answers[$0].isAside) }
        && !builder.isCredited(group) && !isCounted(group)
    }
    headlines += rest.map { builder.answer($0, []) }
  }

  /// Whether an answer only shows the number of a limit that has a sentence.
  private func isCounted(_ group: AnswerGroup) -> Bool {
    group.kind == Limit.key && ["overview", "meter"].contains(group.ask)
      && group.decisions.allSatisfy { name in headlines.contains { $0.paths.contains { $0.hasPrefix("\(Limit.key)/\(name)/") } } }
  }

  private mutating func add(_ headline: Headline, telling positions: [Int]) {
    for position in positions { told[position] = headlines.count }
    headlines.append(headline)
  }

  /// Whether two changes that together cause an answer share its sentence, unless each causes parts of its own. Numbers have their own sentence.
  private mutating func isShared(_ change: DiffReport.Change, _ mine: [AnswerGroup]) -> Bool {
    guard let first = mine.first?.positions.first, let known = told[first], change.parts[first] == nil, !builder.isNumber(change),
      change.kind != Copy.key
    else { return false }
    headlines[known].paths.append(change.path)
    // Apps can name a setting, whatever its value does.
    if change.kind == Setting.key, change.isWhole, change.form == "removed" {
      headlines[known].text += " \(builder.value(change).text(""))"
    }
    return true
  }

  /// Whether a sentence about what breaks, or about another value of the rule, tells everything.
  private func isTold(_ change: DiffReport.Change, _ mine: [AnswerGroup]) -> Bool {
    // The sentence about a narrower range says it.
    let rule = change.location.rule.plain
    if change.kind == RemotePath.key, change.location.parts.last == "range", mine.isEmpty,
      builder.report.breaks.contains(where: { $0.path == rule })
    {
      return true
    }
    if !mine.isEmpty, mine.allSatisfy(isCounted) { return true }
    let isNotification = NotificationSentence(change, builder.oldBook, builder.book) != nil
    if mine.isEmpty, change.category == .contract || !change.breaks.isEmpty, !isNotification { return true }
    return change.answers.allSatisfy { builder.report.answers[$0].isAside } && builder.isPart(change)
  }

  /// Tells what no longer works before a sentence about the value, which does not.
  private mutating func tellBroken(_ change: inout DiffReport.Change, _ mine: inout [AnswerGroup]) {
    let broken = mine.filter { $0.category == .contract }
    let rest = mine.filter { $0.category != .contract }
    guard !broken.isEmpty, !rest.isEmpty else { return }
    for group in broken { add(builder.answer(group, [change.path]), telling: group.positions) }
    mine = rest
    change.category = rest.map(\.category).min { (HeadlineBuilder.ranks[$0] ?? 0) < (HeadlineBuilder.ranks[$1] ?? 0) } ?? .changes
  }

  /// Adds other rules with the same change to a sentence, if no answer shows any of them.
  private mutating func fold(_ change: DiffReport.Change, into headline: inout Headline) {
    let alike = change.category == .adds ? builder.alsoNew(change, groups) : builder.alike(change)
    if alike.isEmpty { return }
    headline.text = builder.value(change, with: alike).text(headline.who.hasPrefix("no user") ? "" : headline.who)
    headline.paths += alike.map(\.path)
    folded.formUnion(alike.map(\.path))
  }
}
