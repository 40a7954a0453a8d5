internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates the state of the connection, which sets facts of the rules.
  func connection() -> [UInt8] {
    var text = header(["public import RulesBundle", "public import RulesRuntime"])
    text.doc(
      "The state of the connection. Keep one value, report the results of network requests to it, and give its facts with every decision.")
    text.block("public struct \(prefix)Connection: Sendable, Equatable") { text in
      text.doc("The state in the type of the runtime.")
      text.line("public private(set) var value: ConnectionState")
      text.line()
      text.doc("Creates a state from a stored value, or an initial state, in which the connection counts as good.")
      text.line("public init(_ value: ConnectionState = ConnectionState()) { self.value = value }")
      text.line()
      text.doc("The kind of the current connection.")
      text.line("public var state: ConnectionKind { value.state }")
      text.line()
      text.doc("Applies an event, or only the passing of time if the event is nil. Returns whether the state changed.")
      text.line("@discardableResult")
      text.block("public mutating func handle(_ event: ConnectionEvent?, at now: Timestamp) -> Bool") { text in
        text.line("\(prefix).rules.handle(event, at: now, &value)")
      }
      text.line()
      text.doc("The time at which the state changes without an event. Call `handle(nil, at:)` then. Nil if it does not change.")
      text.block("public var nextChange: Timestamp?") { text in
        text.line("\(prefix).rules.nextChange(of: value)")
      }
      text.line()
      text.doc("Sets the facts about the connection.")
      text.block("public func apply(to facts: inout \(prefix)Facts)") { text in facts(&text) }
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
    if let since = fact(ConnectionRow.At.since) { assign(since, "value.since") }
  }

  /// Generates a function that returns the connection as a value of a fact; nil if the fact does not have this value.
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
