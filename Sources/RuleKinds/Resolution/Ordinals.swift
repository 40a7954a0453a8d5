internal import RulesModel

/// The ordinal of every name: its position among the names of its kind in byte order, as the bundle has them.
public struct Ordinals: Sendable {
  public let plans: [String]
  public let facts: [String]
  public let limits: [String]
  public let capabilities: [String]
  public let conditions: [String]

  /// Facts that the language itself declares: the plan in force and what was decided.
  public static let planFact = "plan"
  public static let decisionFacts = ["decision.action", "decision.entryPoint", "decision.gate", "decision.reason"]

  /// Whether a fact of this name would be a second source of what the language declares.
  public static func isReserved(_ fact: String) -> Bool { fact == planFact || fact.hasPrefix("decision.") }

  init(_ book: RuleBook) {
    plans = Ordinals.sorted(book.plans.states.names)
    facts = Ordinals.sorted(book.facts.names.filter { !Ordinals.isReserved($0) } + [Ordinals.planFact] + Ordinals.decisionFacts)
    limits = Ordinals.sorted(book.limits.names)
    capabilities = Ordinals.sorted(book.capabilities.names)
    conditions = Ordinals.sorted(book.conditions.names)
  }

  /// Byte order, which is what the bundle's reader searches by.
  public static func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func table(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }
}
