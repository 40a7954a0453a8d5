internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Reports facts in rules/connection.yaml that have the wrong type.
enum ConnectionFact {
  static let explanation = Explanation(
    "connection.fact", .error,
    finds: "A fact in rules/connection.yaml that does not have the type that its key requires.",
    why: "The current and the previous state of the connection are each one of three values, and the last change is a timestamp.",
    example: "network.state: {type: text, ...}",
    instead: "network.state: {type: {one_of: [online, degraded, offline]}, ...}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    let rules = context.book.connection
    let states = ConnectionKind.names
    func report(_ key: String, _ name: Name<Fact>?, _ needs: String, _ fits: (Fact) -> Bool) {
      guard let name, let fact = context.book.facts[name], !context.isFaulty(Fact.key, name.text, "type"), !fits(fact) else { return }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name.text)` is not \(needs)", at: context.value(ConnectionRules.key, key),
          secondary: [.init(context.value(Fact.key, name.text, "type"), "its type")], helps: ["declare it as `type: \(form(key))`"]))
    }
    report("state", rules.state, "one of online, degraded, or offline") { hasStates($0, states) }
    // The positions of the values are looked up once, so both facts must list the values in the same order.
    report("before", rules.before, "one of the states in the order of `state`") { fact in
      fact.type == rules.state.flatMap { context.book.facts[$0]?.type } ?? fact.type && hasStates(fact, states)
    }
    report("since", rules.since, "a timestamp") { $0.type == .timestamp }
  }

  private static func hasStates(_ fact: Fact, _ states: [String]) -> Bool {
    if case .oneOf(let values) = fact.type { Set(values) == Set(states) && values.count == states.count } else { false }
  }

  private static func form(_ key: String) -> String {
    key == "since" ? "timestamp" : "{one_of: [\(ConnectionKind.names.joined(separator: ", "))]}"
  }
}
