/// A sentence about facts that has a name, so that rules read as sentences.
public struct Condition: Sendable, Equatable, Kind {
  public static let key = "conditions"
  public static let singular = "condition"

  public var provenance: Provenance
  public var when: Expression

  public init(provenance: Provenance, when: Expression) {
    self.provenance = provenance
    self.when = when
  }
}
