internal import RequestFormat
internal import RuleKinds
internal import YAMLTree

/// A place in a scenario whose keys are those of an answer (below `then` and `each`) or of a request (below `with`).
struct AnswerPlace {
  /// The value of `ask`: `entitlement`.
  let ask: String
  /// The rule that the question names; nil without one.
  let subject: String?
  /// The keys of the object at the place.
  let keys: [DeclaredKey]
  /// The key whose value is at the place; nil for the whole answer.
  let key: DeclaredKey?

  /// The words that constrain a value instead of naming keys in it, with their meaning.
  static let meanings = [
    "contains": "A list has an item that matches, or a string has this part.",
    "at_least": "The number is this one or a greater one.", "at_most": "The number is this one or a smaller one.",
  ]

  /// Finds a place.
  ///
  /// - Parameters:
  ///   - path: The keys from the scenario on, without its name; positions of lists are numbers: `cases`, `0`, `then`, `limits`.
  ///   - scenario: The scenario, of which the part up to the place is enough.
  init?(_ path: some Sequence<String>, in scenario: Node) {
    var path = Array(path)
    var question = scenario["when"]
    if let first = path.first, ["cases", "steps"].contains(first), path.count > 1 {
      let step = Int(path[1]).flatMap { index in scenario[first]?.items.enumerated().first { $0.offset == index }?.element }
      question = step?["when"] ?? question
      path.removeFirst(2)
    }
    guard let question, let asked = Self.asked(question) else { return nil }
    (ask, subject) = asked
    switch path.first {
    case "then", "each":
      (keys, key) = Self.find(path.dropFirst(), in: Requests.answerKeys(of: ask))
    case "when" where path.dropFirst().first == "with":
      (keys, key) = Self.find(path.dropFirst(2), in: Requests.requestKeys(of: ask))
    default: return nil
    }
  }

  private static func asked(_ question: Node) -> (ask: String, subject: String?)? {
    for entry in question.entries where !entry.key.isInvalid && entry.value.kind == .scalar {
      guard let ask = Requests.ask(ofQuestion: entry.key.text, value: entry.value.text) else { continue }
      return (ask, entry.key.text == "ask" ? nil : entry.value.text)
    }
    return nil
  }

  /// Follows keys. Positions and bounds lead to the same keys as the list that they are in.
  private static func find(_ path: some Sequence<String>, in keys: [DeclaredKey]) -> (keys: [DeclaredKey], key: DeclaredKey?) {
    var found: (keys: [DeclaredKey], key: DeclaredKey?) = (keys, nil)
    for part in path where Int(part) == nil && meanings[part] == nil {
      guard let key = found.keys.first(where: { $0.name == part }) else { return ([], nil) }
      found = (key.keys, key)
    }
    return found
  }
}
