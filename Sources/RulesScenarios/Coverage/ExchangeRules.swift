package import RuleKinds
internal import RulesJSON

extension Exchange {
  /// The rules that the request and the answer name, and the rows that decided.
  package func rules(in index: RuleIndex) -> Set<RulePath> {
    var named = ExchangeRules(index)
    named.collect(request, under: nil)
    named.collect(answer, under: nil)
    return named.found
  }
}

/// Collects the rules that JSON names, by the declarations of requests and answers.
private struct ExchangeRules {
  private let index: RuleIndex
  private(set) var found: Set<RulePath> = []

  init(_ index: RuleIndex) { self.index = index }

  /// - Parameter key: The key of the value, or of the list that it is in.
  mutating func collect(_ value: JSON, under key: String?) {
    switch value {
    case .array(let items): for item in items { collect(item, under: key) }
    case .object(let members):
      for member in members where member.key != "history" {
        // The id of an object is a name of the kind that the key of the object has: a button in `buttons`.
        collect(member.value, under: member.key == "id" ? key ?? member.key : member.key)
      }
      if value["held"]?.boolValue == true, let rule = value["rule"]?.stringValue { insert(RulePath(text: rule).rule) }
    case .string(let text):
      guard let key else { return }
      for kind in NamedKeys.kinds[key] ?? [] { insert(RulePath(kind, text)) }
      if let kind = ExpectationNames.kind(under: key) { insert(RulePath(kind, text)) }
      // A reason that only informs is among the notices.
      if key == "notices" { insert(RulePath(Reason.key, text)) }
    default: break
    }
  }

  private mutating func insert(_ rule: RulePath) { if index[rule] != nil { found.insert(rule) } }
}
