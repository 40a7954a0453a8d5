/// The paths of values that a bundle stores as separate numbers, so that a server can override them. Other numbers are part of compiled
/// copy or conditions.
package enum RemoteOverridablePlace {
  /// The patterns of the paths; `*` matches any name.
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
