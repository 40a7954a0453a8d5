public import Schema

/// All rules of a product: the compiler's view, without places and without YAML.
public struct RuleBook: Sendable, Equatable {
  public var manifest: Manifest
  public var facts: Named<Fact, Fact> = Named()
  public var settings: Named<Setting, Setting> = Named()
  public var conditions: Named<Condition, Condition> = Named()
  public var plans: Plans
  public var snapshot: Named<SnapshotField, SnapshotField> = Named()
  public var capabilities: Named<Capability, Capability> = Named()
  public var limits: Named<Limit, Limit> = Named()
  public var resets: Named<Reset, Reset> = Named()
  public var actions: Named<Action, Action> = Named()
  public var entryPoints: Named<EntryPoint, EntryPoint> = Named()
  public var effects: Named<Effect, Effect> = Named()
  public var reasons: Named<Reason, Reason> = Named()
  public var gates: Named<Gate, Gate> = Named()
  public var buttons: Named<Button, Button> = Named()
  public var notices: Named<Notice, Notice> = Named()
  public var errors: Named<ErrorRule, ErrorRule> = Named()
  public var severities: Named<Severity, Severity> = Named()
  public var surfaces: Named<Surface, Surface> = Named()
  public var copy: Named<Copy, Copy> = Named()
  public var telemetry: Named<Event, Event> = Named()
  public var routes: Named<Route, Route> = Named()
  public var router = Router.absent
  public var deepLinks: Named<DeepLink, DeepLink> = Named()
  public var planner = Planner.absent
  public var notificationCategories: Named<NotificationCategory, NotificationCategory> = Named()
  public var notificationBatches: Named<NotificationBatch, NotificationBatch> = Named()
  public var notifications: Named<NotificationType, NotificationType> = Named()
  public var events: Named<CountedEvent, CountedEvent> = Named()
  public var ladderLevels: Named<LadderLevel, LadderLevel> = Named()
  public var ladder: Named<LadderVector, LadderVector> = Named()
  public var signals: Named<Signal, Signal> = Named()
  public var escalation = Escalation.absent
  public var emptyStates: Named<EmptyState, EmptyState> = Named()
  public var downgrade: Named<DowngradeRule, DowngradeRule> = Named()
  public var payloads: Named<Payload, Payload> = Named()
  public var records: Named<Record, Record> = Named()
  public var tables: Named<DecisionTable, DecisionTable> = Named()
  public var remote: Named<RemotePath, RemotePath> = Named()
  public var environments: Named<Environment, Environment> = Named()
  public var invariants: Named<Invariant, Invariant> = Named()
  public var locks: Named<Lock, Lock> = Named()
  public var placeholders: Named<Placeholder, Placeholder> = Named()
  public var milestones: Named<Milestone, Milestone> = Named()
  public var assumptions: Named<Assumption, Assumption> = Named()
  public var waivers: Named<Waiver, Waiver> = Named()
  public var requirements: Named<Requirement, Requirement> = Named()
  public var operations: Named<OperationType, OperationType> = Named()
  public var sync = Sync.absent
  public var connection = ConnectionRules.absent
  public var offlineFeatures: Named<OfflineFeature, OfflineFeature> = Named()
  public var offline: Named<OfflineRow, OfflineRow> = Named()
  public var retries: Named<RetryPolicy, RetryPolicy> = Named()
  public var errorLog = ErrorLogging.absent
  public var toasts = Toasts.absent
  public var providers: Named<Provider, Provider> = Named()
  public var tasks: Named<AppTask, AppTask> = Named()
  public var moments: Named<Moment, Moment> = Named()
  public var dataTypes: Named<DataType, DataType> = Named()
  public var fields: Named<InputField, InputField> = Named()
  public var wordLists: Named<WordList, WordList> = Named()
  public var forms: Named<InputForm, InputForm> = Named()
  public var scenarios: Named<Scenario, Scenario> = Named()
  public var translations = Translations()
}

