internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// How good the connection is, as facts of these rules.
  func connection() -> [UInt8] {
    var text = header(["public import RulesBundle", "public import RulesRuntime"])
    text.doc("How good the connection is. Keep one value, tell it what becomes of requests, and give its facts with every question.")
    text.block("public struct \(prefix)Connection: Sendable, Equatable") { text in
      text.line("public private(set) var value: ConnectionState")
      text.line()
      text.doc("Nothing is known yet, so nothing is the matter. A value that was kept goes on.")
      text.line("public init(_ value: ConnectionState = ConnectionState()) { self.value = value }")
      text.line()
      text.line("public var state: ConnectionKind { value.state }")
      text.line()
      text.doc("Lets something happen, or time pass; says whether the state changed.")
      text.line("@discardableResult")
      text.block("public mutating func happen(_ event: ConnectionEvent?, at now: Timestamp) -> Bool") { text in
        text.line("\(prefix).rules.happen(event, at: now.milliseconds, &value)")
      }
      text.line()
      text.doc("When it changes by itself: let time pass then. Nil when it does not.")
      text.block("public var nextChange: Timestamp?") { text in
        text.line("\(prefix).rules.nextChange(of: value).map { Timestamp(milliseconds: $0) }")
      }
      text.line()
      text.doc("Says it to the rules.")
      text.block("public func tell(_ facts: inout \(prefix)Facts)") { text in facts(&text) }
      for column in [ConnectionRow.At.state, ConnectionRow.At.before] {
        if let fact = bundle.optional(.connection, 0, column) { word(of: fact, &text) }
      }
    }
    return text.bytes
  }

  private func facts(_ text: inout SwiftText) {
    func fact(_ column: Int) -> Int? { bundle.optional(.connection, 0, column) }
    func assign(_ fact: Int, _ value: String) {
      let isNullable = bundle.facts[fact].orNull
      text.line("facts.\(member(.facts, fact)) = \(isNullable ? "(\(value)).map { .value($0) }" : value)")
    }
    if let state = fact(ConnectionRow.At.state) { assign(state, "\(prefix)Connection.\(member(.facts, state))(value.state)") }
    if let before = fact(ConnectionRow.At.before) {
      assign(before, "value.before.flatMap { \(prefix)Connection.\(member(.facts, before))($0) }")
    }
    if let since = fact(ConnectionRow.At.since) { assign(since, "value.since.map { Timestamp(milliseconds: $0) }") }
  }

  /// The connection as a value of a fact; nil for one that the fact does not have.
  private func word(of fact: Int, _ text: inout SwiftText) {
    let values = bundle.values(ofFact: fact)
    let members = SwiftName.members(values)
    text.line()
    text.block(
      "private static func \(member(.facts, fact))(_ kind: ConnectionKind) -> \(prefix)Facts.\(enumerationType(fact))?"
    ) { text in
      text.line("switch kind {")
      for kind in ConnectionKind.allCases {
        text.line("case .\(kind): \(values.firstIndex(of: kind.name).map { ".\(members[$0])" } ?? "nil")")
      }
      text.line("}")
    }
  }
}
