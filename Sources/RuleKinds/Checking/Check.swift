package import Diagnostics
package import Schema
package import SourceText
internal import YAMLTree

/// A check of rules that were parsed and typed: its explanation as data, and its logic.
package struct Check: Sendable {
  package let explanation: Explanation
  /// Whether the check reads the diagnostics of earlier checks and leaves out what they report, so that no mistake is reported twice.
  ///
  /// Earlier diagnostics can only make it report less: if it finds nothing without them, it is not run with them.
  package let seesOthers: Bool
  /// Whether the check remembers the results of its parts, and not its own.
  package let remembersParts: Bool
  /// Whether the check reports what usually follows from a mistake elsewhere, such as a row that never decides or a setting that lost its only
  /// use. It reports nothing while there are errors.
  package let isAboutConsequences: Bool
  /// Whether what the check reports about a rule says better what is wrong with it than a broken invariant does. Then it is reported in place
  /// of the invariant.
  package let explainsInvariants: Bool
  /// Whether lowering relies on what the check demands. Rules that break it cannot become a bundle, not even those of an older revision.
  package let isNeededToLower: Bool
  package let run: @Sendable (CheckContext, inout [Diagnostic]) -> Void

  package init(
    _ explanation: Explanation, seesOthers: Bool = false, remembersParts: Bool = false, isAboutConsequences: Bool = false,
    explainsInvariants: Bool = false, isNeededToLower: Bool = false,
    run: @escaping @Sendable (CheckContext, inout [Diagnostic]) -> Void
  ) {
    self.explanation = explanation
    self.seesOthers = seesOthers
    self.remembersParts = remembersParts
    self.isAboutConsequences = isAboutConsequences
    self.explainsInvariants = explainsInvariants
    self.isNeededToLower = isNeededToLower
    self.run = run
  }
}

/// The checks that run after typing. The pipeline receives them as a value, so that checks and compiler build in parallel.
public struct CheckList: Sendable {
  /// Reports diagnostics, and returns the warnings that waivers suppress.
  package let run: @Sendable (CheckContext, inout [Diagnostic]) -> [Diagnostic]
  /// The names of the errors in spite of which rules can be lowered.
  package let tolerable: Set<String>

  package init(tolerable: Set<String> = [], run: @escaping @Sendable (CheckContext, inout [Diagnostic]) -> [Diagnostic]) {
    self.tolerable = tolerable
    self.run = run
  }

  /// No checks.
  package static let none = CheckList { _, _ in [] }
}

/// The input of a check.
package struct CheckContext: Sendable {
  package let book: RuleBook
  package let typed: TypedBook
  package let places: SourceLocations
  /// Kinds with a file that could not be parsed. Rules that seem to be missing from them are not reported.
  package let broken: BrokenKinds
  /// The day that dates in the rules are compared with.
  package let today: CalendarDate
  package let profile: Profile
  /// The errors that were found before the checks.
  package let reportedErrors: ReportedErrors
  package let analysis: PlanAnalysis
  /// The checks of this compilation after an edit; nil for a compilation from nothing.
  let run: CheckRun?
  /// The words of the files, for misspelled names.
  let words: FileWordsCache
  /// The names that were read from the files of each key. A function that reads them notes what it read in the `ReadRecorder`.
  let names: [ReadNames]
  /// The places that name rules, for uses that name the wrong one.
  let namedPlaces: NamedPlaces
  private let allReading: ParseContext

  /// - Parameters:
  ///   - reported: The diagnostics that were found before the checks.
  ///   - words: The words of files that are counted already.
  ///   - run: The checks after an edit, with the results of earlier ones, and what was read from each file.
  package init(
    book: RuleBook, typed: TypedBook, places: SourceLocations, reading: ParseContext, broken: Set<String>, today: CalendarDate,
    profile: Profile = .dev, reported: [Diagnostic], words: FileWordsCache = FileWordsCache(),
    run: (checks: CheckRun, folder: FolderMemory)? = nil
  ) {
    self.book = book
    self.typed = typed
    self.places = places
    allReading = reading
    names = reading.names
    namedPlaces = NamedPlaces(reading.names, places)
    self.words = words
    self.broken = BrokenKinds(broken)
    self.today = today
    self.profile = profile
    reportedErrors = ReportedErrors(reported)
    run?.checks.update(book, typed, places, run?.folder ?? FolderMemory(), reported, broken)
    analysis = PlanAnalysis(book, typed, run?.checks)
    self.run = run?.checks
  }

  /// Everything that was read from the files.
  package var reading: ParseContext {
    ReadRecorder.active?.note(.everything)
    return allReading
  }

  /// Whether an action and everything that it depends on could be read.
  package func isSound(_ action: Action, _ name: String) -> Bool {
    let steps = RulePath(Action.key, name, "first_match")
    return !isFaulty(steps) && places.exact(steps.appending("\(action.steps.count)")) == nil && analysis.isSound(action)
  }

  /// Whether a plan, and the plan that it follows, could be read.
  package func isKnown(_ plan: Name<Plan>) -> Bool {
    guard let state = book.plans.states[plan] else { return false }
    return state.follows.map { book.plans.states[$0] != nil } ?? true
  }

  /// The location of the first key in a file with one rule.
  package func top(_ kind: String) -> Span {
    places.node(RulePath(kind))?.entries.first { _ in true }?.key.span ?? places.span(RulePath(kind))
  }

  package func value(_ parts: String...) -> Span { places.span(RulePath(parts)) }
  package func key(_ parts: String...) -> Span { places.key(RulePath(parts)) }
}

extension [Diagnostic] {
  /// Whether an error is already reported inside a place.
  package func haveError(in place: Span) -> Bool { contains { $0.severity == .error && place.contains($0.primary.span) } }

  /// Whether a check has already reported a place.
  package func have(_ explanation: Explanation, at place: Span) -> Bool {
    contains { $0.name == explanation.name && ($0.primary.span == place || $0.secondary.contains { $0.span == place }) }
  }
}
