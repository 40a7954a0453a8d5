// The sections of the sync queue, and the positions of their columns.
extension Layout {
  static let syncSections: [SectionLayout] = [
    SectionLayout(
      .operations, "operations",
      [
        Column("name", .text), Column("role", .choice(OperationRoleKind.names)), Column("entities", .rows(.operationEntities)),
        Column("added_online", .choice(noYes)), Column("added_degraded", .choice(noYes)), Column("added_offline", .choice(noYes)),
        Column("does", .rows(.operationVariants)), Column("waits_for", .rows(.operationRefs)),
        Column("taken_back", .choice(TakenBackKind.names)), Column("deduplicated", .choice(noYes)),
        Column("checks_revision", .choice(noYes)), Column("refuses", .rows(.operationRefusals)),
      ]),
    SectionLayout(.operationEntities, "operation_entities", [Column("entity", .text)]),
    SectionLayout(
      .operationVariants, "operation_variants",
      [
        Column("variant", .text), Column("added_online", .choice(noYes)), Column("added_degraded", .choice(noYes)),
        Column("added_offline", .choice(noYes)),
      ]),
    SectionLayout(
      .operationRefusals, "operation_refusals",
      [Column("if", .row(.programs)), Column("about", .rows(.operationEntities)), Column("deny", .row(.reasons))]),
    SectionLayout(.operationRefs, "operation_refs", [Column("operation", .row(.operations))]),
    SectionLayout(
      .sync, "sync",
      [
        Column("record", .row(.records)), Column("id", .row(.recordFields)), Column("type", .row(.recordFields)),
        Column("entity_type", .row(.recordFields)), Column("entity_id", .row(.recordFields)), Column("payload", .row(.recordFields)),
        Column("created", .row(.recordFields)), Column("attempts", .row(.recordFields)), Column("next_retry", .row(.recordFields)),
        Column("error_code", .row(.recordFields)), Column("error_message", .row(.recordFields)),
        Column("depends_on", .row(.recordFields)), Column("device", .row(.recordFields)), Column("user", .row(.recordFields)),
        Column("first_wait", .row(.settings)), Column("factor", .row(.settings)), Column("longest_wait", .row(.settings)),
        Column("jitter", .row(.settings)), Column("persists_after", .row(.settings)), Column("backlog", .row(.settings)),
        Column("remembers", .row(.settings)), Column("failed", .row(.errors)), Column("logged_out", .row(.errors)),
        Column("blocked", .row(.errors)), Column("backlog_error", .row(.errors)), Column("conflict_found", .row(.errors)),
        Column("conflict_open", .row(.errors)), Column("saved", .row(.copy)), Column("saving", .row(.copy)),
        Column("saved_locally", .row(.copy)), Column("status_error", .row(.copy)), Column("copies_with", .row(.operations)),
        Column("default_choice", .choice(ConflictChoiceKind.names)), Column("copy_name", .row(.copy)),
      ]),
  ]
}

extension Word {
  public enum Operations {
    public static let name = 0
    public static let role = 1
    public static let entities = 2
    public static let addedOnline = 4
    public static let addedDegraded = 5
    public static let addedOffline = 6
    public static let does = 7
    public static let waitsFor = 9
    public static let takenBack = 11
    public static let deduplicated = 12
    public static let checksRevision = 13
    public static let refuses = 14
  }

  public enum OperationEntities {
    public static let entity = 0
  }

  public enum OperationVariants {
    public static let variant = 0
    public static let addedOnline = 1
    public static let addedDegraded = 2
    public static let addedOffline = 3
  }

  public enum OperationRefusals {
    public static let condition = 0
    public static let about = 1
    public static let reason = 3
  }

  public enum OperationRefs {
    public static let operation = 0
  }

  public enum Sync {
    public static let record = 0
    public static let id = 1
    public static let type = 2
    public static let entityType = 3
    public static let entityId = 4
    public static let payload = 5
    public static let created = 6
    public static let attempts = 7
    public static let nextRetry = 8
    public static let errorCode = 9
    public static let errorMessage = 10
    public static let dependsOn = 11
    public static let device = 12
    public static let user = 13
    public static let firstWait = 14
    public static let factor = 15
    public static let longestWait = 16
    public static let jitter = 17
    public static let persistsAfter = 18
    public static let backlog = 19
    public static let remembers = 20
    public static let failed = 21
    public static let loggedOut = 22
    public static let blocked = 23
    public static let backlogError = 24
    public static let conflictFound = 25
    public static let conflictOpen = 26
    public static let saved = 27
    public static let saving = 28
    public static let savedLocally = 29
    public static let statusError = 30
    public static let copiesWith = 31
    public static let defaultChoice = 32
    public static let copyName = 33
  }
}
