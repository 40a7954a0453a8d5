internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates the status of the warning ladder with the types of the rules.
  func status(_ text: inout SwiftText) {
    let level = type("ladder_levels", "ladder level")
    view(
      &text, "LadderStatus", of: "PresentedLadderStatus", "The status of a vector of the warning ladder.",
      [
        id("The vector.", "vector", .ladder), id("The level; nil if there is none.", "level", .ladderLevels, .optional),
        .same("The effect on the actions of the vector.", "effect", "LadderStatus.Effect"),
        .init(
          "The end of the pause or the block; nil if there is none, or if someone must release it.", "until", "Timestamp?",
          "presented.until"),
        .same("The time left until the end, for a countdown; nil if `until` is nil.", "timeLeft", "Swift.Duration?"),
        .same("The number of events that count now.", "count", "Int"),
        .init(
          "The count at which the user is slowed down; nil if there is none.", "limit", "Int?", "presented.limit.map { Int($0) }"),
        .init(
          "The next level, the count at which it is reached, and the number of events until then.", "next",
          "(level: \(level), at: Int, more: Int)?",
          "presented.next.map { (\(level)(ordinal: $0.level), Int($0.at), Int($0.more)) }"),
        id("The reset rule of the count; nil for a sliding window.", "resets", .resets, .optional),
        has(.resets)
          ? .init(
            "The time of the next reset; nil if it is unknown.", "resetsAt", "Timestamp?",
            "presented.resetsAt") : nil,
        id("The surfaces that show the level, in order of preference.", "surfaces", .surfaces, .many),
        copy("The copy of the level.", "copy", .optional), parts("The additional messages of the level."),
        buttons("The buttons."), .same("Whether the user can dismiss it.", "isDismissible", "Bool"),
        .same("Whether its copy is deferred, because the user must not be interrupted now.", "isDeferred", "Bool"),
        .same(
          "Whether the same level was shown before. Then update a visible message, but do not show a dismissed one again.",
          "isRepeated", "Bool"),
      ])
  }

  /// Returns the property for a level of a change. It always has a value if the rules declare a level for the absence of warnings.
  private func level(_ about: String, _ absence: String, _ name: String) -> ViewProperty? {
    let hasLowest = (0..<bundle.count(.ladderLevels)).contains { bundle.ladderLevels[$0].rank == 0 }
    return id(about + (hasLowest ? "." : absence + "."), name, .ladderLevels, hasLowest ? .always : .optional)
  }

  /// Generates level changes with the types of the rules.
  func change(_ text: inout SwiftText) {
    view(
      &text, "LadderChange", of: "PresentedChange", "A level change of a vector of the warning ladder.",
      [
        id("The vector.", "vector", .ladder), level("The old level", "; nil if there was none", "from"),
        level("The new level", "; nil if there is none", "to"),
        .init(
          "The time of the change. The end of a block can be earlier than the call that found it.", "at", "Timestamp",
          "presented.at"),
        .init(
          "The end of the new block; nil if there is none.", "until", "Timestamp?",
          "presented.until"),
        .same("The number of events that counted then.", "count", "Int"),
        .same("Whether the audit log must contain the change.", "isAudited", "Bool"),
        telemetry("The telemetry events to log."),
      ])
  }
}
