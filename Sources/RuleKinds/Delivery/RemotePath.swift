internal import Schema

/// A value that a server can override, and its bounds. The name is the path of the value: `limits/practice_credits/plans/free`.
package struct RemotePath: Sendable, Equatable, Kind, Sourced {
  package static let key = "remote"
  package static let singular = "remote path"

  package var provenance: Provenance
  /// The minimum and the maximum, written as in the rule.
  package var range: [String]
  /// The allowed values, instead of a range.
  package var options: [String]
  /// Whether the value is a switch that can turn something off, instead of a range.
  package var isSwitch: Bool
  /// Whether the switch is published even when the rules do not pass the profile.
  package var isEmergency: Bool
}

extension RemotePath {
  static let schema = Schema.object("remote path", build: RemotePath.init, exactlyOne: ["range", "options", "switch"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "range", \.range, .list(.text, .sequence), or: [], is: [.range], "The minimum and the maximum, written as in the rule.")
    Field("options", \.options, .list(.text), or: [], "The allowed values.")
    Field("switch", \.isSwitch, .boolean, or: false, "Whether the value is a switch that can turn something off.")
    Field(
      "emergency", \.isEmergency, .boolean, or: false,
      "Whether the switch is published in spite of open problems: errors in other rules, placeholders, and waivers.")
  }
}

extension RemotePath {
  /// Whether a server can set a value, written as in the rule.
  package func allows(_ written: String) -> Bool {
    if isSwitch { return written == "true" || written == "false" }
    if !options.isEmpty { return options.contains(written) }
    guard let range = WrittenRange(range), let amount = Amount(written) else { return false }
    return range.contains(amount)
  }

  /// Returns the range that a server can set; nil for other bounds. The duration of a level is also limited by what the level allows.
  package func bounds(at path: RulePath, _ book: RuleBook) -> ClosedRange<Int64>? {
    guard let range = WrittenRange(range) else { return nil }
    let bounds = range.least.number...range.most.number
    return RemotePath.levelBounds(at: path, book).map { bounds.clamped(to: $0.lasts) } ?? bounds
  }

  /// Returns what the level at a path may last, in seconds; nil for a path that is not the duration of a level.
  package static func levelBounds(at path: RulePath, _ book: RuleBook) -> (level: Name<LadderLevel>, lasts: ClosedRange<Int64>)? {
    guard path.parts.first == LadderVector.key, path.parts.count == 5, ["pause", "block", "suspend"].contains(path.parts[4]),
      let lasts = book.ladderLevels[Name(path.parts[3])]?.lasts, lasts.count == 2, lasts[0].amount <= lasts[1].amount
    else { return nil }
    return (Name(path.parts[3]), lasts[0].amount...lasts[1].amount)
  }
}
