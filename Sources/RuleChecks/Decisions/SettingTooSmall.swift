internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Checks that a number is large enough for its use, as the schema declares it.
enum SettingTooSmall {
  static let explanation = Explanation(
    "setting.too-small", .error,
    finds: "A setting that is 0 where at least 1 is required, or a backoff factor below 2.",
    why:
      "With 0 toasts at a time, none is ever shown. With 0 failures, the app is always offline. With a factor of 1, the waits never get longer.",
    example: "toasts: {at_a_time: toasts_at_once, ...}   # toasts_at_once: {value: 0}",
    instead: "toasts_at_once: {value: 1}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for value in context.values({ role in if case .atLeast = role { true } else { false } }) {
      guard case .atLeast(let least) = value.role, let given = MeasuredValue(value.node, context), let setting = given.setting,
        case .count(let number)? = context.book.settings[setting.name]?.value, number < least,
        // A value outside a placeholder's range is reported once, and so is a setting that is used twice.
        !diagnostics.contains(where: { $0.severity == .error && $0.primary.span == given.place })
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(setting.name)` is \(number), but must be at least \(least)", at: given.place, "too small",
          secondary: [.init(setting.use, "used here")], helps: ["write at least `\(least)`"]))
    }
  }
}
