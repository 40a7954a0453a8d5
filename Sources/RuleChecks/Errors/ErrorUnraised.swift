internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports errors that no answer contains.
enum ErrorUnraised {
  static let explanation = Explanation(
    "error.unraised", .warning, waivable: true,
    finds:
      "An error that no reason, field, moment, or other rule raises, whose message no screen shows, and that is not marked with `left_to_app`, or one that is marked although a rule raises it.",
    why: "The rules do not define when the error occurs. `left_to_app` describes how the app notices it, and `report app` lists it.",
    example: "ERR-PH-TIMEOUT: {about: ..., severity: S2}   # no reason has `error: ERR-PH-TIMEOUT`",
    instead: "ERR-PH-TIMEOUT: {about: ..., severity: S2, left_to_app: The network layer cancels the request and reports the error.}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let raised = context.namesUsed(of: ErrorRule.key, butIn: CheckContext.registers.union([Invariant.key]))
    let shown = Set(
      context.book.routes.entries.flatMap { $0.value.says.map(\.name) } + context.book.notices.entries.map(\.value.says))
    for entry in context.book.errors.entries {
      let name = entry.name.text
      switch (raised.contains(name) || shown.contains(entry.value.says), entry.value.leftToApp) {
      case (false, nil):
        diagnostics.append(
          Diagnostic(
            explanation, "nothing raises `\(name)`", unused: context.key(ErrorRule.key, name), "not raised", named: name,
            kind: ErrorRule.key,
            help: "name it under `error` of a reason or a moment, or add `left_to_app:` with how the app notices it", context))
      case (true, _?):
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` is left to the app, but rules raise it", at: context.value(ErrorRule.key, name, "left_to_app"),
            "rules raise it", helps: ["remove `left_to_app`"]))
      default: break
      }
    }
  }
}
