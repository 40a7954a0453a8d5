internal import Diagnostics
internal import RuleKinds

/// Checks that users can leave every screen.
enum RouteDeadEnd {
  static let explanation = Explanation(
    "route.dead-end", .error,
    finds: "A screen without `leads_to` that users do not reach from another screen: the app opens on it, or a rule sends users to it.",
    why: "There is no screen to go back to, so users can only close the app.",
    example: "session_over: {about: ..., start: true}",
    instead: "session_over: {about: ..., start: true, leads_to: log_in}")

  static let check = Check(explanation) { context, diagnostics in
    var sent: [Name<Route>: RulePath] = [:]
    for entry in context.book.routes.entries {
      if entry.value.isStart { sent[entry.name] = RulePath(Route.key, entry.name.text, "start") }
    }
    for entry in context.book.routes.entries {
      if let instead = entry.value.instead, sent[instead] == nil { sent[instead] = RulePath(Route.key, entry.name.text, "else") }
    }
    for entry in context.book.moments.entries {
      if let place = entry.value.goesTo, sent[place] == nil { sent[place] = RulePath(Moment.key, entry.name.text, "goes_to") }
    }
    for entry in context.book.severities.entries {
      if let place = entry.value.opens, sent[place] == nil { sent[place] = RulePath(Severity.key, entry.name.text, "opens") }
    }
    for entry in context.book.errors.entries {
      if let place = entry.value.opens, sent[place] == nil { sent[place] = RulePath(ErrorRule.key, entry.name.text, "opens") }
    }
    for entry in context.book.routes.entries {
      guard entry.value.destinations(in: context.book).isEmpty, !entry.value.isExternal, let path = sent[entry.name],
        !context.isFaulty(Route.key, entry.name.text, "leads_to")
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "users cannot leave `\(entry.name.text)`", at: context.key(Route.key, entry.name.text), "no `leads_to`",
          secondary: [.init(context.places.span(path), "users reach it from here")],
          helps: ["add `leads_to:` with the next screens, or `external: true` if it is not a screen of the app"]))
    }
  }
}
