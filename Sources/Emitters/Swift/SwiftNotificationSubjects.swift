internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates the subjects of notifications, with ids, times, and facts; and days with their facts.
  func notificationSubjects() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    text.doc("Something that a notification can be about, in its current state: a session, an import.")
    text.block("public struct \(prefix)NotificationSubject: Sendable, Equatable") { text in
      text.doc("The subject in the type of the planner.")
      text.line("public let base: NotificationSubject")
      text.line()
      text.doc("The id of the subject.")
      text.line("public var id: LinkID { base.id }")
      for (index, thing) in thingNames.enumerated() {
        text.line()
        self.thing(thing, factory: thingMembers[index], &text)
      }
      text.line()
      text.line("init(_ base: NotificationSubject) { self.base = base }")
    }
    text.line()
    text.doc("A coming day and the facts that differ from today's, such as the number of due items.")
    text.block("public struct \(prefix)NotificationDay: Sendable") { text in
      text.doc("The day. Tomorrow is `zone.wallTime(at: now).date.advanced(by: 1)`.")
      text.line("public var day: CalendarDay")
      text.doc("The facts of the day.")
      text.line("public var facts: \(prefix)Facts")
      text.line()
      text.doc("Creates a day with its facts.")
      text.block("public init(_ day: CalendarDay, _ facts: \(prefix)Facts)") { text in
        text.line("self.day = day")
        text.line("self.facts = facts")
      }
    }
    text.line()
    text.block("extension \(prefix)Facts") { text in
      text.doc("The given facts with their names.")
      text.block("var givenFacts: [GivenFact]") { text in
        text.line("var given: [GivenFact] = []")
        for fact in uncounted { text.line("if let value = \(member(.facts, fact)) { given.append(\(givenFact(fact, "value"))) }") }
        text.line("return given")
      }
    }
    return text.bytes
  }

  /// The names of the things that notifications are about, sorted and without duplicates.
  private var thingNames: [String] {
    var names: [String] = []
    for type in 0..<bundle.count(.notifications) {
      let name = bundle.text(bundle.notifications[type].of)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names.sorted()
  }

  private var thingMembers: [String] { SwiftName.members(thingNames, taken: ["base", "id", "init", "self", "Type", "_"]) }

  private func thing(_ thing: String, factory: String, _ text: inout SwiftText) {
    let types = (0..<bundle.count(.notifications)).filter { bundle.text(bundle.notifications[$0].of) == thing }
    let needsTime = types.contains { bundle.notifications[$0].at == .itsTime }
    let about = given.filter { docs["facts", bundle.name(.facts, $0)]?.of == thing }
    // Required parameters come before optional ones.
    let facts = about.filter { !hasDefault($0) } + about.filter { hasDefault($0) }
    let labels = SwiftName.labels(facts.map { label(of: $0) }, taken: ["self", "Type", "init", "_", "id", "at", "facts"])
    text.doc("Creates a subject for \(types.map { bundle.name(.notifications, $0) }.quotedPhrase()).")
    text.line("///")
    text.line("/// - Parameter id: The id of the subject in links.")
    if needsTime { text.line("/// - Parameter at: The time of the subject.") }
    for (label, fact) in zip(labels, facts) {
      let about = docs["facts", bundle.name(.facts, fact)]?.text ?? ""
      let whenNil = hasDefault(fact) ? "Nil for the default of the rules." : "Nil if it is unknown."
      text.line("/// - Parameter \(label): \(about) \(whenNil)".replacing("\n", with: " "))
    }
    let parameters =
      ["id: LinkID"] + (needsTime ? ["at: PlannerTime"] : [])
      + zip(labels, facts).map { "\($0): \(factType($1))?\(hasDefault($1) ? " = nil" : "")" }
    text.block("public static func \(factory)(\(parameters.joined(separator: ", "))) -> \(prefix)NotificationSubject") { text in
      text.line("\(facts.isEmpty ? "let" : "var") facts: [GivenFact] = []")
      for (label, fact) in zip(labels, facts) {
        text.line("if let \(SwiftName.quoted(label)) { facts.append(\(givenFact(fact, SwiftName.quoted(label)))) }")
      }
      text.line(
        "return \(prefix)NotificationSubject(NotificationSubject(of: \(SwiftText.literal(thing)), id: id, at: \(needsTime ? "at" : "nil"), facts: facts))"
      )
    }
  }

  /// Returns the name of a fact without its thing, which the function already names: `session.name` becomes `name`.
  private func lastParts(of fact: Int) -> String {
    let name = bundle.name(.facts, fact)
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private func label(of fact: Int) -> String {
    let name = lastParts(of: fact)
    return bundle.factKind(fact) == .bool ? SwiftName.assertion(name) : name
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
    // In a list, `$0` is an item. For any other type, it is the value itself.
    let plain =
      type.name.hasPrefix("[") ? type.toValue.replacing("($0.map", with: "(\(value).map") : type.toValue.replacing("$0", with: value)
    return "GivenFact(\(name), \(plain))"
  }
}
