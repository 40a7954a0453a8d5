internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports telemetry events that no answer contains.
enum TelemetryUnsent {
  static let explanation = Explanation(
    "telemetry.unsent", .warning, waivable: true,
    finds:
      "A telemetry event that no rule emits and that is not marked with `left_to_app`, or one that is marked although a rule emits it.",
    why: "The event is never sent, so product never gets the data.",
    example: "upgrade_clicked: {about: ...}   # no button, action, gate, or moment emits it",
    instead: "upgrade: {about: ..., label: button.upgrade, emits: upgrade_clicked}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    // An error only names the event that already records it.
    let emitted = context.namesUsed(of: Event.key, butIn: CheckContext.registers.union([Invariant.key, ErrorRule.key]))
    for entry in context.book.telemetry.entries {
      let name = entry.name.text
      switch (emitted.contains(name), entry.value.leftToApp) {
      case (false, nil):
        diagnostics.append(
          Diagnostic(
            explanation, "nothing emits `\(name)`", unused: context.key(Event.key, name), "not emitted", named: name, kind: Event.key,
            help: "add it to `emits` of a button, an action, a gate, or a moment, or add `left_to_app:` with the reason", context))
      case (true, _?):
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` is left to the app, but rules emit it", at: context.value(Event.key, name, "left_to_app"),
            "rules emit it", helps: ["remove `left_to_app`"]))
      default: break
      }
    }
  }
}
