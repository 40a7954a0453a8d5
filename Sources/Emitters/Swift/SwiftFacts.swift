internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// What the caller knows: one property for each fact that the rules do not work out themselves.
  func facts() -> [UInt8] {
    var text = header(["internal import RulesBundle", "public import RulesRuntime"])
    text.doc("What the caller knows. A fact that is nil is not given: the rules then use its default, or say that it is missing.")
    text.block("public struct \(prefix)Facts: Sendable") { text in
      for fact in given where isDeclaredHere(fact) { enumeration(fact, &text) }
      for fact in uncounted { property(fact, &text) }
      text.doc(
        "The language of every sentence, as a BCP 47 tag such as `de-AT`; nil, and a language without words, is the one that the rules are written in."
      )
      text.line("public var \(localeProperty): String?")
      text.line()
      initializers(&text)
      text.doc("Puts the facts into a frame.")
      text.block("public func fill(_ frame: Frame)") { text in
        text.line("frame.clear()")
        text.line("frame.speak(\(localeProperty))")
        for fact in uncounted { text.line("if let value = \(member(.facts, fact)) { \(setting(fact, "value")) }") }
      }
      derived(&text)
    }
    if !counted.isEmpty { countedFacts(&text) }
    return text.bytes
  }

  private func property(_ fact: Int, _ text: inout SwiftText) {
    let doc = docs["facts", bundle.name(.facts, fact)]
    text.doc(doc?.text ?? (fact == planFact ? "The plan in force; nil when the rules find it." : ""), doc?.sources ?? [])
    text.line("public var \(member(.facts, fact)): \(outerType(of: fact))?")
  }

  /// One initializer takes the plan, the other the facts that the plan is found by: neither can be forgotten.
  private func initializers(_ text: inout SwiftText) {
    let plan = member(.facts, planFact)
    text.doc("The facts of a person whose plan is known; nil when it is unknown, and every decision is then the safe one.")
    text.line("public init(\(plan): \(outerType(of: planFact))?) { self.\(plan) = \(plan) }")
    text.line()
    let found = factsOfPlan
    guard !found.isEmpty else { return }
    text.doc("The facts of a person whose plan the rules find.")
    text.block("public init(\(found.map(parameter).joined(separator: ", ")))") { text in
      for fact in found { text.line("self.\(member(.facts, fact)) = \(member(.facts, fact))") }
    }
    text.line()
  }

  /// The facts that the plan is found by, where it is not given.
  private var factsOfPlan: [Int] { bundle.facts[planFact].table.map { bundle.neededFacts(ofTable: $0) } ?? [] }

  /// What a call takes that rests on no history: facts, with the counted ones or without.
  var someFacts: String { counted.isEmpty ? "\(prefix)Facts" : "some \(prefix)GivenFacts" }

  /// Facts that a history counts: given only where there is no history.
  var counted: [Int] { hasHistory ? bundle.countedFacts.filter(given.contains) : [] }

  /// The facts of `PrefixFacts`.
  var uncounted: [Int] { given.filter { !counted.contains($0) } }

  /// The counted facts are apart, so that a call with a history cannot be given them.
  private func countedFacts(_ text: inout SwiftText) {
    text.line()
    text.doc("Facts for a question without a history: `\(prefix)Facts`, or with what was counted elsewhere `\(prefix)CountedFacts`.")
    text.block("public protocol \(prefix)GivenFacts: Sendable") { text in
      text.doc("Puts the facts into a frame.")
      text.line("func fill(_ frame: Frame)")
    }
    text.line()
    text.line("extension \(prefix)Facts: \(prefix)GivenFacts {}")
    text.line()
    text.doc("Facts together with the numbers that a server counted. A call with a history takes `\(prefix)Facts`: it counts them itself.")
    text.line("@dynamicMemberLookup")
    text.block("public struct \(prefix)CountedFacts: \(prefix)GivenFacts") { text in
      text.line("public var facts: \(prefix)Facts")
      for fact in counted { property(fact, &text) }
      text.line()
      text.line("public init(_ facts: \(prefix)Facts) { self.facts = facts }")
      text.line()
      text.block("public subscript<Value>(dynamicMember path: WritableKeyPath<\(prefix)Facts, Value>) -> Value") { text in
        text.line("get { facts[keyPath: path] }")
        text.line("set { facts[keyPath: path] = newValue }")
      }
      text.line()
      text.block("public func fill(_ frame: Frame)") { text in
        text.line("facts.fill(frame)")
        for fact in counted { text.line("if let value = \(member(.facts, fact)) { \(setting(fact, "value")) }") }
      }
    }
  }

  /// A fact may have the name already.
  private var localeProperty: String {
    (0..<bundle.count(.facts)).contains { member(.facts, $0) == "locale" } ? "copyLocale" : "locale"
  }

  /// Facts that the rules work out from those that are given.
  private func derived(_ text: inout SwiftText) {
    let facts = (0..<bundle.count(.facts)).filter { bundle.facts[$0].program != nil && !bundle.isReserved($0) }
    for fact in facts {
      let doc = docs["facts", bundle.name(.facts, fact)]
      let (type, accessor) =
        switch bundle.factKind(fact) {
        case .bool: ("Bool?", "bool")
        case .int: ("Int?", "int")
        case .listOfString: ("[String]", "texts")
        case .enumeration: ("\(enumerationType(fact))?", "choice.map { \(enumerationType(fact))(ordinal: $0) }")
        case .string: ("String?", "text")
        case .duration: ("Swift.Duration?", "duration")
        case .timestamp: ("Timestamp?", "timestamp")
        case .listOfBool, .listOfInt: ("PresentedValue", "self")
        }
      text.line()
      text.doc("\(doc?.text ?? "") Worked out from the other facts: nil when one that it needs is not given.", doc?.sources ?? [])
      text.block("public var \(member(.facts, fact)): \(type)") { text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("fill(frame)")
        text.line("return \(prefix).rules.presentFact(\(fact), frame).value.\(accessor)")
      }
    }
  }

  /// Facts that somebody supplies.
  var given: [Int] { bundle.givenFacts }

  private func values(_ fact: Int) -> [String] { bundle.values(ofFact: fact) }

  var plans: [String] { bundle.planNames }

  func isDeclaredHere(_ fact: Int) -> Bool { bundle.factKind(fact) == .enumeration && values(fact) != plans }

  private func enumeration(_ fact: Int, _ text: inout SwiftText) {
    enumeration(enumerationType(fact), values(fact), of: bundle.name(.facts, fact), &text)
  }

  /// The values that something has, by name and ordinal.
  func enumeration(_ type: String, _ names: [String], of something: String, _ text: inout SwiftText) {
    text.doc("The values of `\(something)`.")
    text.block("public enum \(type): Int, CaseIterable, Sendable") { text in
      let members = SwiftName.members(names)
      for (ordinal, member) in members.enumerated() { text.line("case \(member) = \(ordinal)") }
      text.line()
      text.doc("The value as the rules write it.")
      text.table("public var name: String", zip(members, names).map { (".\($0)", SwiftText.literal($1)) })
      text.line()
      text.doc("The one with a name; nil when there is none such.")
      text.block("public init?(name: String)") { text in
        text.line("guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }")
        text.line("self = value")
      }
      text.line()
      text.doc("The one at a position, as answers of these rules have it.")
      text.block("public init(ordinal: Int)") { text in
        text.line("guard let value = Self(rawValue: ordinal) else { preconditionFailure(\"an answer is about the rules that gave it\") }")
        text.line("self = value")
      }
    }
    text.line()
  }

  /// The type of an enumeration's values, as it is called inside the struct of facts.
  func enumerationType(_ fact: Int) -> String {
    if values(fact) == plans { return type("plans", "plan") }
    let name = SwiftName.type(bundle.name(.facts, fact))
    // A nested type must not hide one of the language that the struct uses.
    return SwiftEmitter.typesOfLanguage.contains(name) ? name + "Value" : name
  }

  static let typesOfLanguage = ["String", "Int", "Int64", "Int32", "Bool", "Timestamp", "OrNull", "FactID", "Frame", "Swift", "Sendable"]

  private var planFact: Int { bundle.book[0].plan }

  /// A fact as a parameter that cannot be left out.
  func parameter(_ fact: Int) -> String { "\(member(.facts, fact)): \(outerType(of: fact))" }

  /// The type of a fact's value, as it is called everywhere.
  private func outerType(of fact: Int) -> String {
    let type =
      switch bundle.factKind(fact) {
      case .bool: "Bool"
      case .int: "Int"
      case .string: bundle.facts[fact].isId ? "FactID" : "String"
      case .enumeration: (isDeclaredHere(fact) ? "\(prefix)Facts." : "") + enumerationType(fact)
      case .duration: "Swift.Duration"
      case .timestamp: "Timestamp"
      case .listOfBool: "[Bool]"
      case .listOfInt: "[Int]"
      case .listOfString: "[String]"
      }
    return bundle.facts[fact].orNull ? "OrNull<\(type)>" : type
  }

  /// The statement that puts a fact into `frame`.
  func setting(_ fact: Int, _ name: String) -> String {
    let isNullable = bundle.facts[fact].orNull
    let value = isNullable ? "given" : name
    let set =
      switch bundle.factKind(fact) {
      case .bool: "frame.set(\(fact), .bool(\(value)))"
      case .int: "frame.set(\(fact), .int(Int64(\(value))))"
      case .string: "frame.setText(\(fact), \(value)\(bundle.facts[fact].isId ? ".text" : "").utf8)"
      case .enumeration: "frame.set(\(fact), .enumeration(Int(\(value).rawValue)))"
      case .duration: "frame.set(\(fact), Value(\(value)))"
      case .timestamp: "frame.set(\(fact), \(value).value)"
      case .listOfBool: "frame.setItems(\(fact), \(value).map { .bool($0) })"
      case .listOfInt: "frame.setItems(\(fact), \(value).map { .int(Int64($0)) })"
      case .listOfString: "frame.setTexts(\(fact), \(value))"
      }
    return isNullable ? "if case .value(let given) = \(name) { \(set) } else { frame.set(\(fact), .null) }" : set
  }
}
