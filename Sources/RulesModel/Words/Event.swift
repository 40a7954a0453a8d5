/// A telemetry event and where its parameters come from.
public struct Event: Sendable, Equatable, Kind {
  public static let key = "telemetry"
  public static let singular = "telemetry event"

  public var provenance: Provenance
  public var parameters: [EventParameter]

  public init(provenance: Provenance, parameters: [EventParameter]) {
    self.provenance = provenance
    self.parameters = parameters
  }
}

public struct EventParameter: Sendable, Equatable {
  public var name: String
  public var value: Expression

  public init(name: String, value: Expression) {
    self.name = name
    self.value = value
  }
}
