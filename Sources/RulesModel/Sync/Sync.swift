/// How the sync queue works: what is stored of an operation, how long it waits between tries, what a person is told.
public struct Sync: Sendable, Equatable {
  public static let key = "sync"

  public var operation: StoredOperation?
  public var backoff: Backoff?
  /// After so many failures in a row it is no longer a hiccup.
  public var persistsAfter: Name<Setting>?
  /// With more than so many waiting there is a warning; nothing is refused.
  public var backlog: Name<Setting>?
  /// Of so many operations that are done the ids are kept, so that one that is added again counts once.
  public var remembers: Name<Setting>?
  public var errors: SyncErrors?
  public var status: SaveStatusWords?
  public var conflict: ConflictPolicy?
  public var sources: [String]
  public var assumes: [Name<Assumption>]

  public init(
    operation: StoredOperation?, backoff: Backoff?, persistsAfter: Name<Setting>?, backlog: Name<Setting>?, remembers: Name<Setting>?,
    errors: SyncErrors?, status: SaveStatusWords?, conflict: ConflictPolicy?, sources: [String], assumes: [Name<Assumption>]
  ) {
    self.operation = operation
    self.backoff = backoff
    self.persistsAfter = persistsAfter
    self.backlog = backlog
    self.remembers = remembers
    self.errors = errors
    self.status = status
    self.conflict = conflict
    self.sources = sources
    self.assumes = assumes
  }

  /// A rule book without a sync queue.
  public static let absent = Sync(
    operation: nil, backoff: nil, persistsAfter: nil, backlog: nil, remembers: nil, errors: nil, status: nil, conflict: nil, sources: [],
    assumes: [])
}

/// How long an operation that failed waits for its next try: longer each time, and partly by chance, so that not all come back at once.
public struct Backoff: Sendable, Equatable {
  public var first: Name<Setting>
  public var factor: Name<Setting>
  public var longest: Name<Setting>
  /// How much of a wait is chance.
  public var jitter: Name<Setting>

  public init(first: Name<Setting>, factor: Name<Setting>, longest: Name<Setting>, jitter: Name<Setting>) {
    self.first = first
    self.factor = factor
    self.longest = longest
    self.jitter = jitter
  }
}

/// What somebody is told about the queue, as errors.
public struct SyncErrors: Sendable, Equatable {
  public var failed: Name<ErrorRule>
  public var loggedOut: Name<ErrorRule>
  public var blocked: Name<ErrorRule>
  public var backlog: Name<ErrorRule>

  public init(failed: Name<ErrorRule>, loggedOut: Name<ErrorRule>, blocked: Name<ErrorRule>, backlog: Name<ErrorRule>) {
    self.failed = failed
    self.loggedOut = loggedOut
    self.blocked = blocked
    self.backlog = backlog
  }
}

/// What stands beside something that is edited.
public struct SaveStatusWords: Sendable, Equatable {
  public var saved: Name<Copy>
  public var saving: Name<Copy>
  public var savedLocally: Name<Copy>
  public var error: Name<Copy>

  public init(saved: Name<Copy>, saving: Name<Copy>, savedLocally: Name<Copy>, error: Name<Copy>) {
    self.saved = saved
    self.saving = saving
    self.savedLocally = savedLocally
    self.error = error
  }
}

/// What happens when the same thing was edited on two devices.
public struct ConflictPolicy: Sendable, Equatable {
  /// The choice for those who did not choose.
  public var standard: ConflictChoice
  public var copyName: Name<Copy>
  /// The operation that saves a copy.
  public var copiesWith: Name<OperationType>
  /// What is said when it is found.
  public var found: Name<ErrorRule>
  /// What is said where the person chooses.
  public var open: Name<ErrorRule>

  public init(
    standard: ConflictChoice, copyName: Name<Copy>, copiesWith: Name<OperationType>, found: Name<ErrorRule>, open: Name<ErrorRule>
  ) {
    self.standard = standard
    self.copyName = copyName
    self.copiesWith = copiesWith
    self.found = found
    self.open = open
  }
}

public enum ConflictChoice: String, Sendable, Hashable, CaseIterable {
  /// This device's version goes on; the server's becomes a copy.
  case keepMine = "keep_mine"
  /// The server's version goes on; this device's becomes a copy.
  case keepTheirs = "keep_theirs"
  /// Both go on, each as a thing of its own.
  case keepBoth = "keep_both"
}
