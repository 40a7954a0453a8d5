internal import RuleKinds

/// The words for a value inside a rule whose keys say little to people: `levels/L3/block` is “the block at L3”.
enum PartWords {
  private static let levels = [
    "at": "the count that leads to", "at_share": "the share of the limit that leads to", "block": "the block at", "pause": "the pause at",
    "suspend": "the suspension at",
  ]

  private static let repeated = ["times": "the repetitions that lead to", "within": "the time in which repetitions lead to"]

  private static let parts: [String: [String: String]] = [
    NotificationType.key: [
      "fires/before": "the time before the event", "at_most": "the most that a user gets",
    ],
    Surface.key: ["shown_for": "the time on the screen", "characters_at_most": "the most characters"],
    LadderVector.key: ["window": "the time in which events count"],
    Signal.key: ["weight": "the weight"],
    Limit.key: ["window": "the time in which events count"],
    InputField.key: ["schemes": "the beginnings of addresses that are accepted"],
  ]

  /// Nil if the keys are their own best words.
  static func text(_ kind: String, _ keys: [String]) -> String? {
    if kind == LadderVector.key, keys.count == 3, keys[0] == "levels", let words = levels[keys[2]] { return "\(words) \(keys[1])" }
    if kind == LadderVector.key, keys.count == 4, keys[0] == "levels", keys[2] == "after", let words = repeated[keys[3]] {
      return "\(words) \(keys[1])"
    }
    return parts[kind]?[keys.joined(separator: "/")]
  }
}
