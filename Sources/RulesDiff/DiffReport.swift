internal import RuleKinds
internal import Schema

/// The changes between two rule books.
package struct DiffReport: Sendable {
  /// A source location in the rules of one side.
  package struct Place: Sendable, Equatable {
    package var file: String
    package var line: Int
    package var column: Int

    var text: String { "\(file):\(line)" }
  }

  /// One difference between the rules, with the category that its answers give it.
  package struct Change: Sendable {
    /// The changed value. A name may contain slashes.
    var location: RulePath
    /// The path of the changed value as text: `limits/saved_flows/plans/free`.
    package var path: String { location.plain }
    package var kind: String
    package var category: Category
    /// Whether it is a whole rule that is new, gone, or renamed.
    package var isWhole = false
    /// `added`, `removed`, `changed`, `reordered`, or `renamed`.
    package var form: String
    /// The values before and after. Nil if the value is missing.
    package var old: String?
    package var new: String?
    /// The added and the removed entries of a list.
    package var added: [String]
    package var removed: [String]
    package var oldPlace: Place?
    package var newPlace: Place?
    package var delivery: Delivery
    /// The breaking changes that it causes.
    package var breaks: [String]
    /// The plans that it is about. Empty if it is about all plans.
    package var plans: [String]
    package var affects: [Affected]
    /// Whether it was proven that the new value means the same for all users.
    package var isSame = false
    /// Whether answers differ if it is made alone, but not with the other changes.
    var isHidden = false
    /// Whether it was one of several edits and was not compared alone, so that nothing is known about an answer that no other edit causes.
    var isUnknown = false
    /// The category that does not depend on answers; nil if answers determine it.
    var fixed: Category?
    /// What larger and smaller values of the kind mean; nil if that is not known.
    var direction: Category?
    /// The positions of the answers that it changes.
    var answers: [Int]
    /// The parts of an answer that the change alone causes, by the position of the answer, if other changes cause other parts.
    var parts: [Int: Set<String>] = [:]
  }

  /// A breaking change: something that app code or stored requests relied on no longer holds.
  package struct Break: Sendable, Equatable {
    /// The stable id of the kind of break: `name-removed`.
    package var rule: String
    package var path: String
    package var text: String
    package var place: Place?
  }

  /// An existing notification that another one now precedes at the same moment.
  package struct LostMinute: Sendable, Equatable {
    package var notification: String
    package var to: String
  }

  /// One sentence for each change, the riskiest first.
  package var headlines: [Headline] = []
  /// The rules that the headlines name, and what each is.
  package var names: [NamedRule] = []
  /// What looks odd in the rules that the edit touched, and may be meant.
  package var questions: [AuthorQuestion] = []
  package var changes: [Change] = []
  /// What changes in the environments in which a server sets values.
  package var environments: [EnvironmentReport] = []
  package var breaks: [Break] = []
  package var answers: [AnswerChange] = []
  package var scenarios: [ScenarioChange] = []
  package var lostMinutes: [LostMinute] = []
  package var covered = Covered()
  /// Whether apps receive the same bytes.
  package var isSameBundle = false

  /// A scenario that expects another answer than before.
  package struct Expectation: Equatable {
    package var scenario: String
    /// What the scenario cites in addition.
    package var decisions: [String]
  }

  /// The scenarios whose expectations changed, in the order of the changes.
  package var expectations: [Expectation] {
    let mine = changes.filter { $0.kind == Scenario.key && $0.location.parts.count > 2 }
    let names = mine.filter { !Set($0.location.parts.dropFirst(2)).isDisjoint(with: ["then", "each"]) }.map { change in
      change.location.parts[1]
    }
    return names.uniqued.map { name in
      let sources = mine.filter { $0.location.parts[1] == name && $0.path.hasSuffix("/source") }
      return Expectation(scenario: name, decisions: sources.flatMap { $0.added.isEmpty ? DiffReport.newNames($0) : $0.added }.uniqued)
    }
  }

  /// The names in a new value that the old one lacks. One name and a list of one are the same.
  private static func newNames(_ change: Change) -> [String] {
    func names(_ value: String?) -> [String] {
      var text = Substring(value ?? "")
      if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
      return text.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
    }
    let old = names(change.old)
    return names(change.new).filter { !old.contains($0) }
  }

  /// Whether no value and no answer changed.
  package var isEmpty: Bool { changes.isEmpty && breaks.isEmpty && answers.isEmpty && scenarios.isEmpty }

  /// The categories of all changes and all changed answers.
  package var categories: Set<Category> {
    var categories = Set(changes.map(\.category)).union(answers.map(\.category))
    if !breaks.isEmpty { categories.insert(.contract) }
    if breaks.contains(where: { $0.rule == BreakRule.stateLost.rawValue }) { categories.insert(.loss) }
    return categories
  }

  /// The changes of a category, in the order of the rules.
  func changes(_ category: Category) -> [Change] { changes.filter { $0.category == category } }
}
