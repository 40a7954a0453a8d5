public import RulesBundle
internal import Schema

/// A kind of change that waits in the sync queue until the server has it: what it is about, and how it takes its turn.
public struct OperationType: Sendable, Equatable, Kind, Sourced {
  public static let key = "operations"
  public static let singular = "operation"

  public var provenance: Provenance
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
  public var role: OperationRoleKind
  /// What it may be about: `flow`.
  public var entities: [String]
  /// How good the connection must be for it to be added to the queue.
  public var added: [ConnectionKind]
  /// What it may do, where that makes a difference to when it may be added; empty when it does one thing only.
  public var variants: [OperationVariant]
  /// The last operation of these kinds about what it belongs to comes first.
  public var waitsFor: [Name<OperationType>]
  public var takenBack: TakenBackKind
  /// Whether the server applies it once, however often it arrives.
  public var isDeduplicated: Bool
  /// Whether the server takes it only on top of the revision that it was made from.
  public var checksRevision: Bool
  /// For whom it is not added.
  public var refuses: [OperationRefusal]
}

/// When the queue does not take an operation, whatever the action that adds it says.
public struct OperationRefusal: Sendable, Equatable {
  /// All must hold.
  public var conditions: [Name<Condition>]
  /// What it is about; empty for everything that the operation is about.
  public var about: [String]
  public var reason: Name<Reason>
}

/// One of several things that an operation does: `dismiss`.
public struct OperationVariant: Sendable, Equatable {
  public var name: String
  public var added: [ConnectionKind]
}

extension OperationType {
  static let schema = Schema.object("operation", build: OperationType.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "was", \.was, Schema.text.optional, or: .some(nil),
      "The name that older versions stored it under; it goes on being stored under that one.")
    Field("role", \.role, .choice, "What the server's yes means: it has this version, it is gone, it is attached, or nothing here.")
    Field("entities", \.entities, .oneOrMany(.text), "What it may be about: `flow`.")
    Field("added", \.added, .oneOrMany(.choice), or: [], "How good the connection must be for it to be added.")
    Field("does", \.variants, OperationVariant.list, or: [], "What it may do, each with the connections under which it is added.")
    Field(
      "waits_for", \.waitsFor, .oneOrMany(.name(of: OperationType.self)), or: [],
      "Operations about what it belongs to that must be done first.")
    Field("taken_back", \.takenBack, .choice, "Until when it can be taken out of the queue.")
    Field("deduplicated", \.isDeduplicated, .boolean, "Whether the server applies it once, however often it arrives.")
    Field("checks_revision", \.checksRevision, .boolean, "Whether the server takes it only on top of the revision it was made from.")
    Field(
      "refuses", \.refuses, .oneOrMany(OperationRefusal.schema), or: [],
      "For whom it is not added; every action that sends it refuses them too.")
  }
}

extension OperationRefusal {
  static let schema = Schema.object("refusal", build: OperationRefusal.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "It is not added while all of these hold.")
    Field("about", \.about, .oneOrMany(.text), or: [], "What it is about then; left out, all that the operation is about.")
    Field("deny", \.reason, .name(of: Reason.self), "Why.")
  }
}

extension OperationVariant {
  static let list = Schema<[OperationVariant]>.entries(
    .map(connections.shape), connections, key: { _, _, _ in },
    make: { $0.map { OperationVariant(name: $0.key, added: $0.value) } }, split: { $0.map { ($0.name, $0.added) } })

  private static let connections = Schema<[ConnectionKind]>.oneOrMany(.choice)
}
