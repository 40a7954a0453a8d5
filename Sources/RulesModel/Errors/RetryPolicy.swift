/// How something that failed is tried again.
public struct RetryPolicy: Sendable, Equatable, Kind {
  public static let key = "retries"
  public static let singular = "retry rule"

  public var provenance: Provenance
  /// How often it is tried again at once, before there are waits.
  public var rapid: Name<Setting>?
  public var backoff: Backoff
  /// It is tried again only while these hold.
  public var needs: [Name<Condition>]
  /// What is said when it is not.
  public var otherwise: Name<Copy>?

  public init(
    provenance: Provenance, rapid: Name<Setting>?, backoff: Backoff, needs: [Name<Condition>], otherwise: Name<Copy>?
  ) {
    self.provenance = provenance
    self.rapid = rapid
    self.backoff = backoff
    self.needs = needs
    self.otherwise = otherwise
  }
}
