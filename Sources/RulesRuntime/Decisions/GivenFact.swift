public import RulesJSON

/// A fact that a request provides.
public struct GivenFact: Sendable, Equatable {
  /// The full name, such as `usage.savedFlows`.
  public var name: String
  /// The value as the caller wrote it, before its type is checked.
  public var value: JSON

  /// Creates a fact with a value.
  public init(name: String, value: JSON) {
    self.name = name
    self.value = value
  }
}

extension GivenFact {
  /// Appends the facts of a JSON object.
  ///
  /// `{"usage": {"savedFlows": 2}}` and `{"usage.savedFlows": 2}` are equivalent. If both occur, `Rules.fill` reports a duplicate fact.
  ///
  /// - Parameters:
  ///   - members: The names and values of the facts.
  ///   - prefix: The name of the enclosing objects, with dots between; empty for the outermost object.
  ///   - facts: The facts with their values.
  public static func collect(_ members: [JSON.Member], prefix: String, into facts: inout [GivenFact]) {
    for member in members {
      let name = prefix.isEmpty ? member.key : "\(prefix).\(member.key)"
      // An empty object provides nothing. It is kept, so that `fill` reports it instead of ignoring it.
      if case .object(let inner) = member.value, !inner.isEmpty {
        collect(inner, prefix: name, into: &facts)
        continue
      }
      facts.append(GivenFact(name: name, value: member.value))
    }
  }
}
