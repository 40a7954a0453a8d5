public import RulesModel
public import Schema

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
    Field("error_log", \.errorLog, ErrorLog.schema, or: ErrorLog.absent, "What is written down about errors.")
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
