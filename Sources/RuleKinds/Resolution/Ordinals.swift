public import Conditions

/// The ordinal of every name: its position among the names of its kind in byte order, as the bundle has them.
public struct Ordinals: Sendable {
  public let plans: [String]
  public let facts: [String]
  public let limits: [String]
  public let capabilities: [String]
  public let conditions: [String]
  /// The other way round, for those who look up many.
  let ofFacts: [String: Int]
  let ofLimits: [String: Int]
  let ofConditions: [String: Int]

  /// Facts that the language itself declares: the plan in force and what was decided.
  public static let planFact = "plan"
  public static let decisionFacts = ["decision.action", "decision.entryPoint", "decision.gate", "decision.reason"]
  /// What the warning ladder found, for its sentences and its log: texts, whole numbers and durations.
  public static let ladderFacts: [(name: String, type: ConditionType)] = [
    ("ladder.count", .int), ("ladder.level", .string), ("ladder.limit", .int), ("ladder.pause", .duration),
    ("ladder.suspension", .duration), ("ladder.thing", .string), ("ladder.timeLeft", .duration), ("ladder.vector", .string),
    ("ladder.window", .duration),
  ]

  /// What is presented about an error, for its log: texts.
  public static let errorFacts = ["error.id", "error.severity", "error.surface"]

  /// What is being overdone, in the words of the vector.
  public static let thingFact = "ladder.thing"

  /// Whether a fact of this name would be a second source of what the language declares.
  public static func isReserved(_ fact: String) -> Bool {
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

  /// Byte order, which is what the bundle's reader searches by.
  public static func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func table(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }
}
