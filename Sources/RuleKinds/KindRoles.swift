extension RuleBook {
  /// The kinds that only describe or show other rules. No answer depends on them.
  package static let descriptiveKinds: Set<String> = [
    Assumption.key, Placeholder.key, Lock.key, Waiver.key, Requirement.key, Scenario.key,
  ]

  /// The kinds whose rules only state what others do, so that a rule that only they name is unused.
  package static let exampleKinds: Set<String> = [Scenario.key, Invariant.key]

  /// The kinds whose rules only state what must hold.
  package static let statementKinds = exampleKinds.union([Requirement.key])

  /// The kinds whose rules have no effect on their own. Settings, errors, and telemetry events are not among them because apps refer to them by name.
  package static let partKinds = [
    Fact.key, Condition.key, Capability.key, Limit.key, Reset.key, EntryPoint.key, Effect.key, Reason.key, Gate.key, Button.key,
    Severity.key, Surface.key, Copy.key, Assumption.key, Milestone.key, NotificationBatch.key, NotificationCategory.key, AppTask.key,
    WordList.key, Signal.key,
  ]
}
