package import Conditions

/// The ordinals of names: the position of each name among the names of its kind in byte order, as in the bundle.
package struct Ordinals: Sendable {
  private let names: Names
  private let tables: Tables

  package var plans: [String] { recorded(Plan.key, names.plans) }
  package var facts: [String] { recorded(Fact.key, names.facts) }
  package var limits: [String] { recorded(Limit.key, names.limits) }
  package var capabilities: [String] { recorded(Capability.key, names.capabilities) }
  package var conditions: [String] { recorded(Condition.key, names.conditions) }
  /// Ordinals by name, for fast lookup.
  var ofFacts: [String: Int] { recorded(Fact.key, tables.facts) }
  var ofLimits: [String: Int] { recorded(Limit.key, tables.limits) }
  var ofConditions: [String: Int] { recorded(Condition.key, tables.conditions) }

  func ordinal(ofFact name: String) -> Int? { recorded(Fact.key, name, tables.facts) }
  func ordinal(ofLimit name: String) -> Int? { recorded(Limit.key, name, tables.limits) }
  func ordinal(ofCondition name: String) -> Int? { recorded(Condition.key, name, tables.conditions) }

  /// The ordinal of a name, without recording that it was read.
  func position(_ kind: String, _ name: String) -> Int? {
    switch kind {
    case Fact.key: tables.facts[name]
    case Limit.key: tables.limits[name]
    default: tables.conditions[name]
    }
  }

  private struct Names: Sendable {
    let plans: [String]
    let facts: [String]
    let limits: [String]
    let capabilities: [String]
    let conditions: [String]
  }

  private struct Tables: Sendable {
    let facts: [String: Int]
    let limits: [String: Int]
    let conditions: [String: Int]
  }

  private func recorded<Value>(_ kind: String, _ value: Value) -> Value {
    ReadRecorder.active?.note(.ordinals(kind))
    return value
  }

  private func recorded(_ kind: String, _ name: String, _ table: [String: Int]) -> Int? {
    ReadRecorder.active?.note(.ordinal(kind, name))
    return table[name]
  }

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
    let declared = book.facts.names.filter { !Ordinals.isReserved($0) }
    names = Names(
      plans: Ordinals.sorted(book.plans.states.names),
      facts: Ordinals.sorted(
        declared + [Ordinals.planFact] + Ordinals.decisionFacts + Ordinals.ladderFacts.map { $0.name } + Ordinals.errorFacts),
      limits: Ordinals.sorted(book.limits.names), capabilities: Ordinals.sorted(book.capabilities.names),
      conditions: Ordinals.sorted(book.conditions.names))
    tables = Tables(
      facts: Ordinals.table(names.facts), limits: Ordinals.table(names.limits), conditions: Ordinals.table(names.conditions))
  }

  /// Returns the names in byte order, by which the bundle's reader searches.
  package static func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func table(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }
}
