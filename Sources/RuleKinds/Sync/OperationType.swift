package import RulesBundle
internal import Schema

/// A type of change that waits in the sync queue until the server has it.
package struct OperationType: Sendable, Equatable, Kind, Sourced {
  package static let key = "operations"
  package static let singular = "operation"

  package var provenance: Provenance
  /// The name under which it is stored, if different: the name that older versions know.
  package var was: String?
  package var role: OperationRoleKind
  /// The types of entities that it can change: `flow`.
  package var entities: [String]
  /// The connections on which it can be added to the queue.
  package var added: [ConnectionKind]
  /// The variants of the operation, each with its connections; empty for an operation without variants.
  package var variants: [OperationVariant]
  /// The operation types that must be done first for the entity that it belongs to.
  package var waitsFor: [Name<OperationType>]
  package var takenBack: TakenBackKind
  /// Whether the server applies the operation only once, even if it receives it several times.
  package var isDeduplicated: Bool
  /// Whether the server accepts the operation only if its base revision is current.
  package var checksRevision: Bool
  /// The conditions under which the queue rejects the operation.
  package var refuses: [OperationRefusal]
}

/// A condition under which the queue rejects an operation, even if the action that adds it is allowed.
package struct OperationRefusal: Sendable, Equatable {
  /// All must hold.
  package var conditions: [Name<Condition>]
  /// The types of entities that are affected; empty for all entities of the operation.
  package var about: [String]
  package var reason: Name<Reason>
}

/// A variant of an operation: `dismiss`.
package struct OperationVariant: Sendable, Equatable {
  package var name: String
  package var added: [ConnectionKind]
}

extension OperationType {
  static let schema = Schema.object("operation", build: OperationType.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name under which older versions stored it, and under which it is still stored.")
    Field(
      "role", \.role, .choice,
      "The effect when the server accepts it: the version is stored, the entity is deleted, the file is attached, or nothing changes locally."
    )
    Field("entities", \.entities, .oneOrMany(.text), "The types of entities that it can change: `flow`.")
    Field("added", \.added, .oneOrMany(.choice), or: [], "The connections on which it can be added.")
    Field(
      "does", \.variants, OperationVariant.list, or: [],
      "The variants of the operation, each with the connections on which it can be added.")
    Field(
      "waits_for", \.waitsFor, .oneOrMany(.name(of: OperationType.self)), or: [], cycles: .onlyToItself,
      "The operations that must be done first for the entity that it belongs to.")
    Field("taken_back", \.takenBack, .choice, "How long the operation can be withdrawn from the queue.")
    Field(
      "deduplicated", \.isDeduplicated, .boolean,
      "Whether the server applies the operation only once, even if it receives it several times.")
    Field("checks_revision", \.checksRevision, .boolean, "Whether the server accepts the operation only if its base revision is current.")
    Field(
      "refuses", \.refuses, .oneOrMany(OperationRefusal.schema), or: [],
      "The conditions under which the operation is rejected; every action that sends it is denied under them as well.")
  }
}

extension OperationRefusal {
  static let schema = Schema.object("rejection", build: OperationRefusal.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions under which the operation is rejected; all must hold.")
    Field(
      "about", \.about, .oneOrMany(.text), or: [], "The types of entities that are affected; all entities of the operation when left out.")
    Field("deny", \.reason, .name(of: Reason.self), "The reason for the denial.")
  }
}

extension OperationVariant {
  static let list = Schema<[OperationVariant]>.entries(
    .map(connections.shape), connections, key: { _, _, _ in },
    make: { $0.map { OperationVariant(name: $0.key, added: $0.value) } }, split: { $0.map { ($0.name, $0.added) } })

  private static let connections = Schema<[ConnectionKind]>.oneOrMany(.choice)
}
