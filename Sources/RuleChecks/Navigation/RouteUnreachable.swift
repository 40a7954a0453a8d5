internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import YAMLTree

/// Every screen can be reached.
enum RouteUnreachable {
  static let explanation = Explanation(
    "route.unreachable", .warning, waivable: true,
    finds: "A screen that no way leads to: not from where the app opens, from no link and from no other rule.",
    why: "Nobody will ever see it, or a way to it was forgotten.",
    example: "profile: {about: ..., known: specified}   # no route `leads_to` it",
    instead: "settings: {leads_to: [profile]}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.faults.isEmpty, context.book.routes.count > 0 else { return }
    var open: [String] = context.book.routes.entries.filter(\.value.isStart).map(\.name.text)
    // Links, empty states and the router lead to screens as well; whatever they name can be reached.
    let inRoutes = Set(context.mentions.rules(of: Route.key).flatMap { $0.uses(of: Route.key) }.map(\.at))
    open += context.uses(of: Route.key).filter { !inRoutes.contains($0.node.span) }.map(\.name)
    var reached: Set<String> = []
    while let name = open.popLast() {
      guard reached.insert(name).inserted, let route = context.book.routes[name] else { continue }
      open += route.leadsTo.map(\.text)
      if let instead = route.instead { open.append(instead.text) }
    }
    for entry in context.book.routes.entries where !reached.contains(entry.name.text) {
      diagnostics.append(
        Diagnostic(
          explanation, "no way leads to `\(entry.name.text)`", at: context.key(Route.key, entry.name.text), "out of reach",
          helps: ["add it to `leads_to` of a screen, or mark it with `start: true` when the app may open on it"]))
    }
  }
}
