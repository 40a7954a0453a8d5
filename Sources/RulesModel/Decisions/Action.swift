/// Something a person can try to do, and how it is decided.
public struct Action: Sendable, Equatable, Kind {
  public static let key = "actions"
  public static let singular = "action"

  public var provenance: Provenance
  /// Where in the app it starts, for telemetry.
  public var entryPoint: Name<EntryPoint>
  /// What doing it leaves behind.
  public var effects: [Name<Effect>]
  /// Whether the person is brought back to exactly this action after signing up at a gate.
  public var resumes: Bool
  /// The screen that they are brought back to; nil for the one where they were.
  public var returnsTo: Name<Route>?
  /// What the app keeps meanwhile, so that it is the same action about the same thing.
  public var with: [Name<Fact>]
  /// Events that go out when it is allowed.
  public var emits: [Name<Event>]
  /// What of it waits in the sync queue.
  public var sends: [SentOperation]
  /// Why nothing of it does, although it changes what the server has.
  public var unsent: String?
  /// The first step that applies decides.
  public var steps: [Step]

  public init(
    provenance: Provenance, entryPoint: Name<EntryPoint>, effects: [Name<Effect>], resumes: Bool, returnsTo: Name<Route>?,
    with: [Name<Fact>], emits: [Name<Event>], sends: [SentOperation] = [], unsent: String? = nil, steps: [Step]
  ) {
    self.provenance = provenance
    self.entryPoint = entryPoint
    self.effects = effects
    self.resumes = resumes
    self.returnsTo = returnsTo
    self.with = with
    self.emits = emits
    self.sends = sends
    self.unsent = unsent
    self.steps = steps
  }
}

/// One row of an action's decision table.
public struct Step: Sendable, Equatable {
  /// All must hold for the step to apply.
  public var conditions: [Name<Condition>]
  /// Refuses what the capability's cell refuses, else the next step decides.
  public var require: Name<Capability>?
  /// Refuses what the connection blocks, and says how the rest is carried out.
  public var connection: Name<OfflineRow>?
  /// Refuses with this reason.
  public var deny: Name<Reason>?
  /// The last step, which always applies.
  public var otherwise: Verdict?

  public init(
    conditions: [Name<Condition>], require: Name<Capability>?, connection: Name<OfflineRow>? = nil, deny: Name<Reason>?, otherwise: Verdict?
  ) {
    self.conditions = conditions
    self.require = require
    self.connection = connection
    self.deny = deny
    self.otherwise = otherwise
  }
}

public enum Verdict: String, Sendable, Hashable, CaseIterable {
  case allow
}

/// A place in the app where actions start, as telemetry names it.
public struct EntryPoint: Sendable, Equatable, Kind {
  public static let key = "entry_points"
  public static let singular = "entry point"

  public var provenance: Provenance

  public init(provenance: Provenance) { self.provenance = provenance }
}

/// An operation that an action adds to the sync queue.
public struct SentOperation: Sendable, Equatable {
  public var operation: Name<OperationType>
  /// What it is about: one of the entities of the operation.
  public var about: [String]
  /// What it does, where the operation does several things.
  public var does: [String]

  public init(operation: Name<OperationType>, about: [String], does: [String]) {
    self.operation = operation
    self.about = about
    self.does = does
  }
}

/// What an action leaves behind when it is done.
public struct Effect: Sendable, Equatable, Kind {
  public static let key = "effects"
  public static let singular = "effect"

  public var provenance: Provenance

  /// Whether the server hears of it by the sync queue.
  public var isSent: Bool

  public init(provenance: Provenance, isSent: Bool = false) {
    self.provenance = provenance
    self.isSent = isSent
  }
}
