public import RulesJSON

/// A fact that a request gives, under its full name.
public struct GivenFact: Sendable, Equatable {
  public var name: String
  public var value: JSON

  public init(name: String, value: JSON) {
    self.name = name
    self.value = value
  }
}

extension GivenFact {
  /// `{"usage": {"savedFlows": 2}}` and `{"usage.savedFlows": 2}` say the same; saying both is a mistake that `fill` finds.
  public static func collect(_ members: [JSON.Member], prefix: String, into facts: inout [GivenFact]) {
    for member in members {
      let name = prefix.isEmpty ? member.key : "\(prefix).\(member.key)"
      // An empty object gives nothing; it stays, so that reading it is a mistake and not silence.
      if case .object(let inner) = member.value, !inner.isEmpty {
        collect(inner, prefix: name, into: &facts)
        continue
      }
      facts.append(GivenFact(name: name, value: member.value))
    }
  }
}
