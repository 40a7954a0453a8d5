public import RulesBundle
internal import Schema

/// How the sync queue works: what is stored of an operation, how long it waits between tries, what a person reads.
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
}

/// What a person reads about the queue, as errors.
public struct SyncErrors: Sendable, Equatable {
  public var failed: Name<ErrorRule>
  public var loggedOut: Name<ErrorRule>
  public var blocked: Name<ErrorRule>
  public var backlog: Name<ErrorRule>
}

/// What stands beside something that is edited.
public struct SaveStatusWords: Sendable, Equatable {
  public var saved: Name<Copy>
  public var saving: Name<Copy>
  public var savedLocally: Name<Copy>
  public var error: Name<Copy>
}

/// What happens when the same thing was edited on two devices.
public struct ConflictPolicy: Sendable, Equatable {
  /// The choice for those who did not choose.
  public var standard: ConflictChoiceKind
  public var copyName: Name<Copy>
  /// The operation that saves a copy.
  public var copiesWith: Name<OperationType>
  /// What is said when it is found.
  public var found: Name<ErrorRule>
  /// What is said where the person chooses.
  public var open: Name<ErrorRule>
}

extension Sync {
  static let schema = Schema.object("sync", build: Sync.init) {
    Field("operation", \.operation, StoredOperation.schema.optional, or: .some(nil), "Where an operation is stored.")
    Field("backoff", \.backoff, Backoff.schema.optional, or: .some(nil), "How long an operation that failed waits for its next try.")
    Field("persists_after", \.persistsAfter, setting, or: .some(nil), "The setting with how many failures in a row are no hiccup.")
    Field("backlog", \.backlog, setting, or: .some(nil), "The setting with how many may wait before there is a warning.")
    Field("remembers", \.remembers, setting, or: .some(nil), "The setting with of how many that are done the ids are kept.")
    Field("errors", \.errors, SyncErrors.schema.optional, or: .some(nil), "What somebody is told about the queue.")
    Field("status", \.status, SaveStatusWords.schema.optional, or: .some(nil), "What stands beside something that is edited.")
    Field("conflict", \.conflict, ConflictPolicy.schema.optional, or: .some(nil), "What happens when two devices edited the same.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }

  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
}

extension Backoff {
  static let schema = Schema.object("backoff", build: Backoff.init) {
    Field("first", \.first, .name(of: Setting.self), "The setting with the first wait.")
    Field("factor", \.factor, .name(of: Setting.self), "The setting with how many times longer each wait is than the one before.")
    Field("longest", \.longest, .name(of: Setting.self), "The setting with the longest wait.")
    Field("jitter", \.jitter, .name(of: Setting.self), "The setting with the part of a wait that is chance.")
  }
}

extension SyncErrors {
  static let schema = Schema.object("sync errors", build: SyncErrors.init) {
    Field("failed", \.failed, .name(of: ErrorRule.self), "What could not be sent, or keeps failing.")
    Field("logged_out", \.loggedOut, .name(of: ErrorRule.self), "Nothing can be sent before somebody logs in.")
    Field("blocked", \.blocked, .name(of: ErrorRule.self), "What waits for another that could not be sent.")
    Field("backlog", \.backlog, .name(of: ErrorRule.self), "A great many are waiting.")
  }
}

extension SaveStatusWords {
  static let schema = Schema.object("save status", build: SaveStatusWords.init) {
    Field("saved", \.saved, .name(of: Copy.self), "The server has it.")
    Field("saving", \.saving, .name(of: Copy.self), "It is being written to the device.")
    Field("saved_locally", \.savedLocally, .name(of: Copy.self), "Only the device has it.")
    Field("error", \.error, .name(of: Copy.self), "It needs a look.")
  }
}

extension ConflictPolicy {
  static let schema = Schema.object("conflict", build: ConflictPolicy.init) {
    Field("default", \.standard, .choice, "The choice for those who did not choose.")
    Field("copy_name", \.copyName, .name(of: Copy.self), "The name of a copy.")
    Field("copies_with", \.copiesWith, .name(of: OperationType.self), "The operation that saves a copy.")
    Field("found", \.found, .name(of: ErrorRule.self), "What is said when it is found.")
    Field("open", \.open, .name(of: ErrorRule.self), "What is said where the person chooses.")
  }
}
