internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import YAMLTree

/// Checks that every screen can be reached.
enum RouteUnreachable {
  static let explanation = Explanation(
    "route.unreachable", .warning, waivable: true,
    finds: "A screen that cannot be reached from the screens that the app opens on, from a link, or from another rule.",
    why: "Users never see the screen, or a path to it is missing.",
    example: "profile: {about: ..., known: specified}   # no route `leads_to` it",
    instead: "settings: {leads_to: [profile]}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty, context.book.routes.count > 0 else { return }
    var open: [String] = context.book.routes.entries.filter(\.value.isStart).map(\.name.text)
    // Links, empty states, and the router also lead to screens. Every screen that they name can be reached. Scenarios and invariants lead nowhere.
    let aside = Set(
      RuleBook.exampleKinds.union([Route.key]).flatMap { context.mentions(of: $0) }.flatMap { $0.uses(of: Route.key) }.map(\.at))
    open += context.uses(of: Route.key).filter { !aside.contains($0.node.span) }.map(\.name)
    var reached: Set<String> = []
    while let name = open.popLast() {
      guard reached.insert(name).inserted, let route = context.book.routes[name] else { continue }
      open += route.destinations(in: context.book).map(\.text)
      if let instead = route.instead { open.append(instead.text) }
    }
    for entry in context.book.routes.entries where !reached.contains(entry.name.text) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` cannot be reached", at: context.key(Route.key, entry.name.text), "unreachable",
          helps: ["add it to `leads_to` of a screen, or add `start: true` if the app may open on it"]))
    }
  }
}
