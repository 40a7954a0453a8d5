/// A kind of change that waits in the sync queue until the server has it: what it is about, and how it takes its turn.
public struct OperationType: Sendable, Equatable, Kind {
  public static let key = "operations"
  public static let singular = "operation"

  public var provenance: Provenance
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
  public var role: OperationRole
  /// What it may be about: `flow`.
  public var entities: [String]
  /// How good the connection must be for it to be added to the queue.
  public var added: [Connectivity]
  /// What it may do, where that makes a difference to when it may be added; empty when it does one thing only.
  public var variants: [OperationVariant]
  /// The last operation of these kinds about what it belongs to comes first.
  public var waitsFor: [Name<OperationType>]
  public var takenBack: TakenBack
  /// Whether the server applies it once, however often it arrives.
  public var isDeduplicated: Bool
  /// Whether the server takes it only on top of the revision that it was made from.
  public var checksRevision: Bool
  /// For whom it is not added.
  public var refuses: [OperationRefusal]

  public init(
    provenance: Provenance, was: String?, role: OperationRole, entities: [String], added: [Connectivity], variants: [OperationVariant],
    waitsFor: [Name<OperationType>], takenBack: TakenBack, isDeduplicated: Bool, checksRevision: Bool,
    refuses: [OperationRefusal] = []
  ) {
    self.provenance = provenance
    self.was = was
    self.role = role
    self.entities = entities
    self.added = added
    self.variants = variants
    self.waitsFor = waitsFor
    self.takenBack = takenBack
    self.isDeduplicated = isDeduplicated
    self.checksRevision = checksRevision
    self.refuses = refuses
  }
}

/// When the queue does not take an operation, whatever the action that adds it says.
public struct OperationRefusal: Sendable, Equatable {
  /// All must hold.
  public var conditions: [Name<Condition>]
  /// What it is about; empty for everything that the operation is about.
  public var about: [String]
  public var reason: Name<Reason>

  public init(conditions: [Name<Condition>], about: [String], reason: Name<Reason>) {
    self.conditions = conditions
    self.about = about
    self.reason = reason
  }
}

/// One of several things that an operation does: `dismiss`.
public struct OperationVariant: Sendable, Equatable {
  public var name: String
  public var added: [Connectivity]

  public init(name: String, added: [Connectivity]) {
    self.name = name
    self.added = added
  }
}

/// What the server's yes means for what the operation is about.
public enum OperationRole: String, Sendable, Hashable, CaseIterable {
  /// The server has this version.
  case writes
  /// It is gone.
  case deletes
  /// It is attached to what it belongs to.
  case uploads
  /// The server knows; nothing changes here.
  case sends
}

public enum Connectivity: String, Sendable, Hashable, CaseIterable {
  case online, degraded, offline
}

/// Until when an operation can be taken out of the queue.
public enum TakenBack: String, Sendable, Hashable, CaseIterable {
  case never
  case untilSent = "until_sent"
  case anyTime = "any_time"
}
