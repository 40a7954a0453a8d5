package import RulesBundle
internal import Schema

/// How the sync queue works: how operations are stored, retried, and shown to the user.
package struct Sync: Sendable, Equatable {
  package static let key = "sync"

  package var operation: StoredOperation?
  package var backoff: Backoff?
  /// The setting with the number of consecutive failures after which a problem counts as persistent.
  package var persistsAfter: Name<Setting>?
  /// The setting with the number of waiting operations above which a warning is shown; no operation is rejected.
  package var backlog: Name<Setting>?
  /// The setting with the number of completed operations whose ids are kept, so that duplicates are detected.
  package var remembers: Name<Setting>?
  package var errors: SyncErrors?
  package var status: SaveStatusWords?
  package var conflict: ConflictPolicy?
  package var sources: [String]
  package var assumes: [Name<Assumption>]

  /// The value for a rule book without a sync queue.
  package static let absent = Sync(
    operation: nil, backoff: nil, persistsAfter: nil, backlog: nil, remembers: nil, errors: nil, status: nil, conflict: nil, sources: [],
    assumes: [])
}

/// The delay between retries: it grows each time, and has a random part so that not all clients retry at once.
package struct Backoff: Sendable, Equatable {
  package var first: Name<Setting>
  package var factor: Name<Setting>
  package var longest: Name<Setting>
  /// The setting with the random part of a delay.
  package var jitter: Name<Setting>
}

/// The errors that the user sees about the queue.
package struct SyncErrors: Sendable, Equatable {
  package var failed: Name<ErrorRule>
  package var loggedOut: Name<ErrorRule>
  package var blocked: Name<ErrorRule>
  package var backlog: Name<ErrorRule>
}

/// The copy for the save status next to an edited item.
package struct SaveStatusWords: Sendable, Equatable {
  package var saved: Name<Copy>
  package var saving: Name<Copy>
  package var savedLocally: Name<Copy>
  package var error: Name<Copy>
}

/// How a conflict is resolved when the same item was edited on two devices.
package struct ConflictPolicy: Sendable, Equatable {
  /// The choice for users who have not chosen.
  package var standard: ConflictChoiceKind
  package var copyName: Name<Copy>
  /// The operation that saves a copy.
  package var copiesWith: Name<OperationType>
  /// The error when the conflict is found.
  package var found: Name<ErrorRule>
  /// The error where the user resolves the conflict.
  package var open: Name<ErrorRule>
}

extension Sync {
  static let schema = Schema.object("sync file", build: Sync.init) {
    Field("operation", \.operation, StoredOperation.schema.optional, or: .some(nil), "Where operations are stored.")
    Field("backoff", \.backoff, Backoff.schema.optional, or: .some(nil), "The delay between retries of a failed operation.")
    Field(
      "persists_after", \.persistsAfter, setting, or: .some(nil), is: [.atLeast(1)],
      "The setting with the number of consecutive failures after which a problem counts as persistent.")
    Field(
      "backlog", \.backlog, setting, or: .some(nil), is: [.atLeast(1)],
      "The setting with the number of waiting operations above which a warning is shown.")
    Field(
      "remembers", \.remembers, setting, or: .some(nil), is: [.atLeast(1)],
      "The setting with the number of completed operations whose ids are kept to detect duplicates.")
    Field("errors", \.errors, SyncErrors.schema.optional, or: .some(nil), "The errors that the user sees about the queue.")
    Field("status", \.status, SaveStatusWords.schema.optional, or: .some(nil), "The copy for the save status next to an edited item.")
    Field(
      "conflict", \.conflict, ConflictPolicy.schema.optional, or: .some(nil),
      "How a conflict is resolved when the same item was edited on two devices.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "The sections of the product documents that the rule comes from.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions that the rule is based on.")
  }

  private static let setting = Schema<Name<Setting>>.name(of: Setting.self).optional
}

extension Backoff {
  static let schema = Schema.object("backoff", build: Backoff.init) {
    Field("first", \.first, .name(of: Setting.self), is: [.atMost("longest")], "The setting with the first delay.")
    Field(
      "factor", \.factor, .name(of: Setting.self), is: [.atLeast(2)],
      "The setting with the factor by which each delay is longer than the one before.")
    Field("longest", \.longest, .name(of: Setting.self), "The setting with the maximum delay.")
    Field("jitter", \.jitter, .name(of: Setting.self), "The setting with the random part of a delay.")
  }
}

extension SyncErrors {
  static let schema = Schema.object("set of sync errors", build: SyncErrors.init) {
    Field("failed", \.failed, .name(of: ErrorRule.self), "The error for an operation that cannot be sent or keeps failing.")
    Field("logged_out", \.loggedOut, .name(of: ErrorRule.self), "The error when nothing can be sent until the user logs in.")
    Field("blocked", \.blocked, .name(of: ErrorRule.self), "The error for an operation that waits for another one that cannot be sent.")
    Field("backlog", \.backlog, .name(of: ErrorRule.self), "The error when too many operations are waiting.")
  }
}

extension SaveStatusWords {
  static let schema = Schema.object("save status", build: SaveStatusWords.init) {
    Field("saved", \.saved, .name(of: Copy.self), "The copy when the server has the change.")
    Field("saving", \.saving, .name(of: Copy.self), "The copy while the change is being written to the device.")
    Field("saved_locally", \.savedLocally, .name(of: Copy.self), "The copy when only the device has the change.")
    Field("error", \.error, .name(of: Copy.self), "The copy when the user must check the change.")
  }
}

extension ConflictPolicy {
  static let schema = Schema.object("conflict", build: ConflictPolicy.init) {
    Field("default", \.standard, .choice, "The choice for users who have not chosen.")
    Field("copy_name", \.copyName, .name(of: Copy.self), "The name of a copy.")
    Field("copies_with", \.copiesWith, .name(of: OperationType.self), "The operation that saves a copy.")
    Field("found", \.found, .name(of: ErrorRule.self), "The error when the conflict is found.")
    Field("open", \.open, .name(of: ErrorRule.self), "The error where the user resolves the conflict.")
  }
}
