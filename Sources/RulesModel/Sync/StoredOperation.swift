/// Where an operation is stored: the record, and the field for each of its parts.
public struct StoredOperation: Sendable, Equatable {
  public var record: Name<Record>
  public var id: String
  public var type: String
  public var entityType: String
  public var entityID: String
  public var payload: String
  public var created: String
  /// How often it was sent.
  public var attempts: String
  /// Before this time it is not tried again.
  public var nextRetry: String
  public var errorCode: String
  public var errorMessage: String
  /// The operation that must be done first.
  public var dependsOn: String
  public var device: String
  public var user: String

  public init(
    record: Name<Record>, id: String, type: String, entityType: String, entityID: String, payload: String, created: String,
    attempts: String, nextRetry: String, errorCode: String, errorMessage: String, dependsOn: String, device: String, user: String
  ) {
    self.record = record
    self.id = id
    self.type = type
    self.entityType = entityType
    self.entityID = entityID
    self.payload = payload
    self.created = created
    self.attempts = attempts
    self.nextRetry = nextRetry
    self.errorCode = errorCode
    self.errorMessage = errorMessage
    self.dependsOn = dependsOn
    self.device = device
    self.user = user
  }

  /// Every part by the key that names it in the rules, in the order of the record.
  public var fields: [(key: String, field: String)] {
    [
      ("id", id), ("type", type), ("entity_type", entityType), ("entity_id", entityID), ("payload", payload), ("created", created),
      ("attempts", attempts), ("next_retry", nextRetry), ("error_code", errorCode), ("error_message", errorMessage),
      ("depends_on", dependsOn), ("device", device), ("user", user),
    ]
  }
}
