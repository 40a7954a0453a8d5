import Foundation
import RulesBundle
import RulesCompiler
import RulesDiff
import RulesRuntime
import Testing

/// Every seeded change of the studio's numbers, switches and order for which a breadth-first search finds a different answer is reported,
/// with a story that is not longer than the shortest one found. The length is the number of events and requests.
///
/// `RULEBOOK_JUDGES=500` tries so many changes with a large budget; `RULEBOOK_SEED` makes others.
@Suite struct ShortestStoryTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let wanted = environment["RULEBOOK_JUDGES"].flatMap(Int.init)
  private static let seed = environment["RULEBOOK_SEED"].flatMap(UInt64.init) ?? 27

  @Test func everyDifferenceIsReportedWithTheShortestStory() throws {
    let (count, budget) = (Self.wanted ?? 25, Self.environment["RULEBOOK_BUDGET"].flatMap(Int.init) ?? (Self.wanted == nil ? 25 : 20_000))
    var figures = StoryFigures()
    for change in StudioChange.all(max(count, 500), seed: Self.seed) {
      if figures.changes == count { break }
      guard Self.wanted != nil || figures.seen % 10 == 0 else {
        figures.seen += 1
        continue
      }
      figures.seen += 1
      if Self.wanted != nil, figures.changes % 50 == 49 { print(figures.summary) }
      guard let new = StudioBook.original.compile(change.input) else { continue }
      try figures.judge(change, new, budget: budget)
    }
    print("seed \(Self.seed): \(figures.summary)")
    for problem in figures.problems { print(problem) }
    #expect(figures.changes == count)
    #expect(figures.silent.isEmpty, "a difference is not reported")
    #expect(figures.longer.isEmpty, "a reported story is longer than the shortest one")
  }
}

/// What the judge counted.
struct StoryFigures {
  /// Changes that were generated, and those without errors.
  var seen = 0
  private(set) var changes = 0
  private var (found, reported, shorter, confirmed, onlyReported, requests) = (0, 0, 0, 0, 0, 0)
  private(set) var silent: [String] = []
  private(set) var longer: [String] = []
  private var lengths: [Int: Int] = [:]

  var problems: [String] { silent + longer }

  var summary: String {
    let lengths = lengths.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    return """
      \(changes) changes of \(seen); the search finds a difference for \(found), with \(requests) requests to each side; \
      the comparison reports \(reported) of them, \(confirmed) with a story of the same length, \(shorter) with a shorter one, \
      \(longer.count) with a longer one; \(onlyReported) differences that only the comparison finds; \
      lengths of the shortest stories: \(lengths)
      """
  }

  mutating func judge(_ change: StudioChange, _ new: Compilation, budget: Int) throws {
    changes += 1
    let old = StudioBook.original.compilation
    let report = try #require(RulesDiff.compare(old, new))
    let told = report.answers.map(Self.length).min()
    let rules = try [old, new].map { Rules(try RuleBundle(try #require($0.lowered).bundle)) }
    var search = HistorySearch(rules[0], rules[1], budget: budget)
    var best: HistorySearch.Found?
    for lane in StudioLanes.all(StudioBook.original.input, change.input) {
      if let found = search.shortest(lane, most: best.map { $0.length - 1 } ?? .max) { best = found }
      if best?.length == 1 { break }
    }
    requests += search.old.requests
    guard let best else {
      onlyReported += told == nil ? 0 : 1
      return
    }
    found += 1
    lengths[best.length, default: 0] += 1
    guard let told else {
      silent.append("SILENT \(change.name): \(best.lane), \(best.length) steps, \(best.answers.prefix(600))")
      return
    }
    reported += 1
    if told == best.length {
      confirmed += 1
    } else if told < best.length {
      shorter += 1
    } else {
      longer.append("LONGER \(change.name): \(told), not \(best.length): \(best.lane), \(best.answers.prefix(600))")
    }
  }

  /// The number of events and requests of a reported story: the lines of its diary, some of which say `8 x`. A decision is one request.
  private static func length(_ answer: AnswerChange) -> Int {
    answer.diary.isEmpty
      ? 1
      : answer.diary.reduce(0) { length, line in
        length + (line.what.firstMatch(of: #/^(\d+) x /#).flatMap { Int($0.1) } ?? 1)
      }
  }
}
