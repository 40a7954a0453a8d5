internal import Diagnostics
internal import RuleKinds

/// Guards never send anybody in a circle.
enum RouteRedirectLoop {
  static let explanation = Explanation(
    "route.redirect-loop", .error,
    finds: "Screens whose `else` leads back to themselves, and guards without an `else`.",
    why: "Somebody whom every one of them turns away would never arrive anywhere.",
    example: "home: {only_if: signed_in, else: welcome}\nwelcome: {only_if: signed_out, else: home}",
    instead: "welcome: {about: Anybody may be here.}")

  static let check = Check(explanation) { context, diagnostics in
    var told: Set<String> = []
    for entry in context.book.routes.entries where !context.isFaulty(Route.key, entry.name.text) {
      let name = entry.name.text
      if !entry.value.guards.isEmpty, entry.value.instead == nil {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` turns people away and does not say where to", at: context.key(Route.key, name, "only_if"),
            helps: ["add `else:` with the screen they go to instead"]))
      }
      var way = [name]
      while let next = context.book.routes[way[way.count - 1]]?.instead?.text {
        guard !way.contains(next) else {
          // One circle, one message: at the screen that stands first.
          if next == name, told.isDisjoint(with: way) {
            told.formUnion(way)
            diagnostics.append(
              Diagnostic(
                explanation, "whoever is turned away goes in a circle: \((way + [next]).map { "`\($0)`" }.joined(separator: ", "))",
                at: context.value(Route.key, name, "else"), helps: ["let one of them be open to everybody"]))
          }
          break
        }
        way.append(next)
      }
    }
  }
}
