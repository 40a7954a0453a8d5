internal import Diagnostics
internal import RuleKinds

/// Checks that the screen on which the app continues after an error is safe.
enum ErrorSafeScreen {
  static let explanation = Explanation(
    "error.safe-screen", .error,
    finds:
      "A severity or an error that `opens` a screen with `only_if` or outside the app, that does not block, or whose occurrences are not logged with an incident id.",
    why:
      "A guard reads facts, which may be what is broken. Users who can continue should stay where they are, and after a hard stop support needs the record.",
    example: "S4: {blocks: true, logged: true, incident: true, opens: library}   # library: {only_if: has_account}",
    instead: "S4: {blocks: true, logged: true, incident: true, opens: fallback}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.severities.entries {
      guard let opens = entry.value.opens else { continue }
      report(opens, entry.value, RulePath(Severity.key, entry.name.text), context, &diagnostics)
      if entry.value.blocks, !entry.value.isLogged || !entry.value.hasIncident {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` stops the app, but support cannot find its occurrences",
            at: context.value(Severity.key, entry.name.text, "opens"), helps: ["add `logged: true` and `incident: true`"]))
      }
    }
    for entry in context.book.errors.entries {
      guard let opens = entry.value.opens, let severity = context.book.severities[entry.value.severity] else { continue }
      report(opens, severity, RulePath(ErrorRule.key, entry.name.text), context, &diagnostics)
    }
  }

  private static func report(
    _ opens: Name<Route>, _ severity: Severity, _ rule: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard let route = context.book.routes[opens], !context.isFaulty(rule) else { return }
    let place = context.places.span(rule.appending("opens"))
    if !severity.blocks {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(rule.parts[1])` does not block, but it takes users away from their screen", at: place,
          helps: ["remove `opens`, or use a severity with `blocks: true`"]))
    } else if route.isExternal {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(opens.text)` is outside the app, so the app cannot continue on it", at: place, "not a screen of the app",
          helps: ["name a screen of the app"]))
    } else if !route.guards.isEmpty {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(opens.text)` can turn users away, so it is not a safe screen", at: place, "not open to all users",
          secondary: [.init(context.value(Route.key, opens.text, "only_if"), "its conditions")],
          helps: ["name a screen without `only_if`"]))
    }
  }
}
