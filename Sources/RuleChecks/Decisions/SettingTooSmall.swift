internal import Diagnostics
internal import RuleKinds

/// Checks that a number is large enough for its use.
enum SettingTooSmall {
  static let explanation = Explanation(
    "setting.too-small", .error,
    finds: "A setting that is 0 where at least 1 is required, or a backoff factor below 2.",
    why:
      "With 0 toasts at a time, none is ever shown. With 0 failures, the app is always offline. With a factor of 1, the waits never get longer.",
    example: "toasts: {at_a_time: toasts_at_once, ...}   # toasts_at_once: {value: 0}",
    instead: "toasts_at_once: {value: 1}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    func need(_ least: Int64, _ setting: Name<Setting>?, _ path: RulePath) {
      guard let setting, let value = context.book.settings[setting]?.value, case .count(let number) = value, number < least else { return }
      let place = context.value(Setting.key, setting.text, "value")
      // A value outside a placeholder's range is reported once, and so is a setting that is used twice.
      if diagnostics.contains(where: { $0.severity == .error && $0.primary.span == place }) { return }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(setting.text)` is \(number), but must be at least \(least)", at: place, "too small",
          secondary: [.init(context.places.span(path), "used here")], helps: ["write at least `\(least)`"]))
    }
    let connection = context.book.connection
    need(1, connection.degradedAfter, RulePath(ConnectionRules.key, "degraded_after"))
    need(1, connection.offlineAfter, RulePath(ConnectionRules.key, "offline_after"))
    need(1, connection.onlineAfter, RulePath(ConnectionRules.key, "online_after"))
    need(1, context.book.toasts.atATime, RulePath(Toasts.key, "at_a_time"))
    need(1, context.book.planner.pending, RulePath(Planner.key, "pending"))
    let sync = context.book.sync
    need(1, sync.persistsAfter, RulePath(Sync.key, "persists_after"))
    need(1, sync.backlog, RulePath(Sync.key, "backlog"))
    need(1, sync.remembers, RulePath(Sync.key, "remembers"))
    need(2, sync.backoff?.factor, RulePath(Sync.key, "backoff", "factor"))
    for entry in context.book.retries.entries {
      need(2, entry.value.backoff?.factor, RulePath(RetryPolicy.key, entry.name.text, "backoff", "factor"))
    }
  }
}