/// The rules folder as one object: every key is a file `KEY.yaml`, or a folder `KEY/` whose files together form one map.
public enum RuleBookSchema {
  public static let schema = FolderSchema(build: RuleBook.init) {
    Field(
      "manifest", \.manifest, Manifest.schema, whenBroken: Manifest.unreadable, "What the rules are for, and the documents they come from.")
    Field("facts", \.facts, .named(Fact.self, Fact.schema), or: Named(), "What a rule may look at.")
    Field("settings", \.settings, .named(Setting.self, Setting.schema), or: Named(), "Numbers that belong to no plan.")
    Field("conditions", \.conditions, .named(Condition.self, Condition.schema), or: Named(), "Sentences about facts that have a name.")
    Field(
      "plans", \.plans, Plans.schema, whenBroken: Plans(states: Named(), resolution: [], onError: Name("")),
      "The plans and how the current one is found.")
    Field("snapshot", \.snapshot, .named(SnapshotField.self, SnapshotField.schema), or: Named(), "What every screen reads about the plan.")
    Field("capabilities", \.capabilities, .named(Capability.self, Capability.schema), or: Named(), "What each plan may do.")
    Field("limits", \.limits, .named(Limit.self, Limit.schema), or: Named(), "How much each plan may do.")
    Field("resets", \.resets, .named(Reset.self, Reset.schema), or: Named(), "When counting starts anew.")
    Field("actions", \.actions, .named(Action.self, Action.schema), or: Named(), "What people can try to do.")
    Field("entry_points", \.entryPoints, .named(EntryPoint.self, EntryPoint.schema), or: Named(), "Where actions start, for telemetry.")
    Field("effects", \.effects, .named(Effect.self, Effect.schema), or: Named(), "What actions leave behind.")
    Field("reasons", \.reasons, .named(Reason.self, Reason.schema), or: Named(), "Why something is refused.")
    Field("gates", \.gates, .named(Gate.self, Gate.schema), or: Named(), "How refusals are shown.")
    Field("buttons", \.buttons, .named(Button.self, Button.schema), or: Named(), "What can be tapped.")
    Field("notices", \.notices, .named(Notice.self, Notice.schema), or: Named(), "What a person is told while something holds.")
    Field("errors", \.errors, .named(ErrorRule.self, ErrorRule.schema), or: Named(), "The error dictionary.")
    Field("severities", \.severities, .named(Severity.self, Severity.schema), or: Named(), "How bad errors are.")
    Field("surfaces", \.surfaces, .named(Surface.self, Surface.schema), or: Named(), "Parts of the screen.")
    Field("copy", \.copy, .named(Copy.self, Copy.schema), or: Named(), "Every sentence that people read.")
    Field("telemetry", \.telemetry, .named(Event.self, Event.schema), or: Named(), "Events that are counted.")
    Field("routes", \.routes, .named(Route.self, Route.schema), or: Named(), "Screens, and where one can go from them.")
    Field("router", \.router, Router.schema, or: Router.absent, "What holds for every link into the app.")
    Field("deep_links", \.deepLinks, .named(DeepLink.self, DeepLink.schema), or: Named(), "Links into the app.")
    Field("planner", \.planner, Planner.schema, or: Planner.absent, "How notifications are planned.")
    Field(
      "notification_categories", \.notificationCategories, .named(NotificationCategory.self, NotificationCategory.schema), or: Named(),
      "Switches for notifications.")
    Field(
      "notification_batches", \.notificationBatches, .named(NotificationBatch.self, NotificationBatch.schema), or: Named(),
      "What several notifications become together.")
    Field(
      "notifications", \.notifications, .named(NotificationType.self, NotificationType.schema), or: Named(), "What the app sends by itself."
    )
    Field("events", \.events, .named(CountedEvent.self, CountedEvent.schema), or: Named(), "What happens and is counted.")
    Field("ladder_levels", \.ladderLevels, .named(LadderLevel.self, LadderLevel.schema), or: Named(), "How far a warning goes.")
    Field("ladder", \.ladder, .named(LadderVector.self, LadderVector.schema), or: Named(), "What can be overdone, and what happens then.")
    Field("signals", \.signals, .named(Signal.self, Signal.schema), or: Named(), "Signs of automation or fraud.")
    Field("escalation", \.escalation, Escalation.schema, or: Escalation.absent, "How every vector of the ladder climbs and comes down.")
    Field("empty_states", \.emptyStates, .named(EmptyState.self, EmptyState.schema), or: Named(), "What a screen shows while it is empty.")
    Field(
      "downgrade", \.downgrade, .named(DowngradeRule.self, DowngradeRule.schema), or: Named(), "What becomes of things that no longer fit.")
    Field("payloads", \.payloads, .named(Payload.self, Payload.schema), or: Named(), "What of a thing travels when it leaves.")
    Field("records", \.records, .named(Record.self, Record.schema), or: Named(), "What is stored, field by field.")
    Field("tables", \.tables, .named(DecisionTable.self, DecisionTable.schema), or: Named(), "Questions with a few possible answers.")
    Field("remote", \.remote, .named(RemotePath.self, RemotePath.schema), or: Named(), "Values that a server may set.")
    Field(
      "overrides", \.environments, .named(Environment.self, Environment.schema), or: Named(),
      "Environments, and what a server sets in each.")
    Field("invariants", \.invariants, .named(Invariant.self, Invariant.schema), or: Named(), "Promises that must always hold.")
    Field("locks", \.locks, .named(Lock.self, Lock.schema), or: Named(), "Values that only change with a decision.")
    Field("placeholders", \.placeholders, .named(Placeholder.self, Placeholder.schema), or: Named(), "What is not decided yet.")
    Field(
      "milestones", \.milestones, .named(Milestone.self, Milestone.schema), or: Named(), "Days by which open questions must be decided.")
    Field("assumptions", \.assumptions, .named(Assumption.self, Assumption.schema), or: Named(), "What was chosen for product.")
    Field("waivers", \.waivers, .named(Waiver.self, Waiver.schema), or: Named(), "Warnings that someone lives with.")
    Field(
      "requirements", \.requirements, .named(Requirement.self, Requirement.schema), or: Named(),
      "What the documents ask for, and where it is met.")
    Field(
      "operations", \.operations, .named(OperationType.self, OperationType.schema), or: Named(),
      "Changes that wait in the sync queue until the server has them.")
    Field("sync", \.sync, Sync.schema, or: Sync.absent, "How the sync queue works.")
    Field("connection", \.connection, ConnectionRules.schema, or: ConnectionRules.absent, "How good the connection is.")
    Field(
      "offline_features", \.offlineFeatures, .named(OfflineFeature.self, OfflineFeature.schema), or: Named(),
      "What works on which connection, as the documents print it.")
    Field(
      "offline", \.offline, .named(OfflineRow.self, OfflineRow.schema), or: Named(), "What each connection makes of what people do.")
    Field("retries", \.retries, .named(RetryPolicy.self, RetryPolicy.schema), or: Named(), "How something that failed is tried again.")
    Field("error_log", \.errorLog, ErrorLogging.schema, or: ErrorLogging.absent, "What is written down about errors.")
    Field("toasts", \.toasts, Toasts.schema, or: Toasts.absent, "How short lines that go away by themselves take turns.")
    Field(
      "providers", \.providers, .named(Provider.self, Provider.schema), or: Named(), "Ways to sign in, in the order in which they stand.")
    Field("tasks", \.tasks, .named(AppTask.self, AppTask.schema), or: Named(), "What an app does by itself.")
    Field("moments", \.moments, .named(Moment.self, Moment.schema), or: Named(), "Moments of an app's life, and what it does at each.")
    Field(
      "data_types", \.dataTypes, .named(DataType.self, DataType.schema), or: Named(),
      "What is stored: where, how much of it, and until when.")
    Field("fields", \.fields, .named(InputField.self, InputField.schema), or: Named(), "What people type.")
    Field("word_lists", \.wordLists, .named(WordList.self, WordList.schema), or: Named(), "Words that a field must not hold.")
    Field("forms", \.forms, .named(InputForm.self, InputForm.schema), or: Named(), "Fields that are filled in together.")
    Field("scenarios", \.scenarios, .named(Scenario.self, Scenario.schema), or: Named(), "Examples of what should happen, which are run.")
    Field("translations", \.translations, Translations.schema, or: Translations(), "Sentences in other languages, under their copy keys.")
  }
}
