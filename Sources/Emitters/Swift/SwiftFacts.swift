internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates the facts that a caller gives: one property for each fact that the rules do not derive.
  func facts() -> [UInt8] {
    var text = header(["internal import RulesBundle", "public import RulesRuntime"])
    text.doc("The facts that the app gives. If a fact is nil, the rules use its default, or report that it is missing.")
    text.block("public struct \(prefix)Facts: Sendable") { text in
      for fact in given where isDeclaredHere(fact) { enumeration(fact, &text) }
      for fact in uncounted { property(fact, &text) }
      text.doc(
        "The language of all copy, as a BCP 47 tag such as `de-AT`. If it is nil or not translated, the product's language is used."
      )
      text.line("public var \(localeProperty): String?")
      text.line()
      initializers(&text)
      text.doc("Sets the facts in a frame.")
      text.block("public func fill(_ frame: Frame)") { text in
        text.line("frame.clear()")
        text.line("frame.setLocale(\(localeProperty))")
        for fact in uncounted { text.line("if let value = \(member(.facts, fact)) { \(setting(fact, "value")) }") }
      }
      derived(&text)
    }
    if !counted.isEmpty { countedFacts(&text) }
    nullableValues(&text)
    return text.bytes
  }

  private func property(_ fact: Int, _ text: inout SwiftText) {
    let sources = docs["facts", bundle.name(.facts, fact)]?.sources ?? []
    text.doc(fact == planFact ? "The effective plan; nil if the rules determine it." : documentation(ofFact: fact), sources)
    text.line("public var \(member(.facts, fact)): \(outerType(of: fact))?")
  }

  /// Generates two initializers: one takes the plan, and the other takes the facts that determine the plan. So neither can be forgotten. Facts
  /// without a plan have a name of their own.
  private func initializers(_ text: inout SwiftText) {
    let plan = member(.facts, planFact)
    let found = factsOfPlan
    text.doc("Creates the facts of a user with a known plan.")
    text.line("public init(\(plan): \(outerType(of: planFact))) { self.\(plan) = \(plan) }")
    text.line()
    let isDetermined = found.isEmpty ? "" : ", unless the rules can determine it from the facts that you set"
    text.doc(
      "Facts without a plan, before you set any. The plan is unknown\(isDetermined). While it is unknown, every decision is the safe denial."
    )
    text.line("public static var withoutPlan: Self { Self(withoutPlan: ()) }")
    text.line()
    text.line("private init(withoutPlan: Void) {}")
    text.line()
    guard !found.isEmpty else { return }
    text.doc("Creates the facts of a user whose plan the rules determine.")
    text.block("public init(\(found.map(parameter).joined(separator: ", ")))") { text in
      for fact in found { text.line("self.\(member(.facts, fact)) = \(member(.facts, fact))") }
    }
    text.line()
  }

  /// The facts that determine the plan if it is not given.
  private var factsOfPlan: [Int] { bundle.facts[planFact].table.map { bundle.neededFacts(ofTable: $0) } ?? [] }

  /// The parameter type of calls without a history: facts with or without counted facts.
  var someFacts: String { counted.isEmpty ? "\(prefix)Facts" : "some \(prefix)GivenFacts" }

  /// The facts that a history counts. They are given only without a history.
  var counted: [Int] { hasHistory ? bundle.countedFacts.filter(given.contains) : [] }

  /// The facts of `PrefixFacts`.
  var uncounted: [Int] { given.filter { !counted.contains($0) } }

  /// Generates a separate type for counted facts, so that they cannot be passed to calls with a history.
  private func countedFacts(_ text: inout SwiftText) {
    text.line()
    text.doc("Facts for calls without a history: `\(prefix)Facts`, or `\(prefix)CountedFacts` with numbers that are counted elsewhere.")
    text.block("public protocol \(prefix)GivenFacts: Sendable") { text in
      text.doc("Sets the facts in a frame.")
      text.line("func fill(_ frame: Frame)")
    }
    text.line()
    text.line("extension \(prefix)Facts: \(prefix)GivenFacts {}")
    text.line()
    text.doc(
      "Facts with the numbers that a server counts. Calls with a history take `\(prefix)Facts`, because the history counts these numbers.")
    text.line("@dynamicMemberLookup")
    text.block("public struct \(prefix)CountedFacts: \(prefix)GivenFacts") { text in
      text.doc("The other facts.")
      text.line("public var facts: \(prefix)Facts")
      for fact in counted { property(fact, &text) }
      text.line()
      text.doc("Creates counted facts from the other facts.")
      text.line("public init(_ facts: \(prefix)Facts) { self.facts = facts }")
      text.line()
      text.doc("The value of another fact.")
      text.block("public subscript<Value>(dynamicMember path: WritableKeyPath<\(prefix)Facts, Value>) -> Value") { text in
        text.line("get { facts[keyPath: path] }")
        text.line("set { facts[keyPath: path] = newValue }")
      }
      text.line()
      text.doc("Sets the facts in a frame.")
      text.block("public func fill(_ frame: Frame)") { text in
        text.line("facts.fill(frame)")
        for fact in counted { text.line("if let value = \(member(.facts, fact)) { \(setting(fact, "value")) }") }
      }
    }
  }

  /// The name of the property for the language. A fact can already have the name `locale`.
  private var localeProperty: String {
    (0..<bundle.count(.facts)).contains { member(.facts, $0) == "locale" } ? "copyLocale" : "locale"
  }

  /// Generates properties for the facts that the rules derive from the given facts.
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
      text.doc("\(doc?.text ?? "") Derived from other facts; nil if one of them is missing.", doc?.sources ?? [])
      text.block("public var \(member(.facts, fact)): \(type)") { text in
        text.line("let frame = \(prefix).rules.makeFrame()")
        text.line("fill(frame)")
        text.line("return \(prefix).rules.presentFact(\(fact), frame).value.\(accessor)")
      }
    }
  }

  /// The facts that a caller can give.
  var given: [Int] { bundle.givenFacts }

  private func values(_ fact: Int) -> [String] { bundle.values(ofFact: fact) }

  var plans: [String] { bundle.planNames }

  func isDeclaredHere(_ fact: Int) -> Bool { bundle.factKind(fact) == .enumeration && values(fact) != plans }

  private func enumeration(_ fact: Int, _ text: inout SwiftText) {
    let name = bundle.name(.facts, fact)
    let docs = documentation(ofValues: values(fact), of: "the fact `\(name)`", fact: fact)
    enumeration(enumerationType(fact), values(fact), of: name, docs, &text)
  }

  /// Generates an enum with names and ordinals.
  func enumeration(_ type: String, _ names: [String], of something: String, _ docs: [Documentation], _ text: inout SwiftText) {
    text.doc("The values of `\(something)`.")
    text.block("public enum \(type): Int, CaseIterable, Sendable") { text in
      let members = SwiftName.members(names)
      for (ordinal, (member, doc)) in zip(members, docs).enumerated() {
        text.doc(doc.text, doc.sources)
        text.line("case \(member) = \(ordinal)")
      }
      text.line()
      text.doc("The name of the value in the rules.")
      text.table("public var name: String", zip(members, names).map { (".\($0)", SwiftText.literal($1)) })
      text.line()
      text.doc("Creates the value with a name; nil if the name is unknown.")
      text.block("public init?(name: String)") { text in
        text.line("guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }")
        text.line("self = value")
      }
      text.line()
      text.doc("Creates the value with an ordinal from a result of these rules.")
      text.block("public init(ordinal: Int)") { text in
        text.line("guard let value = Self(rawValue: ordinal) else { preconditionFailure(\"the result belongs to other rules\") }")
        text.line("self = value")
      }
    }
    text.line()
  }

  /// Returns the type of the values of an enumeration, as it is named inside the struct of facts.
  func enumerationType(_ fact: Int) -> String {
    if values(fact) == plans { return type("plans", "plan") }
    let name = SwiftName.type(bundle.name(.facts, fact))
    // A nested type must not hide a type of the language or the runtime that the struct uses.
    return SwiftEmitter.typesOfLanguage.contains(name) ? name + "Value" : name
  }

  static let typesOfLanguage = ["String", "Int", "Int64", "Int32", "Bool", "Timestamp", "OrNull", "FactID", "Frame", "Swift", "Sendable"]

  private var planFact: Int { bundle.book[0].plan }

  /// Returns the declaration of a required parameter for a fact.
  func parameter(_ fact: Int) -> String { "\(member(.facts, fact)): \(outerType(of: fact))" }

  /// Returns the fully qualified type of the value of a fact.
  private func outerType(of fact: Int) -> String {
    let type = valueType(of: fact)
    return bundle.facts[fact].orNull ? "OrNull<\(type)>" : type
  }

  /// Returns the fully qualified type of the value of a fact that is not null.
  func valueType(of fact: Int) -> String {
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
  }

  /// Returns the statement that sets a fact in `frame`.
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
