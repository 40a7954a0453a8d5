internal import RuleKinds

/// The ordinals of every kind: positions among the names in byte order.
struct NameTable: Sendable {
  static let kinds = [
    Fact.key, Condition.key, Setting.key, Plan.key, Capability.key, Limit.key, Reset.key, Action.key, EntryPoint.key, Effect.key,
    Reason.key,
    Gate.key, Button.key, Notice.key, ErrorRule.key, Severity.key, Surface.key, Copy.key, Event.key, SnapshotField.key, Route.key,
    DeepLink.key,
    NotificationCategory.key, NotificationBatch.key, NotificationType.key, CountedEvent.key, LadderLevel.key, LadderVector.key, Signal.key,
    EmptyState.key,
    Record.key,
    DecisionTable.key, DowngradeRule.key, Payload.key, OperationType.key,
    OfflineRow.key, RetryPolicy.key,
    Provider.key, AppTask.key, Moment.key, DataType.key,
    InputField.key, WordList.key, InputForm.key,
  ]

  private var tables: [String: [String: Int]] = [:]
  private(set) var sorted: [String: [String]] = [:]

  init(_ book: RuleBook, _ ordinals: Ordinals) {
    add(Fact.key, ordinals.facts)
    add(Condition.key, ordinals.conditions)
    add(Plan.key, ordinals.plans)
    add(Capability.key, ordinals.capabilities)
    add(Limit.key, ordinals.limits)
    add(Reset.key, book.resets.names)
    add(Action.key, book.actions.names)
    add(EntryPoint.key, book.entryPoints.names)
    add(Effect.key, book.effects.names)
    add(Reason.key, book.reasons.names)
    add(Gate.key, book.gates.names)
    add(Button.key, book.buttons.names)
    add(Notice.key, book.notices.names)
    add(ErrorRule.key, book.errors.names)
    add(Severity.key, book.severities.names)
    add(Surface.key, book.surfaces.names)
    add(Copy.key, book.copy.names)
    add(Event.key, book.telemetry.names)
    add(SnapshotField.key, book.snapshot.names)
    add(Setting.key, book.settings.names)
    add(Route.key, book.routes.names)
    add(DeepLink.key, book.deepLinks.names)
    add(NotificationCategory.key, book.notificationCategories.names)
    add(NotificationBatch.key, book.notificationBatches.names)
    add(NotificationType.key, book.notifications.names)
    add(CountedEvent.key, book.events.names)
    add(LadderLevel.key, book.ladderLevels.names)
    add(LadderVector.key, book.ladder.names)
    add(Signal.key, book.signals.names)
    add(EmptyState.key, book.emptyStates.names)
    add(Record.key, book.records.names)
    add(DecisionTable.key, book.tables.names)
    add(DowngradeRule.key, book.downgrade.names)
    add(Payload.key, book.payloads.names)
    add(OperationType.key, book.operations.names)
    add(OfflineRow.key, book.offline.names)
    add(RetryPolicy.key, book.retries.names)
    add(Provider.key, book.providers.names)
    add(AppTask.key, book.tasks.names)
    add(Moment.key, book.moments.names)
    add(DataType.key, book.dataTypes.names)
    add(InputField.key, book.fields.names)
    add(WordList.key, book.wordLists.names)
    add(InputForm.key, book.forms.names)
  }

  private mutating func add(_ kind: String, _ names: [String]) {
    let names = Ordinals.sorted(names)
    sorted[kind] = names
    tables[kind] = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
  }

  subscript(kind: String, name: String) -> Int {
    guard let ordinal = tables[kind]?[name] else { fatalError("checked rules name only what there is: no \(kind) `\(name)`") }
    return ordinal
  }

  /// The rules of a kind in the order of their ordinals.
  func ordered<K: Kind, Value>(_ rules: Named<K, Value>) -> [(name: String, rule: Value)] {
    (sorted[K.key] ?? []).compactMap { name in rules[name].map { (name, $0) } }
  }
}
