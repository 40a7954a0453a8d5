internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// What the caller knows: one property for each fact that the rules do not work out themselves.
  func facts() -> [UInt8] {
    var text = header(["internal import RulesBundle", "public import RulesRuntime"])
    text.doc("What the caller knows. A fact that is nil is not given: the rules then use its default, or say that it is missing.")
    text.block("public struct \(prefix)Facts: Sendable") { text in
      for fact in given where isDeclaredHere(fact) { enumeration(fact, &text) }
      for fact in given {
        let doc = docs["facts", bundle.name(.facts, fact)]
        text.doc(doc?.text ?? (fact == planFact ? "The plan in force; nil lets the rules find it." : ""), doc?.sources ?? [])
        text.line("public var \(member(.facts, fact)): \(type(of: fact))?")
      }
      text.doc(
        "The language of every sentence, as a BCP 47 tag such as `de-AT`; nil, and a language without words, is the one that the rules are written in."
      )
      text.line("public var \(localeProperty): String?")
      text.line()
      text.line("public init() {}")
      text.line()
      text.doc("Puts the facts into a frame.")
      text.block("public func fill(_ frame: Frame)") { text in
        text.line("frame.clear()")
        text.line("frame.speak(\(localeProperty))")
        for fact in given { text.line("if let value = \(member(.facts, fact)) { \(setting(fact)) }") }
      }
      derived(&text)
    }
    return text.bytes
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

  private func type(of fact: Int) -> String {
    let type =
      switch bundle.factKind(fact) {
      case .bool: "Bool"
      case .int: "Int"
      case .string: bundle.facts[fact].isId ? "FactID" : "String"
      case .enumeration: enumerationType(fact)
      case .duration: "Swift.Duration"
      case .timestamp: "Timestamp"
      case .listOfBool: "[Bool]"
      case .listOfInt: "[Int]"
      case .listOfString: "[String]"
      }
    return bundle.facts[fact].orNull ? "OrNull<\(type)>" : type
  }

  private func setting(_ fact: Int) -> String {
    let isNullable = bundle.facts[fact].orNull
    let value = isNullable ? "given" : "value"
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
    return isNullable ? "if case .value(let given) = value { \(set) } else { frame.set(\(fact), .null) }" : set
  }
}
