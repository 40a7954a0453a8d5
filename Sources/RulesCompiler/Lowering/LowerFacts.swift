internal import Conditions
internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Returns a fact for each list of declared values, which provides the names of enumeration results.
  func factTypes() -> [[String]: Int] {
    var types: [[String]: Int] = [typed.ordinals.plans: names[Fact.key, Ordinals.planFact]]
    for (name, fact) in names.ordered(book.facts) {
      if case .oneOf(let values) = fact.type, types[values] == nil { types[values] = names[Fact.key, name] }
    }
    return types
  }

  mutating func lowerConditions() {
    for (name, _) in names.ordered(book.conditions) {
      let program = condition(RulePath(Condition.key, name, "when"))
      writer.add(ConditionBuilder(name: writer.text(name), program: program))
    }
  }

  mutating func lowerFacts(planTable: Int, downgrade: (condition: Int?, emits: Range<Int>), constants: [Int]) {
    for name in typed.ordinals.facts {
      if let fact = book.facts[name] {
        add(fact, name, constants)
      } else if name == Ordinals.planFact {
        addFact(name, type: .enumeration, values: typed.ordinals.plans, table: planTable, from: .rules)
      } else if let fact = Ordinals.ladderFacts.first(where: { $0.name == name }) {
        addFact(name, type: fact.type == .int ? .int : fact.type == .duration ? .duration : .string, from: .decision)
      } else {
        addFact(name, type: .string, orNull: true, from: .decision)
      }
    }
    func fact(_ name: String) -> Int { names[Fact.key, name] }
    writer.add(
      BookBuilder(
        product: writer.text(book.manifest.product), language: Int(book.manifest.language), plan: fact(Ordinals.planFact),
        decisionAction: fact("decision.action"), decisionReason: fact("decision.reason"), decisionGate: fact("decision.gate"),
        decisionEntryPoint: fact("decision.entryPoint"), now: book.facts["now"].map { _ in fact("now") },
        downgraded: downgrade.condition, downgradeEmits: downgrade.emits, ladderCount: fact("ladder.count"),
        ladderLevel: fact("ladder.level"), ladderLimit: fact("ladder.limit"), ladderPause: fact("ladder.pause"),
        ladderSuspension: fact("ladder.suspension"), ladderThing: fact("ladder.thing"), ladderTimeLeft: fact("ladder.timeLeft"),
        ladderVector: fact("ladder.vector"), ladderWindow: fact("ladder.window"), errorId: fact("error.id"),
        errorSeverity: fact("error.severity"), errorSurface: fact("error.surface"), person: book.facts["person"].map { _ in fact("person") }
      ))
  }

  private mutating func add(_ fact: Fact, _ name: String, _ constants: [Int]) {
    let (type, values) = Lowering.kind(of: fact.type, plans: typed.ordinals.plans)
    let initial = defaults[name].map { constants[$0] }
    let from: SupplierKind =
      switch fact.from {
      case .app: .app
      case .server: .server
      case .rules: .rules
      }
    addFact(
      name, type: type, orNull: fact.orNull, values: values, initial: initial, program: derived[name], from: from,
      atLeast: fact.atLeast ?? 0, atMost: fact.atMost ?? .max, isID: fact.type == .id)
  }

  /// Returns the kind of a type and its declared values.
  static func kind(of type: FactType, plans: [String]) -> (FactKind, [String]) {
    switch type {
    case .bool: (.bool, [])
    case .int: (.int, [])
    case .text, .id: (.string, [])
    case .plan: (.enumeration, plans)
    case .oneOf(let values): (.enumeration, values)
    case .duration: (.duration, [])
    case .timestamp: (.timestamp, [])
    case .listOf(.bool): (.listOfBool, [])
    case .listOf(.int): (.listOfInt, [])
    case .listOf(.text): (.listOfString, [])
    }
  }

  private mutating func addFact(
    _ name: String, type: FactKind, orNull: Bool = false, values: [String] = [], initial: Int? = nil, program: Int? = nil,
    table: Int? = nil,
    from: SupplierKind, atLeast: Int64 = 0, atMost: Int64 = .max, isID: Bool = false
  ) {
    let members = values.map { FactValueBuilder(value: writer.text($0)) }
    let range = writer.addRange(members)
    writer.add(
      FactBuilder(
        name: writer.text(name), type: type, orNull: orNull, values: range, ifAbsent: initial, program: program, table: table, from: from,
        atLeast: atLeast, atMost: atMost, isId: isID))
  }
}
