/// What of a thing travels when it leaves: with a link, in a file. What is not listed stays.
public struct Payload: Sendable, Equatable, Kind {
  public static let key = "payloads"
  public static let singular = "payload"

  public var provenance: Provenance
  public var parts: [PayloadPart]

  public init(provenance: Provenance, parts: [PayloadPart]) {
    self.provenance = provenance
    self.parts = parts
  }
}

/// What becomes of the parts of one type.
public struct PayloadPart: Sendable, Equatable {
  public var type: String
  public var treatment: Treatment
  /// It goes along only while these hold; else it stays.
  public var conditions: [Name<Condition>]
  /// What the sender is told when there is such a part.
  public var tellsSender: Name<Copy>?
  /// What the recipient is told.
  public var tellsRecipient: Name<Copy>?
  public var locked: Name<Lock>?

  public init(
    type: String, treatment: Treatment, conditions: [Name<Condition>], tellsSender: Name<Copy>?, tellsRecipient: Name<Copy>?,
    locked: Name<Lock>?
  ) {
    self.type = type
    self.treatment = treatment
    self.conditions = conditions
    self.tellsSender = tellsSender
    self.tellsRecipient = tellsRecipient
    self.locked = locked
  }
}

public enum Treatment: Sendable, Equatable {
  /// Goes along with these fields and no others.
  case travels([String])
  /// Something stands in its place, the same for every such part.
  case marker([MarkerField])
  /// Does not go along; why not.
  case stays(String)
}

public struct MarkerField: Sendable, Equatable {
  public var name: String
  public var value: MarkerValue

  public init(name: String, value: MarkerValue) {
    self.name = name
    self.value = value
  }
}

public enum MarkerValue: Sendable, Equatable {
  case bool(Bool)
  case int(Int64)
  case text(String)
}
