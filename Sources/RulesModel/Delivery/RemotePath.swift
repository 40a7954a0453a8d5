/// A value that a server may set, and within what bounds. Its name is the value's path: `limits/practice_credits/plans/free`.
public struct RemotePath: Sendable, Equatable, Kind {
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

  public init(provenance: Provenance, range: [String], options: [String], isSwitch: Bool, isEmergency: Bool) {
    self.provenance = provenance
    self.range = range
    self.options = options
    self.isSwitch = isSwitch
    self.isEmergency = isEmergency
  }
}
