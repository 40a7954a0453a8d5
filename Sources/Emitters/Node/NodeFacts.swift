internal import RuleKinds
internal import RulesBundle

extension NodeEmitter {
  /// Writes the facts that a caller gives: one member for each fact that the rules do not derive.
  func facts(_ text: inout TypeText) {
    text.line()
    text.doc("A point in time: \"2026-01-05T10:00:00Z\", or a `Date`.")
    text.line("export type Timestamp = string | Date;")
    text.line()
    text.doc("A duration: \"72h\", \"1h30m\".")
    text.line("export type Duration = string;")
    text.line()
    text.doc("An integer. Use a BigInt for 2^53 and above.")
    text.line("export type Whole = number | bigint;")
    text.line()
    text.doc(
      "The facts that the caller gives. If a fact is omitted, the rules use its default, or return the safe denial and name the missing fact."
    )
    text.block("export interface Facts") { text in
      for fact in bundle.givenFacts {
        let name = bundle.name(.facts, fact)
        let about = docs["facts", name]?.text ?? (fact == plan ? "The effective plan. If it is omitted, the rules determine it." : "")
        text.doc(about, docs["facts", name]?.sources ?? [])
        text.line("\(quoted(name))?: \(type(ofFact: fact));")
      }
    }
  }

  /// Writes the facts that the rows of each action's table can depend on, except derived facts and facts with a default.
  func needs(_ text: inout TypeText) {
    text.line()
    text.doc("The facts that the decision of each action can depend on. If one of them is missing, the decision can be the safe denial.")
    text.block("export interface ActionNeeds") { text in
      for action in 0..<bundle.count(.actions) {
        let name = bundle.name(.actions, action)
        text.doc(docs["actions", name]?.text ?? "", docs["actions", name]?.sources ?? [])
        text.line("\(quoted(name)): \(TypeText.either(needed(ofTable: bundle.actions[action].table)));")
      }
    }
    let rest = bundle.facts[plan].table.map { needed(ofTable: $0) } ?? []
    text.line()
    text.doc("The plan, or the facts that determine it.")
    text.line("export type PlanFacts = {\(quoted(bundle.name(.facts, plan))): PlanId} | Required<Pick<Facts, \(TypeText.either(rest))>>;")
    text.line()
    text.doc("The fact that holds the plan.")
    text.line("export type PlanFactId = \(quoted(bundle.name(.facts, plan)));")
    text.union("CountedFactId", "The facts that a history counts. Do not give them with a history.", counted)
    text.line()
    text.doc("The fact that holds the current time, which is required with a history.")
    text.line("export type TimeFactId = \(TypeText.either(now.map { [$0] } ?? []));")
  }

  /// Returns the type of the values of an enumeration.
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
