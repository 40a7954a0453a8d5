/// Where values stand that a bundle keeps as numbers of their own, so that a server can set them. Elsewhere a number is part of a sentence's or a condition's code.
package enum SettablePlace {
  /// `*` is any name.
  package static let patterns =
    [
      "\(Limit.key)/*/plans/*", "\(NotificationType.key)/*/switched_on", "\(LadderVector.key)/*/switched_on",
      "\(LadderVector.key)/*/window",
    ]
    + ["at/*", "at_share", "pause", "block", "suspend", "after/times", "after/within"].map { "\(LadderVector.key)/*/levels/*/\($0)" }

  private static let parts = patterns.map { $0.split(separator: "/").map(String.init) }

  package static func has(_ path: RulePath) -> Bool {
    parts.contains { pattern in
      pattern.count == path.parts.count && zip(pattern, path.parts).allSatisfy { $0 == "*" || $0 == $1 }
    }
  }
}
