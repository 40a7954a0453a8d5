package import Conditions

/// The ordinals of names: the position of each name among the names of its kind in byte order, as in the bundle.
package struct Ordinals: Sendable {
  package let plans: [String]
  package let facts: [String]
  package let limits: [String]
  package let capabilities: [String]
  package let conditions: [String]
  /// Ordinals by name, for fast lookup.
  let ofFacts: [String: Int]
  let ofLimits: [String: Int]
  let ofConditions: [String: Int]

  /// The facts that the language declares: the plan in force and the decision.
  package static let planFact = "plan"
  package static let decisionFacts = ["decision.action", "decision.entryPoint", "decision.gate", "decision.reason"]
  /// The facts of the warning ladder, for its sentences and its log: strings, whole numbers, and durations.
  package static let ladderFacts: [(name: String, type: ConditionType)] = [
    ("ladder.count", .int), ("ladder.level", .string), ("ladder.limit", .int), ("ladder.pause", .duration),
    ("ladder.suspension", .duration), ("ladder.thing", .string), ("ladder.timeLeft", .duration), ("ladder.vector", .string),
    ("ladder.window", .duration),
  ]

  /// The facts that rules declare and whose names have a meaning in the language: the time, and the user who is logged in.
  package static let specialFacts: Set = ["now", "person"]

  /// The facts about the presented error, for its log. All are strings.
  package static let errorFacts = ["error.id", "error.severity", "error.surface"]

  /// The activity that the user repeats too often, as the vector describes it.
  package static let thingFact = "ladder.thing"

  /// Whether the language declares a fact of this name, so that rules cannot.
  package static func isReserved(_ fact: String) -> Bool {
    fact == planFact || fact.hasPrefix("decision.") || fact.hasPrefix("ladder.") || errorFacts.contains(fact)
  }

  init(_ book: RuleBook) {
    plans = Ordinals.sorted(book.plans.states.names)
    let declared = book.facts.names.filter { !Ordinals.isReserved($0) }
    facts = Ordinals.sorted(
      declared + [Ordinals.planFact] + Ordinals.decisionFacts + Ordinals.ladderFacts.map { $0.name } + Ordinals.errorFacts)
    limits = Ordinals.sorted(book.limits.names)
    capabilities = Ordinals.sorted(book.capabilities.names)
    conditions = Ordinals.sorted(book.conditions.names)
    ofFacts = Ordinals.table(facts)
    ofLimits = Ordinals.table(limits)
    ofConditions = Ordinals.table(conditions)
  }

  /// Returns the names in byte order, by which the bundle's reader searches.
  package static func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func table(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }
}
