internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// What notifications are about, each with its id, its time and the facts that are about it; and days with theirs.
  func things() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    text.doc("Something that a notification may be about, as it is right now.")
    text.block("public struct \(prefix)NotificationThing: Sendable, Equatable") { text in
      text.doc("The same as the planner takes it.")
      text.line("public let planned: PlannedThing")
      text.line()
      text.line("public var id: LinkID { planned.id }")
      for (index, thing) in thingNames.enumerated() {
        text.line()
        self.thing(thing, factory: thingMembers[index], &text)
      }
      text.line()
      text.line("init(_ planned: PlannedThing) { self.planned = planned }")
    }
    text.line()
    text.doc("A day and its facts, as far as they are other than today's: how many are due then.")
    text.block("public struct \(prefix)NotificationDay: Sendable") { text in
      text.doc("Counted from 1970-01-01: `zone.wallTime(at: now.seconds).day + 1` is tomorrow.")
      text.line("public var day: Int64")
      text.line("public var facts: \(prefix)Facts")
      text.line()
      text.block("public init(_ day: Int64, _ facts: \(prefix)Facts)") { text in
        text.line("self.day = day")
        text.line("self.facts = facts")
      }
    }
    text.line()
    text.block("extension \(prefix)Facts") { text in
      text.doc("The facts that are given, under their names.")
      text.block("var givenFacts: [GivenFact]") { text in
        text.line("var given: [GivenFact] = []")
        for fact in uncounted { text.line("if let value = \(member(.facts, fact)) { given.append(\(givenFact(fact, "value"))) }") }
        text.line("return given")
      }
    }
    return text.bytes
  }

  /// What notifications are about, each once, by name.
  private var thingNames: [String] {
    var names: [String] = []
    for type in 0..<bundle.count(.notifications) {
      let name = bundle.text(bundle.notifications[type].of)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names.sorted()
  }

  private var thingMembers: [String] { SwiftName.members(thingNames, taken: ["planned", "id", "init", "self", "Type", "_"]) }

  private func thing(_ thing: String, factory: String, _ text: inout SwiftText) {
    let types = (0..<bundle.count(.notifications)).filter { bundle.text(bundle.notifications[$0].of) == thing }
    let needsTime = types.contains { bundle.notifications[$0].at == .itsTime }
    let about = given.filter { docs["facts", bundle.name(.facts, $0)]?.of == thing }
    // What must be said stands before what may be left out.
    let facts = about.filter { !hasDefault($0) } + about.filter { hasDefault($0) }
    let labels = SwiftName.labels(facts.map { lastParts(of: $0) }, taken: ["self", "Type", "init", "_", "id", "at", "facts"])
    text.doc("What \(types.map { "`\(bundle.name(.notifications, $0))`" }.joined(separator: " and ")) is about.")
    text.line("///")
    text.line("/// - Parameter id: Which one it is, as its link names it.")
    if needsTime { text.line("/// - Parameter at: When it is.") }
    for (label, fact) in zip(labels, facts) {
      let about = docs["facts", bundle.name(.facts, fact)]?.text ?? ""
      let whenNil = hasDefault(fact) ? "Nil: as the rules say." : "Nil: nobody knows."
      text.line("/// - Parameter \(label): \(about) \(whenNil)".replacing("\n", with: " "))
    }
    let parameters =
      ["id: LinkID"] + (needsTime ? ["at: PlannerTime"] : [])
      + zip(labels, facts).map { "\($0): \(factType($1))?\(hasDefault($1) ? " = nil" : "")" }
    text.block("public static func \(factory)(\(parameters.joined(separator: ", "))) -> \(prefix)NotificationThing") { text in
      text.line("\(facts.isEmpty ? "let" : "var") facts: [GivenFact] = []")
      for (label, fact) in zip(labels, facts) {
        text.line("if let \(SwiftName.quoted(label)) { facts.append(\(givenFact(fact, SwiftName.quoted(label)))) }")
      }
      text.line(
        "return \(prefix)NotificationThing(PlannedThing(of: \(SwiftText.literal(thing)), id: id, at: \(needsTime ? "at" : "nil"), facts: facts))"
      )
    }
  }

  /// `session.name` -> `name`: of which thing it is, the function says.
  private func lastParts(of fact: Int) -> String {
    let name = bundle.name(.facts, fact)
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private func hasDefault(_ fact: Int) -> Bool { bundle.facts[fact].ifAbsent != nil }

  private func plainType(_ fact: Int) -> PlainType {
    var type =
      bundle.facts[fact].isId
      ? .id
      : PlainType.plain(bundle.factKind(fact)) ?? .enumeration((isDeclaredHere(fact) ? "\(prefix)Facts." : "") + enumerationType(fact))
    type.isNullable = bundle.facts[fact].orNull
    return type
  }

  private func factType(_ fact: Int) -> String {
    let type = plainType(fact)
    return type.isNullable ? "OrNull<\(type.name)>" : type.name
  }

  private func givenFact(_ fact: Int, _ value: String) -> String {
    let type = plainType(fact)
    let name = SwiftText.literal(bundle.name(.facts, fact))
    if type.isNullable { return "GivenFact(\(name), \(value).plain { \(type.toValue) })" }
    // A list keeps the name of its items, anything else is the value itself.
    let plain =
      type.name.hasPrefix("[") ? type.toValue.replacing("($0.map", with: "(\(value).map") : type.toValue.replacing("$0", with: value)
    return "GivenFact(\(name), \(plain))"
  }
}
