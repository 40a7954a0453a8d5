internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that a limit has every sentence that users need when they reach it.
enum LimitMissingPart {
  static let explanation = Explanation(
    "limit.missing-part", .error,
    finds:
      "A limit that denies or warns without sentences about what happened, why, what to do next, how much is used, and what counts, or a limit that resets without a sentence about when.",
    why: "Without these sentences, a reached limit looks like an error of the app, and users try again and again.",
    example: "saved_flows: {plans: {free: 2}, used: usage.savedFlows, when_full: {free: free_flow_cap}}",
    instead: "Add the missing parts under `tells`, each with the name of a sentence.")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.limits.entries where !context.isFaulty(Limit.key, entry.name.text, "tells") {
      let (name, limit) = (entry.name.text, entry.value)
      let missing = needed(limit).filter { limit.tells[$0] == nil }
      guard let first = missing.first else { continue }
      let because = first == .reset ? ("resets", "resets") : ("when_full", "shown to users")
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` has no sentence about \(missing.map(\.words).phrase("or"))",
          at: context.key(Limit.key, name, "tells"),
          "incomplete `tells`", secondary: [.init(context.key(Limit.key, name, because.0), because.1)],
          helps: ["add \(missing.map { "`\($0.name):`" }.phrase()) under `tells`, each with the name of a sentence"]))
    }
  }

  /// The parts that a limit requires.
  private static func needed(_ limit: Limit) -> [LimitPartKind] {
    let parts: [LimitPartKind] = limit.whenFull.isEmpty ? [] : [.what, .why, .next, .count, .counted]
    return limit.resets == nil ? parts : parts + [.reset]
  }
}

extension LimitPartKind {
  /// The subject of the part's sentence.
  fileprivate var words: String {
    switch self {
    case .what: "what happened"
    case .why: "why"
    case .next: "what to do next"
    case .count: "how much is used"
    case .counted: "what counts"
    case .reset: "when it resets"
    }
  }
}
