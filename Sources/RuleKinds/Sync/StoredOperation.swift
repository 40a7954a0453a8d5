internal import Schema

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

  /// Every part by the key that names it in the rules, in the order of the record.
  public var fields: [(key: String, field: String)] {
    [
      ("id", id), ("type", type), ("entity_type", entityType), ("entity_id", entityID), ("payload", payload), ("created", created),
      ("attempts", attempts), ("next_retry", nextRetry), ("error_code", errorCode), ("error_message", errorMessage),
      ("depends_on", dependsOn), ("device", device), ("user", user),
    ]
  }
}

extension StoredOperation {
  static let schema = Schema.object("stored operation", build: StoredOperation.init) {
    Field("record", \.record, .name(of: Record.self), "The record of one operation.")
    Field("id", \.id, .text, "The field with what tells it from all others, on every device.")
    Field("type", \.type, .text, "The field with the operation.")
    Field("entity_type", \.entityType, .text, "The field with what it is about: `flow`.")
    Field("entity_id", \.entityID, .text, "The field with which one it is about.")
    Field("payload", \.payload, .text, "The field with what is sent.")
    Field("created", \.created, .text, "The field with when it was added. Nothing is ordered by it.")
    Field("attempts", \.attempts, .text, "The field with how often it was sent.")
    Field("next_retry", \.nextRetry, .text, "The field with when it is tried again.")
    Field("error_code", \.errorCode, .text, "The field with why it last failed.")
    Field("error_message", \.errorMessage, .text, "The field with more about that.")
    Field("depends_on", \.dependsOn, .text, "The field with the operation that must be done first.")
    Field("device", \.device, .text, "The field with the device.")
    Field("user", \.user, .text, "The field with the person.")
  }
}
