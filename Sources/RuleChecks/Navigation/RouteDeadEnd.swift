internal import Diagnostics
internal import RuleKinds

/// Every screen has a way on, or a way back.
enum RouteDeadEnd {
  static let explanation = Explanation(
    "route.dead-end", .error,
    finds: "A screen without `leads_to` that people do not come to from another screen: the app opens on it, or somebody is sent there.",
    why: "There is nothing before it to go back to, so whoever is there can only close the app.",
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
    for entry in context.book.routes.entries {
      guard entry.value.leadsTo.isEmpty, !entry.value.isExternal, let path = sent[entry.name],
        !context.isFaulty(Route.key, entry.name.text, "leads_to")
      else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "nothing leads away from `\(entry.name.text)`", at: context.key(Route.key, entry.name.text), "no `leads_to`",
          secondary: [.init(context.places.span(path), "this is how people come there")],
          helps: ["add `leads_to:` with where one can go, or `external: true` when it is no screen of the app"]))
    }
  }
}
