/// Something that a plan may or may not do: a row of the entitlement matrix.
public struct Capability: Sendable, Equatable, Kind {
  public static let key = "capabilities"
  public static let singular = "capability"

  public var provenance: Provenance
  /// The rows of the documents' matrix that this one stands for.
  public var rows: [String]
  public var plans: Columns<Plan, Cell>
  public var locked: Columns<Plan, Name<Lock>>
  public var undecided: Columns<Plan, Name<Placeholder>>

  public init(
    provenance: Provenance, rows: [String], plans: Columns<Plan, Cell>, locked: Columns<Plan, Name<Lock>>,
    undecided: Columns<Plan, Name<Placeholder>>
  ) {
    self.provenance = provenance
    self.rows = rows
    self.plans = plans
    self.locked = locked
    self.undecided = undecided
  }
}

/// What a plan may do with a capability.
public enum Cell: Sendable, Equatable {
  case allow
  /// The capability means nothing for this plan.
  case notApplicable
  case deny(Name<Reason>)
  /// Allowed while the limit has room.
  case within(Name<Limit>)
  /// Allowed while the limit has room, and using it takes one away.
  case spends(Name<Limit>)

  public var limit: Name<Limit>? {
    switch self {
    case .within(let limit), .spends(let limit): limit
    case .allow, .notApplicable, .deny: nil
    }
  }
}
