internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// A fact for each list of declared values, so that enumerated results can be named.
  func factTypes() -> [[String]: Int] {
    var types: [[String]: Int] = [typed.ordinals.plans: names[Fact.key, Ordinals.planFact]]
    for (name, fact) in names.ordered(book.facts) {
      if case .oneOf(let values) = fact.type, types[values] == nil { types[values] = names[Fact.key, name] }
    }
    return types
  }

  mutating func lowerConditions() {
    for (name, _) in names.ordered(book.conditions) {
      let program = program(RulePath(Condition.key, name, "when"))
      writer.add(to: .conditions, [writer.text(name), program])
    }
  }

  mutating func lowerFacts(planTable: UInt32, downgrade: [UInt32], constants: [UInt32]) {
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
    func fact(_ name: String) -> UInt32 { UInt32(names[Fact.key, name]) }
    writer.add(
      to: .book,
      [
        writer.text(book.manifest.product), UInt32(book.manifest.language), fact(Ordinals.planFact), fact("decision.action"),
        fact("decision.reason"),
        fact("decision.gate"), fact("decision.entryPoint"), book.facts["now"] == nil ? Lowering.none : fact("now"),
      ] + downgrade + Ordinals.ladderFacts.map { fact($0.name) } + Ordinals.errorFacts.map { fact($0) }
        + [book.facts["person"] == nil ? Lowering.none : fact("person")])
  }

  private mutating func add(_ fact: Fact, _ name: String, _ constants: [UInt32]) {
    let (type, values) = Lowering.kind(of: fact.type, plans: typed.ordinals.plans)
    let initial = defaults[name].map { constants[$0] } ?? Lowering.none
    let from: SupplierKind =
      switch fact.from {
      case .app: .app
      case .server: .server
      case .rules: .rules
      }
    addFact(
      name, type: type, orNull: fact.orNull, values: values, initial: initial, program: derived[name] ?? Lowering.none, from: from,
      atLeast: fact.atLeast ?? 0, atMost: fact.atMost ?? .max, isID: fact.type == .id)
  }

  /// What values a type has, and their words where it lists them.
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
    _ name: String, type: FactKind, orNull: Bool = false, values: [String] = [], initial: UInt32 = none, program: UInt32 = none,
    table: UInt32 = none, from: SupplierKind, atLeast: Int64 = 0, atMost: Int64 = .max, isID: Bool = false
  ) {
    let members = values.map { [writer.text($0)] }
    let range = writer.addRange(to: .factValues, members)
    writer.add(
      to: .facts,
      [writer.text(name), UInt32(type.rawValue), orNull ? 1 : 0] + range + [initial, program, table, UInt32(from.rawValue)]
        + BundleWriter.words(atLeast)
        + BundleWriter.words(atMost) + [isID ? 1 : 0])
  }
}
