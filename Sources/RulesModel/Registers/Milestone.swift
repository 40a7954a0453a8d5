/// A day by which open questions must be decided.
public struct Milestone: Sendable, Equatable, Kind {
  public static let key = "milestones"
  public static let singular = "milestone"

  public var provenance: Provenance
  /// `2026-12-31`
  public var date: String

  public init(provenance: Provenance, date: String) {
    self.provenance = provenance
    self.date = date
  }
}

/// By when something must be decided.
public enum Deadline: Sendable, Equatable {
  /// `2026-12-31`
  case day(String)
  case milestone(Name<Milestone>)

  /// As people write it.
  public var text: String {
    switch self {
    case .day(let day): day
    case .milestone(let name): name.text
    }
  }
}

extension RuleBook {
  /// The last day of a deadline; nil when its milestone is not there.
  public func day(of deadline: Deadline) -> String? {
    switch deadline {
    case .day(let day): day
    case .milestone(let name): milestones[name]?.date
    }
  }
}
