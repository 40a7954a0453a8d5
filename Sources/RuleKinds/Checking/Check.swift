public import Diagnostics
public import Schema
package import SourceText
internal import YAMLTree

/// One thing that can be wrong with rules that read well: one file, its explanation as data, its logic, its words.
public struct Check: Sendable {
  public let explanation: Explanation
  /// Whether it looks at what the checks before it found, so as not to say of one mistake what has been said. All others can run at once.
  package let seesOthers: Bool
  package let run: @Sendable (CheckContext, inout [Diagnostic]) -> Void

  package init(_ explanation: Explanation, seesOthers: Bool = false, run: @escaping @Sendable (CheckContext, inout [Diagnostic]) -> Void) {
    self.explanation = explanation
    self.seesOthers = seesOthers
    self.run = run
  }
}

/// All that is checked once rules are typed: handed to the pipeline, so that checks and compiler build at the same time.
public struct CheckList: Sendable {
  /// Reports what is wrong; returns the warnings that waivers set aside.
  public let run: @Sendable (CheckContext, inout [Diagnostic]) -> [Diagnostic]

  public init(run: @escaping @Sendable (CheckContext, inout [Diagnostic]) -> [Diagnostic]) { self.run = run }
}

/// What a check may look at.
public struct CheckContext: Sendable {
  public let book: RuleBook
  public let typed: TypedBook
  public let places: Places
  public let reading: Reading
  /// Kinds with a file that could not be parsed: what they lack is no mistake.
  public let broken: Set<String>
  /// The day that dates in the rules are compared with.
  public let today: CalendarDate
  public let profile: Profile
  /// What is wrong already.
  package let faults: Faults
  public let analysis: PlanAnalysis
  /// Which names each rule mentions.
  package let mentions: Mentions
  private let declared: [String: [Reading.Declaration]]
  private let used: [String: [Reading.Use]]

  /// `reported`: everything that was said before the checks.
  public init(
    book: RuleBook, typed: TypedBook, places: Places, reading: Reading, broken: Set<String>, today: CalendarDate,
    profile: Profile = .dev, reported: [Diagnostic]
  ) {
    self.book = book
    self.typed = typed
    self.places = places
    self.reading = reading
    self.broken = broken
    self.today = today
    self.profile = profile
    faults = Faults(reported)
    analysis = PlanAnalysis(book, typed)
    mentions = Mentions(reading)
    declared = Dictionary(grouping: reading.declarations, by: \.kind)
    used = Dictionary(grouping: reading.uses, by: \.kind)
  }

  /// The rules of a kind, also those that are broken, in the order of the files.
  package func declarations(of kind: String) -> [Reading.Declaration] { declared[kind] ?? [] }

  /// Where names of a kind are used.
  package func uses(of kind: String) -> [Reading.Use] { used[kind] ?? [] }

  /// Whether an action and all that it rests on could be read.
  package func isSound(_ action: Action, _ name: String) -> Bool {
    let steps = RulePath(Action.key, name, "first_match")
    return !isFaulty(steps) && places.exact(steps.appending("\(action.steps.count)")) == nil && analysis.isSound(action)
  }

  /// Whether a plan, and the one that it follows, could be read.
  package func isKnown(_ plan: Name<Plan>) -> Bool {
    guard let state = book.plans.states[plan] else { return false }
    return state.follows.map { book.plans.states[$0] != nil } ?? true
  }

  /// Where a file with one rule begins: its first key.
  package func top(_ kind: String) -> Span {
    places.node(RulePath(kind))?.entries.first { _ in true }?.key.span ?? places.span(RulePath(kind))
  }

  package func value(_ parts: String...) -> Span { places.span(RulePath(parts)) }
  package func key(_ parts: String...) -> Span { places.key(RulePath(parts)) }
}

extension [Diagnostic] {
  /// Whether a check has spoken of a place already: one mistake, one message.
  package func have(_ explanation: Explanation, at place: Span) -> Bool {
    contains { $0.name == explanation.name && ($0.primary.span == place || $0.secondary.contains { $0.span == place }) }
  }
}
