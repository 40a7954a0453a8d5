internal import Schema

/// Where operations are stored: the record, and the field of each part.
package struct StoredOperation: Sendable, Equatable {
  package var record: Name<Record>
  package var id: String
  package var type: String
  package var entityType: String
  package var entityID: String
  package var payload: String
  package var created: String
  /// The field with the number of attempts.
  package var attempts: String
  /// The field with the earliest time of the next attempt.
  package var nextRetry: String
  package var errorCode: String
  package var errorMessage: String
  /// The field with the operation that must be done first.
  package var dependsOn: String
  package var device: String
  package var user: String

  /// The fields with their keys in the rules, in the order of the record.
  package var fields: [(key: String, field: String)] {
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
    Field("id", \.id, .text, "The field with the id, which is unique across devices.")
    Field("type", \.type, .text, "The field with the type of the operation.")
    Field("entity_type", \.entityType, .text, "The field with the type of the entity: `flow`.")
    Field("entity_id", \.entityID, .text, "The field with the id of the entity.")
    Field("payload", \.payload, .text, "The field with the data to send.")
    Field("created", \.created, .text, "The field with the time at which the operation was added. It does not affect the order.")
    Field("attempts", \.attempts, .text, "The field with the number of attempts.")
    Field("next_retry", \.nextRetry, .text, "The field with the time of the next attempt.")
    Field("error_code", \.errorCode, .text, "The field with the error code of the last failure.")
    Field("error_message", \.errorMessage, .text, "The field with the error message of the last failure.")
    Field("depends_on", \.dependsOn, .text, "The field with the operation that must be done first.")
    Field("device", \.device, .text, "The field with the device.")
    Field("user", \.user, .text, "The field with the user.")
  }
}
