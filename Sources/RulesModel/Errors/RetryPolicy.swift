/// How something that failed is tried again.
public struct RetryPolicy: Sendable, Equatable, Kind {
  public static let key = "retries"
  public static let singular = "retry rule"

  public var provenance: Provenance
  /// How often it is tried again at once, before there are waits.
  public var rapid: Name<Setting>?
  public var backoff: Backoff?
  /// Whether only the person tries it again, with a button; the app never does by itself.
  public var isOnRequest: Bool
  /// It is tried again only while these hold.
  public var needs: [Name<Condition>]
  /// Whether `needs` also holds for an error of an operation that the server deduplicates.
  public var deduplicatedIsEnough: Bool
  /// What is said when it is not.
  public var otherwise: Name<Copy>?

  public init(
    provenance: Provenance, rapid: Name<Setting>?, backoff: Backoff?, isOnRequest: Bool, needs: [Name<Condition>],
    deduplicatedIsEnough: Bool, otherwise: Name<Copy>?
  ) {
    self.isOnRequest = isOnRequest
    self.deduplicatedIsEnough = deduplicatedIsEnough
    self.provenance = provenance
    self.rapid = rapid
    self.backoff = backoff
    self.needs = needs
    self.otherwise = otherwise
  }
}
