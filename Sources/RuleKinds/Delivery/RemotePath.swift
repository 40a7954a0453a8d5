internal import Schema

/// A value that a server may set, and within what bounds. Its name is the value's path: `limits/practice_credits/plans/free`.
public struct RemotePath: Sendable, Equatable, Kind, Sourced {
  public static let key = "remote"
  public static let singular = "remote path"

  public var provenance: Provenance
  /// The smallest and the largest value, written as in the rule.
  public var range: [String]
  /// Or the values to choose from.
  public var options: [String]
  /// Or whether it is a switch that turns something off.
  public var isSwitch: Bool
  /// Whether the switch is published even while the rules are not fit for anything else.
  public var isEmergency: Bool
}

extension RemotePath {
  static let schema = Schema.object("remote path", build: RemotePath.init, exactlyOne: ["range", "options", "switch"]) {
    Field.inline(\.provenance, Provenance.schema)
    Field("range", \.range, .list(.text, .sequence), or: [], "The smallest and the largest value, written as in the rule.")
    Field("options", \.options, .list(.text), or: [], "The values to choose from.")
    Field("switch", \.isSwitch, .boolean, or: false, "Whether it is a switch that turns something off.")
    Field(
      "emergency", \.isEmergency, .boolean, or: false,
      "Whether the switch is published whatever else is open: errors in other rules, placeholders, waivers.")
  }
}

extension RemotePath {
  /// Whether a server may set a value, written as in the rule.
  public func allows(_ written: String) -> Bool {
    if isSwitch { return written == "true" || written == "false" }
    if !options.isEmpty { return options.contains(written) }
    guard let range = WrittenRange(range), let amount = Amount(written) else { return false }
    return range.contains(amount)
  }

  /// Between which numbers a server may set a value; nil where it is no range. Of how long a level lasts, what the level allows as well.
  public func bounds(at path: RulePath, _ book: RuleBook) -> ClosedRange<Int64>? {
    guard let range = WrittenRange(range) else { return nil }
    let bounds = range.least.number...range.most.number
    guard path.parts.first == LadderVector.key, path.parts.count == 5, ["pause", "block", "suspend"].contains(path.parts[4]),
      let lasts = book.ladderLevels[Name(path.parts[3])]?.lasts, lasts.count == 2, lasts[0].amount <= lasts[1].amount
    else { return bounds }
    return bounds.clamped(to: lasts[0].amount...lasts[1].amount)
  }
}
