internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Checks that a setting has the unit that its use requires.
enum SettingUnit {
  static let explanation = Explanation(
    "setting.unit", .error,
    finds: "A setting that is used where another unit is required, such as a duration where a rate is required.",
    why: "The number would be interpreted in the wrong unit.",
    example: "planner: {pending: batch_window}   # 15m",
    instead: "planner: {pending: pending_at_most}   # 60")

  private enum Need: String {
    case count = "a plain number"
    case duration = "a duration such as `15m`"
    case rate = "a rate such as `10/day`"
    case percent = "a percentage such as `50%`"

    func accepts(_ quantity: Quantity) -> Bool {
      switch (self, quantity) {
      case (.count, .count), (.duration, .seconds), (.rate, .rate), (.percent, .percent): true
      default: false
      }
    }
  }

  static let check = Check(explanation) { context, diagnostics in
    func need(_ need: Need, _ setting: Name<Setting>?, _ path: RulePath) {
      guard let setting, let value = context.book.settings[setting]?.value, !need.accepts(value) else { return }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(setting.text)` is \(QuantityText.write(value)), but this needs \(need.rawValue)", at: context.places.span(path),
          secondary: [.init(context.value(Setting.key, setting.text, "value"), "its value")]))
    }
    let planner = context.book.planner
    for (index, setting) in planner.atMost.enumerated() { need(.rate, setting, RulePath(Planner.key, "at_most", "\(index)")) }
    for cell in planner.reserved.cells { need(.count, cell.value, RulePath(Planner.key, "reserved", cell.column.text)) }
    need(.duration, planner.burst, RulePath(Planner.key, "burst"))
    need(.duration, planner.batch, RulePath(Planner.key, "batch"))
    need(.count, planner.pending, RulePath(Planner.key, "pending"))
    need(.duration, planner.horizon, RulePath(Planner.key, "horizon"))
    func need(_ backoff: Backoff?, _ path: RulePath) {
      need(.duration, backoff?.first, path.appending("first"))
      need(.count, backoff?.factor, path.appending("factor"))
      need(.duration, backoff?.longest, path.appending("longest"))
      need(.percent, backoff?.jitter, path.appending("jitter"))
    }
    for entry in context.book.retries.entries {
      need(entry.value.backoff, RulePath(RetryPolicy.key, entry.name.text, "backoff"))
      need(.count, entry.value.rapid, RulePath(RetryPolicy.key, entry.name.text, "rapid"))
    }
    let connection = context.book.connection
    need(.duration, connection.window, RulePath(ConnectionRules.key, "window"))
    need(.duration, connection.slowAfter, RulePath(ConnectionRules.key, "slow_after"))
    need(.count, connection.degradedAfter, RulePath(ConnectionRules.key, "degraded_after"))
    need(.count, connection.offlineAfter, RulePath(ConnectionRules.key, "offline_after"))
    need(.count, connection.onlineAfter, RulePath(ConnectionRules.key, "online_after"))
    need(.count, context.book.toasts.atATime, RulePath(Toasts.key, "at_a_time"))
    need(.duration, context.book.toasts.mergeWithin, RulePath(Toasts.key, "merge_within"))
    for entry in context.book.events.entries {
      need(.duration, entry.value.lateWithin, RulePath(CountedEvent.key, entry.name.text, "late_within"))
    }
    for entry in context.book.facts.entries { need(.count, entry.value.longest, RulePath(Fact.key, entry.name.text, "longest")) }
    for entry in context.book.invariants.entries {
      need(.count, entry.value.words?.shorterThan, RulePath(Invariant.key, entry.name.text, "words", "shorter_than"))
    }
  }
}
