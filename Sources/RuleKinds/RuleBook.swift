package import Schema

/// All rules of a product, as the compiler sees them: without source locations and without YAML.
package struct RuleBook: Sendable, Equatable {
  package var manifest: Manifest
  package var facts: Named<Fact, Fact> = Named()
  package var settings: Named<Setting, Setting> = Named()
  package var conditions: Named<Condition, Condition> = Named()
  package var plans: Plans
  package var snapshot: Named<SnapshotField, SnapshotField> = Named()
  package var capabilities: Named<Capability, Capability> = Named()
  package var limits: Named<Limit, Limit> = Named()
  package var resets: Named<Reset, Reset> = Named()
  package var actions: Named<Action, Action> = Named()
  package var entryPoints: Named<EntryPoint, EntryPoint> = Named()
  package var effects: Named<Effect, Effect> = Named()
  package var reasons: Named<Reason, Reason> = Named()
  package var gates: Named<Gate, Gate> = Named()
  package var buttons: Named<Button, Button> = Named()
  package var notices: Named<Notice, Notice> = Named()
  package var errors: Named<ErrorRule, ErrorRule> = Named()
  package var severities: Named<Severity, Severity> = Named()
  package var surfaces: Named<Surface, Surface> = Named()
  package var copy: Named<Copy, Copy> = Named()
  package var telemetry: Named<Event, Event> = Named()
  package var routes: Named<Route, Route> = Named()
  package var router = Router.absent
  package var deepLinks: Named<DeepLink, DeepLink> = Named()
  package var planner = Planner.absent
  package var notificationCategories: Named<NotificationCategory, NotificationCategory> = Named()
  package var notificationBatches: Named<NotificationBatch, NotificationBatch> = Named()
  package var notifications: Named<NotificationType, NotificationType> = Named()
  package var events: Named<CountedEvent, CountedEvent> = Named()
  package var ladderLevels: Named<LadderLevel, LadderLevel> = Named()
  package var ladder: Named<LadderVector, LadderVector> = Named()
  package var signals: Named<Signal, Signal> = Named()
  package var escalation = Escalation.absent
  package var emptyStates: Named<EmptyState, EmptyState> = Named()
  package var downgrade: Named<DowngradeRule, DowngradeRule> = Named()
  package var payloads: Named<Payload, Payload> = Named()
  package var records: Named<Record, Record> = Named()
  package var tables: Named<DecisionTable, DecisionTable> = Named()
  package var remote: Named<RemotePath, RemotePath> = Named()
  package var environments: Named<Environment, Environment> = Named()
  package var invariants: Named<Invariant, Invariant> = Named()
  package var locks: Named<Lock, Lock> = Named()
  package var placeholders: Named<Placeholder, Placeholder> = Named()
  package var milestones: Named<Milestone, Milestone> = Named()
  package var assumptions: Named<Assumption, Assumption> = Named()
  package var decisions: Named<RecordedDecision, RecordedDecision> = Named()
  package var waivers: Named<Waiver, Waiver> = Named()
  package var requirements: Named<Requirement, Requirement> = Named()
  package var operations: Named<OperationType, OperationType> = Named()
  package var sync = Sync.absent
  package var connection = ConnectionRules.absent
  package var offlineFeatures: Named<OfflineFeature, OfflineFeature> = Named()
  package var offline: Named<OfflineRow, OfflineRow> = Named()
  package var retries: Named<RetryPolicy, RetryPolicy> = Named()
  package var errorLog = ErrorLogging.absent
  package var toasts = Toasts.absent
  package var providers: Named<Provider, Provider> = Named()
  package var tasks: Named<AppTask, AppTask> = Named()
  package var moments: Named<Moment, Moment> = Named()
  package var dataTypes: Named<DataType, DataType> = Named()
  package var fields: Named<InputField, InputField> = Named()
  package var wordLists: Named<WordList, WordList> = Named()
  package var forms: Named<InputForm, InputForm> = Named()
  package var scenarios: Named<Scenario, Scenario> = Named()
  package var translations = Translations()
}

