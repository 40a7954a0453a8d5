internal import RuleKinds
internal import RulesJSON

/// Stories about a vector of the warning ladder, for each plan: to each count that leads to a level, to the end of each pause and block,
/// past the window, with attempts during a block, signals, another plan, and a release.
struct LadderStories {
  let books: BothBooks
  let name: String
  let old: LadderVector
  let new: LadderVector

  /// The longest walk. Counts above it are not walked to.
  private static let most: Int64 = 3000

  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    books.pairs(LadderVector.key, \.ladder).map { pair in
      let stories = LadderStories(books: books, name: pair.name, old: pair.old, new: pair.new)
      return (stories.subject, { books.plans(causing: pair.new.counts).flatMap(stories.stories) })
    } + onOneSide(books)
  }

  /// The stories about vectors that are new or gone: what users may do after each count.
  private static func onOneSide(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    let come = books.newBook.ladder.entries.filter {
      books.oldBook.ladder[Name(books.renames.nameBefore(LadderVector.key, $0.name.text))] == nil
    }
    let gone = books.oldBook.ladder.entries.filter {
      books.newBook.ladder[Name(books.renames.nameNow(LadderVector.key, $0.name.text))] == nil
    }
    return (come + gone).map { entry in
      let stories = LadderStories(books: books, name: entry.name.text, old: entry.value, new: entry.value)
      return (
        stories.subject,
        {
          books.plans(causing: entry.value.counts).flatMap { plan in
            stories.counts(plan).flatMap { count in
              stories.stopped.map { stories.reaching(count, Story(stories.subject, plan: plan)).adding(stories.asking($0, plan)) }
            }
          }
        }
      )
    }
  }

  private var subject: RulePath { RulePath(LadderVector.key, name) }
  private var vectors: [LadderVector] { [old, new] }
  private var event: String { new.counts.text }
  private var ask: StoryStep { .ask("ladder", "vector", name, label: "the warning ladder") }

  private func stories(_ plan: String) -> [Story] {
    let counts = counts(plan)
    let facts = new.stops.first.map { books.facts(allowing: $0.text, under: plan) } ?? []
    var begin = Story(subject, plan: plan)
    begin.facts = facts
    let walks = counts.map { reaching($0, begin) }
    let actions = stopped.map { asking($0, plan) }
    var stories = counts.map { begin.adding(.event(event, times: Int($0) - 1, every: gap)).adding(ask).adding(.event(event), ask) }
    for (count, walk) in zip(counts, walks) {
      stories += again(walk, count)
      stories += actions.map { walk.adding($0) }
      stories += ends(walk)
      stories.append(walk.adding(confirmed))
      stories += attempts(walk, plan)
      stories += otherPlans(walk, plan)
      stories.append(walk.adding(.ask("release", "vector", name).silently(), ask))
      stories += waiting(plan).map { condition, facts in
        var story = walk.adding(ask.knowing(facts))
        story.when = "`\(condition)` holds"
        return story
      }
    }
    stories += counts.filter { $0 <= LadderStories.mostActs }.flatMap { doing(Int($0), begin, plan) }
    return stories + windows(counts, begin) + signals(begin) + refusals(begin, walks.last, plan) + denials(counts, begin, plan)
      + repetitions(counts, begin)
      + shares(plan, begin)
  }

  /// The highest count to which a story acts, because each act is a request.
  private static let mostActs: Int64 = 12

  /// Acts until a count, with the answers to the last act.
  private func doing(_ count: Int, _ begin: Story, _ plan: String) -> [Story] {
    (books.newBook.events[new.counts]?.by ?? []).map { action in
      let act = StoryStep.ask("do", "action", action.text).knowing(books.facts(allowing: action.text, under: plan))
      return (count > 1 ? begin.adding(act.silently().repeated(count - 1, every: 1)) : begin).adding(act)
    }
  }

  /// A walk to a count, with the events so close together that they are all in the window.
  private func reaching(_ count: Int64, _ begin: Story) -> Story { begin.adding(.event(event, times: Int(count), every: gap)) }

  private var gap: Int64 {
    let most = max(1, books.plans.flatMap(counts).max() ?? 1)
    return max(0, min(10, (seconds.min() ?? 86_400) / (most + 2)))
  }

  private var seconds: [Int64] { vectors.compactMap { $0.window?.amount } }

  /// The counts at which a level begins for a plan, in either rule book.
  private func counts(_ plan: String) -> [Int64] {
    var counts: Set<Int64> = []
    for (vector, book, plan) in [(old, books.oldBook, books.renames.nameBefore(Plan.key, plan)), (new, books.newBook, plan)] {
      let column = book.plans.column(of: Name(plan))
      for step in vector.levels.cells.map(\.value) {
        if let count = step.at[column] { counts.insert(count) }
      }
    }
    return counts.filter { $0 > 0 && $0 <= LadderStories.most }.sorted()
  }

  /// Whether a user may do something that a level stops, with the facts with which it is allowed otherwise.
  private func asking(_ action: String, _ plan: String) -> StoryStep {
    StoryStep.ask("entitlement", "action", action).knowing(books.facts(allowing: action, under: plan))
  }

  /// Each share of a limit at which a level begins.
  private func shares(_ plan: String, _ begin: Story) -> [Story] {
    guard let name = new.shareOf, let used = books.newBook.limits[name]?.used else { return [] }
    let before = books.oldBook.plans.column(of: Name(books.renames.nameBefore(Plan.key, plan)))
    let cells = [
      books.oldBook.limits[books.renames.nameBefore(Limit.key, name.text)]?.plans[before],
      books.newBook.limits[name]?.plans[books.column(plan)],
    ]
    let numbers = cells.compactMap { if case .number(let number)? = $0 { number } else { nil } }
    let shares = Set(vectors.flatMap { $0.levels.cells.compactMap(\.value.atShare) }.map(\.amount)).sorted()
    var stories: [Story] = []
    for number in numbers.first == numbers.last ? Array(numbers.prefix(1)) : numbers {
      for share in shares {
        let amount: Int64 = (number * share + 99) / 100
        for step in -1...1 {
          var story = begin
          let given = books.facts(giving: max(0, amount + Int64(step)), to: used)
          story.facts.removeAll { fact in given.contains { $0.key == fact.key } }
          story.facts += given
          stories.append(story.adding(ask))
        }
      }
    }
    return stories
  }

  /// The actions that any level stops.
  private var stopped: [String] {
    var names: [String] = []
    for action in vectors.flatMap({ $0.stops + $0.levels.cells.flatMap(\.value.alsoStops) }).map(\.text) {
      if !names.contains(action), books.newBook.actions[action] != nil { names.append(action) }
    }
    return names
  }

  /// The status just before and just after each pause, block, and suspension ends.
  private func ends(_ walk: Story) -> [Story] {
    let durations = vectors.flatMap { $0.levels.cells.flatMap { [$0.value.pause, $0.value.block, $0.value.suspend].compactMap(\.self) } }
    return Set(durations.map(\.amount)).sorted().flatMap { duration in
      [duration - 1, duration].map { walk.adding(LadderStories.after($0, ask)) }
    }
  }

  private static func after(_ wait: Int64, _ step: StoryStep) -> StoryStep {
    var step = step
    step.wait = wait
    return step
  }

  private var confirmed: StoryStep {
    .ask("do", "action", stopped.first ?? "", with: [.init("confirmed", true)], label: "\(stopped.first ?? ""), confirmed")
  }

  /// One event less than a count, then the window or the period passes, then one more event.
  private func windows(_ counts: [Int64], _ begin: Story) -> [Story] {
    guard let count = counts.first, count > 1 else { return [] }
    let periods: [Int64] = vectors.contains { $0.resets != nil } ? [3600, 86_400, 604_800, 2_678_400] : []
    return Set(seconds + periods).sorted().flatMap { window -> [Story] in
      let waits: [Int64] = [window - 1 - gap * (count - 2), window, window + 1]
      return waits.filter { $0 > 0 }.map { wait in
        begin.adding(.event(event, times: Int(count) - 1, every: gap), .event(event, after: wait), ask)
      }
    }
  }

  /// Attempts at a stopped action, as many and as fast as the rules count.
  private func attempts(_ walk: Story, _ plan: String) -> [Story] {
    guard let action = new.stops.first?.text else { return [] }
    let rates = vectors.flatMap { $0.levels.cells.flatMap { [$0.value.refused, $0.value.letsThrough].compactMap(\.self) } }
    return Set(rates.map { [$0.times, $0.per.amount] }).sorted { $0.lexicographicallyPrecedes($1) }.flatMap { rate -> [Story] in
      let times = rate[0]
      let per = rate[1]
      let attempt = StoryStep.ask("do", "action", action)
      let gaps: [Int64] = [1, per / (times + 1), max(1, (per - 1) / max(1, times - 1)), per / times + 1]
      let counts: [Int64] = [times - 1, times, times + 1].filter { $0 > 0 }
      let silent = gaps.flatMap { every -> [Story] in
        counts.map { walk.adding(attempt.silently().repeated(Int($0), every: max(1, every)), ask) }
      }
      return silent + [walk.adding(attempt.repeated(Int(times) + 1, every: max(1, per / (times + 1))))]
    }
  }

  /// Each signal, and all of them one after the other.
  private func signals(_ begin: Story) -> [Story] {
    var names: [String] = []
    for signal in vectors.flatMap(\.signals).map(\.text) where !names.contains(signal) && books.newBook.signals[signal] != nil {
      names.append(signal)
    }
    let steps = names.map { StoryStep.ask("signal", "signal", $0).silently() }
    let together = names.indices.map { begin.adding(Array(steps[...$0])).adding(ask) }
    let pairs = steps.indices.flatMap { one in steps.indices.filter { $0 > one }.map { begin.adding(steps[one], steps[$0], ask) } }
    return steps.map { begin.adding($0, ask) } + together + pairs + lasting(steps, begin)
  }

  /// As many refusals as a signal counts: by a step of the action, by the plan, and by a block, asked at once and after the block.
  private func refusals(_ begin: Story, _ walk: Story?, _ plan: String) -> [Story] {
    let rates = [(old, books.oldBook), (new, books.newBook)].flatMap { vector, book in
      vector.signals.compactMap { book.signals[$0]?.refusals.map { [$0.times, $0.per.amount] } }
    }
    guard !rates.isEmpty, let action = new.stops.first?.text, let steps = books.newBook.actions[action]?.steps else { return [] }
    let allowed = books.plans.lazy.map { books.facts(allowing: action, under: $0) }.first { !$0.isEmpty } ?? []
    let denied = steps.filter { $0.deny != nil }.compactMap { books.facts(fulfilling: $0.conditions, under: plan) }.filter { !$0.isEmpty }
    let refused = denied.map { facts in allowed.filter { fact in !facts.contains { $0.key == fact.key } } + facts }
    // One signal alone may lead to no level.
    let counting = vectors.flatMap(\.signals).filter { books.newBook.signals[$0]?.refusals != nil }
    let others = vectors.flatMap(\.signals).filter { !counting.contains($0) && books.newBook.signals[$0] != nil }.map(\.text).uniqued
    let begins = [begin] + others.map { begin.adding(.ask("signal", "signal", $0).silently()) }
    let blocks = [0] + vectors.flatMap { $0.levels.cells.compactMap(\.value.block) }.map(\.amount)
    let blocked = (walk.map { walk in [walk] + others.map { walk.adding(.ask("signal", "signal", $0).silently()) } } ?? []).flatMap {
      walk in
      Set(rates).sorted { $0.lexicographicallyPrecedes($1) }.flatMap { rate in
        let attempt = StoryStep.ask("do", "action", action).silently()
        return Set(blocks).sorted().map { wait in
          walk.adding(attempt.repeated(Int(rate[0]), every: max(1, rate[1] / (rate[0] + 1)))).adding(Self.after(wait, ask))
        }
      }
    }
    return blocked
      + (refused + (books.isAllowed(action, under: plan) ? [] : [allowed])).flatMap { facts in
        Set(rates).sorted { $0.lexicographicallyPrecedes($1) }.flatMap { rate in
          let attempt = StoryStep.ask("do", "action", action).knowing(facts).silently()
          return begins.map { $0.adding(attempt.repeated(Int(rate[0]), every: max(1, rate[1] / (rate[0] + 1)))).adding(ask) }
        }
      }
  }

  /// As many refusals as a level counts, for each reason for which refusals count.
  private func denials(_ counts: [Int64], _ begin: Story, _ plan: String) -> [Story] {
    let events = [books.oldBook.events[old.counts], books.newBook.events[new.counts]].compactMap(\.self)
    return events.flatMap(\.refusedFor).uniqued.flatMap { reason in
      new.stops.flatMap { action -> [Story] in
        guard let facts = books.facts(denying: action.text, for: reason.text, under: plan) else { return [] }
        var begin = begin
        begin.facts = []
        begin.when = "`\(action.text)` is denied for `\(reason.text)`"
        let attempt = StoryStep.ask("do", "action", action.text).knowing(facts).silently()
        return counts.filter { $0 <= Self.mostActs }.map { begin.adding(attempt.repeated(Int($0), every: 1)).adding(ask) }
      }
    }
  }

  /// The condition while which warnings wait, with facts for it, in either rule book.
  private func waiting(_ plan: String) -> [(condition: String, facts: [JSON.Member])] {
    let facts = [
      books.newBook.escalation.waitsWhile.flatMap { name in books.facts(fulfilling: [name], under: plan).map { (name.text, $0) } },
      books.oldBook.escalation.waitsWhile.flatMap { name in books.facts(before: [name], under: plan).map { (name.text, $0) } },
    ]
    return Array(facts.compactMap(\.self).filter { !$0.1.isEmpty }.prefix(1))
  }

  /// All signals, asked just before and just after they end.
  private func lasting(_ steps: [StoryStep], _ begin: Story) -> [Story] {
    let lifetimes = [(books.oldBook), (books.newBook)].compactMap { book in
      book.escalation.signalsLast.flatMap { book.settings[$0]?.value.amount }
    }
    return Set(lifetimes).sorted().flatMap { lifetime in
      [lifetime - 1, lifetime + 1].filter { $0 > 0 }.map { begin.adding(steps).adding(LadderStories.after($0, ask)) }
    }
  }

  /// The same level a second time, after the first pause or block has ended.
  private func again(_ walk: Story, _ count: Int64) -> [Story] {
    let durations = vectors.flatMap { $0.levels.cells.flatMap { [$0.value.block, $0.value.suspend].compactMap(\.self) } }.map(\.amount)
    guard let longest = durations.max() else { return [] }
    let pause = max(longest, seconds.max() ?? 0, vectors.contains { $0.resets != nil } ? 86_400 : 0) + 1
    let second = walk.adding(.event(event, times: Int(count), every: gap, after: pause), ask)
    return [second] + attemptsAgain(walk, count)
  }

  /// The seconds after the beginning of a story at which it is still the same day, and the counts of the day still hold.
  private static let sameDay: Int64 = 43_200

  /// Half of the attempts that a level counts during one block and the others during the next, less and more apart than it remembers. If the
  /// earlier events still count, the next block begins after one more.
  private func attemptsAgain(_ walk: Story, _ count: Int64) -> [Story] {
    guard let action = new.stops.first?.text else { return [] }
    let rates = vectors.flatMap { $0.levels.cells.compactMap(\.value.refused) }
    let blocks = vectors.flatMap { $0.levels.cells.compactMap(\.value.block) }.map(\.amount)
    return rates.flatMap { rate -> [Story] in
      let half = max(1, Int(rate.times + 1) / 2)
      let attempt = StoryStep.ask("do", "action", action).silently().repeated(half, every: 1)
      return Set(rates.map(\.per.amount) + blocks).sorted().flatMap { apart in
        [apart - Int64(2 * half), apart + 1].filter { $0 > 0 }.map { wait in
          let stillCounts = new.resets != nil && wait < Self.sameDay
          let times = stillCounts ? 1 : Int(count)
          return walk.adding(attempt).adding(.event(event, times: times, every: gap, after: wait)).adding(attempt).adding(ask)
        }
      }
    }
  }

  private func otherPlans(_ walk: Story, _ plan: String) -> [Story] {
    books.plans.filter { $0 != plan }.map { walk.adding(ask.knowing([.init(Ordinals.planFact, $0)])) }
  }

  /// A level that is reached as often as another level asks for.
  private func repetitions(_ counts: [Int64], _ begin: Story) -> [Story] {
    let repeats = vectors.flatMap { $0.levels.cells.compactMap(\.value.after) }
    guard !repeats.isEmpty, let count = counts.last else { return [] }
    let longest = vectors.flatMap { $0.levels.cells.compactMap { $0.value.suspend ?? $0.value.block } }.map(\.amount).max() ?? 0
    let pause = max(longest, seconds.max() ?? 86_400, vectors.contains { $0.resets != nil } ? 86_400 : 0) + 1
    var reached: [Story] = []
    for one in repeats {
      let times = Int(one.times)
      for wait in [pause, one.within.amount / Int64(max(1, times - 1)) + 1] where wait >= pause {
        for times in [times - 1, times] where times > 0 {
          reached.append(begin.adding((0..<times).map { .event(event, times: Int(count), every: gap, after: $0 > 0 ? wait : 0) }))
        }
      }
    }
    let asks = [ask] + stopped.map { asking($0, begin.plan ?? "") }
    return reached.flatMap { story in asks.map { story.adding($0) } }
  }
}
