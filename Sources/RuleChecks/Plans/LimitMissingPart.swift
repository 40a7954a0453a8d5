internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Whoever meets a limit is told all there is to know about it.
enum LimitMissingPart {
  static let explanation = Explanation(
    "limit.missing-part", .error,
    finds:
      "A limit that refuses or warns and does not say what happened, why, what to do next, how it counts and what counts, or one that starts anew and does not say when.",
    why: "A limit that is met without these looks like a fault of the app, and people try again and again.",
    example: "saved_flows: {plans: {free: 2}, used: usage.savedFlows, when_full: {free: free_flow_cap}}",
    instead: "Add the missing parts under `tells`, each with the name of a sentence.")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.limits.entries where !context.isFaulty(Limit.key, entry.name.text, "tells") {
      let (name, limit) = (entry.name.text, entry.value)
      let missing = needed(limit).filter { limit.tells[$0] == nil }
      guard let first = missing.first else { continue }
      let because = first == .reset ? ("resets", "starts anew") : ("when_full", "somebody is told")
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` does not say \(missing.map(\.words).joined(separator: ", nor "))", at: context.key(Limit.key, name),
          "says too little", secondary: [.init(context.key(Limit.key, name, because.0), because.1)],
          helps: ["add \(missing.map { "`\($0.name):`" }.joined(separator: ", ")) under `tells`, each with the name of a sentence"]))
    }
  }

  /// The parts that a limit cannot do without.
  private static func needed(_ limit: Limit) -> [LimitPartKind] {
    let parts: [LimitPartKind] = limit.whenFull.isEmpty ? [] : [.what, .why, .next, .count, .counted]
    return limit.resets == nil ? parts : parts + [.reset]
  }
}

extension LimitPartKind {
  /// What the part says.
  fileprivate var words: String {
    switch self {
    case .what: "what happened"
    case .why: "why"
    case .next: "what can be done next"
    case .count: "how much is used"
    case .counted: "what counts"
    case .reset: "when it starts anew"
    }
  }
}
