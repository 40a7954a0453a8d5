internal import RulesModel
internal import Schema

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
