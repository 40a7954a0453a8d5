internal import Diagnostics
internal import RuleKinds

/// Checks that guards do not redirect in a loop.
enum RouteRedirectLoop {
  static let explanation = Explanation(
    "route.redirect-loop", .error,
    finds: "Screens whose `else` leads back to themselves, or guards without an `else`.",
    why: "If every one of these screens redirects a user, the user never reaches a screen.",
    example: "home: {only_if: signed_in, else: welcome}\nwelcome: {only_if: signed_out, else: home}",
    instead: "welcome: {about: Open to everyone.}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    for entry in context.book.routes.entries where !context.isFaulty(Route.key, entry.name.text) {
      let name = entry.name.text
      if !entry.value.guards.isEmpty, entry.value.instead == nil {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` has guards, but no `else`", at: context.key(Route.key, name, "only_if"),
            helps: ["add `else:` with the screen to open instead"]))
      }
    }
    FieldCycles.report({ $0 == Route.key }, explanation, help: "remove the guards of one of these screens", context, into: &diagnostics)
  }
}
