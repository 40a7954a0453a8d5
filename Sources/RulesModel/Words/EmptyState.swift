/// What a screen shows while there is nothing on it yet.
public struct EmptyState: Sendable, Equatable, Kind {
  public static let key = "empty_states"
  public static let singular = "empty state"

  public var provenance: Provenance
  public var title: Name<Copy>
  public var body: Name<Copy>
  public var button: Name<Button>
  public var opens: Name<Route>
  /// Other places to go, the first whose conditions hold.
  public var unless: [EmptyStateTurn]

  public init(
    provenance: Provenance, title: Name<Copy>, body: Name<Copy>, button: Name<Button>, opens: Name<Route>, unless: [EmptyStateTurn]
  ) {
    self.provenance = provenance
    self.title = title
    self.body = body
    self.button = button
    self.opens = opens
    self.unless = unless
  }
}

public struct EmptyStateTurn: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var opens: Name<Route>

  public init(conditions: [Name<Condition>], opens: Name<Route>) {
    self.conditions = conditions
    self.opens = opens
  }
}
