internal import RuleKinds
internal import RulesBundle

extension NodeEmitter {
  /// What the caller knows: one member for each fact that the rules do not work out themselves.
  func facts(_ text: inout TypeText) {
    text.line()
    text.doc("A point in time: \"2026-01-05T10:00:00Z\", or a `Date`.")
    text.line("export type Timestamp = string | Date;")
    text.line()
    text.doc("A while: \"72h\", \"1h30m\".")
    text.line("export type Duration = string;")
    text.line()
    text.doc("A whole number. One from 2^53 on is given as a BigInt.")
    text.line("export type Whole = number | bigint;")
    text.line()
    text.doc(
      "What the caller knows. A fact that is left out is missing: the rules then use its default, or refuse safely and say which it was.")
    text.block("export interface Facts") { text in
      for fact in bundle.givenFacts {
        let name = bundle.name(.facts, fact)
        let about = docs["facts", name]?.text ?? (fact == plan ? "The plan in force; left out, the rules find it." : "")
        text.doc(about, docs["facts", name]?.sources ?? [])
        text.line("\(quoted(name))?: \(type(ofFact: fact));")
      }
    }
  }

  /// Which facts the rows of each action's table can rest on. Those that have a default, and those that are worked out from others, need not be
  /// given.
  func needs(_ text: inout TypeText) {
    text.line()
    text.doc("The facts that each action's decision can rest on: without one of them it may be the safe refusal.")
    text.block("export interface ActionNeeds") { text in
      for action in 0..<bundle.count(.actions) {
        let name = bundle.name(.actions, action)
        text.doc(docs["actions", name]?.text ?? "", docs["actions", name]?.sources ?? [])
        text.line("\(quoted(name)): \(TypeText.either(needed(ofTable: bundle.actions[action].table)));")
      }
    }
    let rest = bundle.facts[plan].table.map { needed(ofTable: $0) } ?? []
    text.line()
    text.doc("The plan, or the facts that it is found by.")
    text.line("export type PlanFacts = {\(quoted(bundle.name(.facts, plan))): PlanId} | Required<Pick<Facts, \(TypeText.either(rest))>>;")
    text.line()
    text.doc("The fact that is the plan.")
    text.line("export type PlanFactId = \(quoted(bundle.name(.facts, plan)));")
    text.union("CountedFactId", "Facts that are counted from a history: with one they are not given.", counted)
    text.line()
    text.doc("The time, which everything with a history needs.")
    text.line("export type TimeFactId = \(TypeText.either(now.map { [$0] } ?? []));")
  }

  /// The type of an enumeration's values.
  func values(_ fact: Int) -> String {
    let values = bundle.values(ofFact: fact)
    return values == bundle.planNames ? "PlanId" : TypeText.either(values)
  }

  private var plan: Int { bundle.book[0].plan }

  private var now: String? { bundle.book[0].now.map { bundle.name(.facts, $0) } }

  private func needed(ofTable table: Int) -> [String] { bundle.neededFacts(ofTable: table).map { bundle.name(.facts, $0) } }

  private var counted: [String] { bundle.countedFacts.map { bundle.name(.facts, $0) } }

  private func type(ofFact fact: Int) -> String {
    let type =
      switch bundle.factKind(fact) {
      case .bool: "boolean"
      case .int: "Whole"
      case .string: "string"
      case .enumeration: values(fact)
      case .duration: "Duration"
      case .timestamp: "Timestamp"
      case .listOfBool: "boolean[]"
      case .listOfInt: "Whole[]"
      case .listOfString: "string[]"
      }
    return bundle.facts[fact].orNull ? "\(type) | null" : type
  }
}