/// The schema of the rules folder. Each key is a file `KEY.yaml`, or a folder `KEY/` whose files together form one map.
package enum RuleBookSchema {
  package static let schema = FolderSchema(build: RuleBook.init) {
    Field(
      "manifest", \.manifest, Manifest.schema, whenBroken: Manifest.unreadable,
      "The product that the rules are for, and the documents that they come from.")
    Field("facts", \.facts, .named(Fact.self, Fact.schema), or: Named(), "The typed inputs of the rules.")
    Field("settings", \.settings, .named(Setting.self, Setting.schema), or: Named(), "Numbers that do not depend on the plan.")
    Field("conditions", \.conditions, .named(Condition.self, Condition.schema), or: Named(), "Named expressions over facts.")
    Field(
      "plans", \.plans, Plans.schema, whenBroken: Plans(states: Named(), resolution: [], onError: Name("")),
      "The plans, and how the current plan is determined.")
    Field(
      "snapshot", \.snapshot, .named(SnapshotField.self, SnapshotField.schema), or: Named(),
      "The information about the plan that every screen reads.")
    Field("capabilities", \.capabilities, .named(Capability.self, Capability.schema), or: Named(), "What each plan allows.")
    Field("limits", \.limits, .named(Limit.self, Limit.schema), or: Named(), "How much each plan allows.")
    Field("resets", \.resets, .named(Reset.self, Reset.schema), or: Named(), "Schedules on which counts reset.")
    Field("actions", \.actions, .named(Action.self, Action.schema), or: Named(), "What users can try to do.")
    Field(
      "entry_points", \.entryPoints, .named(EntryPoint.self, EntryPoint.schema), or: Named(),
      "The places where actions start, for telemetry.")
    Field("effects", \.effects, .named(Effect.self, Effect.schema), or: Named(), "The effects of actions.")
    Field(
      "reasons", \.reasons, .named(Reason.self, Reason.schema), or: Named(), "The reasons for denials, and messages about allowed actions.")
    Field("gates", \.gates, .named(Gate.self, Gate.schema), or: Named(), "How denials are shown.")
    Field("buttons", \.buttons, .named(Button.self, Button.schema), or: Named(), "The buttons that users can tap.")
    Field("notices", \.notices, .named(Notice.self, Notice.schema), or: Named(), "Messages that are shown while conditions hold.")
    Field("errors", \.errors, .named(ErrorRule.self, ErrorRule.schema), or: Named(), "The error dictionary.")
    Field("severities", \.severities, .named(Severity.self, Severity.schema), or: Named(), "How severe errors are.")
    Field("surfaces", \.surfaces, .named(Surface.self, Surface.schema), or: Named(), "The parts of the screen that show copy.")
    Field("copy", \.copy, .named(Copy.self, Copy.schema), or: Named(), "All copy that users read.")
    Field("telemetry", \.telemetry, .named(Event.self, Event.schema), or: Named(), "The telemetry events.")
    Field("routes", \.routes, .named(Route.self, Route.schema), or: Named(), "Screens, and the screens that each one leads to.")
    Field("router", \.router, Router.schema, or: Router.absent, "The rules for all links into the app.")
    Field("deep_links", \.deepLinks, .named(DeepLink.self, DeepLink.schema), or: Named(), "Links into the app.")
    Field("planner", \.planner, Planner.schema, or: Planner.absent, "How notifications are planned.")
    Field(
      "notification_categories", \.notificationCategories, .named(NotificationCategory.self, NotificationCategory.schema), or: Named(),
      "Groups of notifications that users can turn on or off.")
    Field(
      "notification_batches", \.notificationBatches, .named(NotificationBatch.self, NotificationBatch.schema), or: Named(),
      "Notifications that combine several others.")
    Field(
      "notifications", \.notifications, .named(NotificationType.self, NotificationType.schema), or: Named(),
      "The notifications that the app sends."
    )
    Field("events", \.events, .named(CountedEvent.self, CountedEvent.schema), or: Named(), "The events that are counted.")
    Field("ladder_levels", \.ladderLevels, .named(LadderLevel.self, LadderLevel.schema), or: Named(), "The levels of the warning ladder.")
    Field(
      "ladder", \.ladder, .named(LadderVector.self, LadderVector.schema), or: Named(),
      "Activities that can be overused, and the warnings and blocks for each.")
    Field("signals", \.signals, .named(Signal.self, Signal.schema), or: Named(), "Signs of automation or fraud.")
    Field("escalation", \.escalation, Escalation.schema, or: Escalation.absent, "How every vector of the warning ladder rises and falls.")
    Field("empty_states", \.emptyStates, .named(EmptyState.self, EmptyState.schema), or: Named(), "What a screen shows while it is empty.")
    Field(
      "downgrade", \.downgrade, .named(DowngradeRule.self, DowngradeRule.schema), or: Named(),
      "What happens to items that exceed a limit after a downgrade.")
    Field(
      "payloads", \.payloads, .named(Payload.self, Payload.schema), or: Named(),
      "The parts of an item that are included when it is shared or exported.")
    Field("records", \.records, .named(Record.self, Record.schema), or: Named(), "The stored records, field by field.")
    Field("tables", \.tables, .named(DecisionTable.self, DecisionTable.schema), or: Named(), "Decision tables with a fixed set of answers.")
    Field("remote", \.remote, .named(RemotePath.self, RemotePath.schema), or: Named(), "The values that a server can override.")
    Field(
      "overrides", \.environments, .named(Environment.self, Environment.schema), or: Named(),
      "Environments, and the values that a server sets in each.")
    Field("invariants", \.invariants, .named(Invariant.self, Invariant.schema), or: Named(), "Statements that must always hold.")
    Field("locks", \.locks, .named(Lock.self, Lock.schema), or: Named(), "Values that can change only with a recorded decision.")
    Field("placeholders", \.placeholders, .named(Placeholder.self, Placeholder.schema), or: Named(), "Values that are not decided yet.")
    Field(
      "milestones", \.milestones, .named(Milestone.self, Milestone.schema), or: Named(), "Dates by which open questions must be decided.")
    Field(
      "assumptions", \.assumptions, .named(Assumption.self, Assumption.schema), or: Named(),
      "Choices made where the product documents conflict or are silent.")
    Field(
      "decisions", \.decisions, .named(RecordedDecision.self, RecordedDecision.schema), or: Named(),
      "Decisions of the product team that rules cite, and what they overrule.")
    Field("waivers", \.waivers, .named(Waiver.self, Waiver.schema), or: Named(), "Warnings that are accepted until a date.")
    Field(
      "requirements", \.requirements, .named(Requirement.self, Requirement.schema), or: Named(),
      "What the product documents require, and where it is met.")
    Field(
      "operations", \.operations, .named(OperationType.self, OperationType.schema), or: Named(),
      "Changes that wait in the sync queue until the server has them.")
    Field("sync", \.sync, Sync.schema, or: Sync.absent, "How the sync queue works.")
    Field(
      "connection", \.connection, ConnectionRules.schema, or: ConnectionRules.absent, "How the quality of the connection is determined.")
    Field(
      "offline_features", \.offlineFeatures, .named(OfflineFeature.self, OfflineFeature.schema), or: Named(),
      "What works on each connection, as the product documents print it.")
    Field(
      "offline", \.offline, .named(OfflineRow.self, OfflineRow.schema), or: Named(), "How user activities are performed on each connection."
    )
    Field("retries", \.retries, .named(RetryPolicy.self, RetryPolicy.schema), or: Named(), "How failed operations are retried.")
    Field("error_log", \.errorLog, ErrorLogging.schema, or: ErrorLogging.absent, "How errors are logged.")
    Field("toasts", \.toasts, Toasts.schema, or: Toasts.absent, "How toasts, the short messages that disappear on their own, are queued.")
    Field(
      "providers", \.providers, .named(Provider.self, Provider.schema), or: Named(),
      "Ways to sign in, in the order in which screens offer them.")
    Field("tasks", \.tasks, .named(AppTask.self, AppTask.schema), or: Named(), "Tasks that the app performs on its own.")
    Field(
      "moments", \.moments, .named(Moment.self, Moment.schema), or: Named(),
      "Moments in the app's life cycle, and what the app does at each.")
    Field(
      "data_types", \.dataTypes, .named(DataType.self, DataType.schema), or: Named(),
      "Types of stored data: where each is stored, how much of it is cached, and when it is deleted.")
    Field("fields", \.fields, .named(InputField.self, InputField.schema), or: Named(), "Text input fields.")
    Field("word_lists", \.wordLists, .named(WordList.self, WordList.schema), or: Named(), "Lists of words that fields reject.")
    Field("forms", \.forms, .named(InputForm.self, InputForm.schema), or: Named(), "Groups of fields that users fill in together.")
    Field(
      "scenarios", \.scenarios, .named(Scenario.self, Scenario.schema), or: Named(), "Examples of expected behavior, which run as tests.")
    Field("translations", \.translations, Translations.schema, or: Translations(), "Copy in other languages, by copy key.")
  }
}
