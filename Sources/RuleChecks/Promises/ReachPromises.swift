internal import Diagnostics
internal import RuleKinds
internal import Schema

extension InvariantBroken {
  /// Some people never get to some screens, or to those alone, by whatever way.
  static func reach(
    _ promise: ReachPromise, isOnly: Bool, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    // A screen that says where others go and not who they are has lost its guard; that is a message of its own.
    let hasLostGuard = context.book.routes.entries.contains { $0.value.guards.isEmpty && $0.value.instead != nil }
    guard context.faults.isEmpty, !hasLostGuard else { return }
    for plan in promise.plans where context.isKnown(plan) {
      let ways = ReachableRoutes(context, under: plan, from: promise.from)
      for entry in context.book.routes.entries where promise.routes.contains(entry.name) != isOnly {
        guard let way = ways.way(to: entry.name) else { continue }
        report(
          Diagnostic(
            explanation, "`\(entry.name.text)` breaks `\(name)`: somebody on plan `\(plan.text)` gets to it",
            at: context.key(Route.key, entry.name.text), "reached by \(way.map(\.text).joined(separator: ", "))",
            secondary: [.init(context.key(Invariant.key, name), about)],
            helps: ["guard it with `only_if` and `else`, or take out a way to it"]), &diagnostics)
      }
      guard isOnly else { continue }
      for (index, route) in promise.routes.enumerated() where context.book.routes[route] != nil && ways.way(to: route) == nil {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` lists `\(route.text)`, which nobody on plan `\(plan.text)` gets to",
            at: context.value(Invariant.key, name, "only_reached", "routes", "\(index)"), helps: ["take it out, or add a way to it"]))
      }
    }
  }
}

/// The screens that somebody on a plan can get to, from screen to screen, each past its guard.
///
/// A guard that depends on more than the plan may let them in and may send them on, so no screen that can be reached is left out.
private struct ReachableRoutes {
  private var before: [Name<Route>: Name<Route>?] = [:]

  init(_ context: CheckContext, under plan: Name<Plan>, from starts: [Name<Route>]) {
    var open: [(route: Name<Route>, before: Name<Route>?)] = []
    let wanted = starts.isEmpty ? ReachableRoutes.openings(context) : starts
    for start in wanted { open.append((start, nil)) }
    var turned: Set<Name<Route>> = []
    var next = 0
    while next < open.count {
      let (name, origin) = open[next]
      next += 1
      guard let route = context.book.routes[name] else { continue }
      let mayEnter = context.analysis.holds(route.guards, under: plan)
      if mayEnter != true, let instead = route.instead, turned.insert(name).inserted { open.append((instead, origin)) }
      guard mayEnter != false, before[name] == nil else { continue }
      before[name] = .some(origin)
      for following in route.leadsTo { open.append((following, name)) }
    }
  }

  /// The screens from a beginning to a screen; nil when there is no way.
  func way(to route: Name<Route>) -> [Name<Route>]? {
    guard before[route] != nil else { return nil }
    var way = [route]
    while let first = way.first, let earlier = before[first] ?? nil { way.insert(earlier, at: 0) }
    return way
  }

  /// Where the app may open, and whatever links, notifications, tables and other rules lead to. What people come back to after signing up is
  /// not among them: they have signed up then.
  private static func openings(_ context: CheckContext) -> [Name<Route>] {
    var names = context.book.routes.entries.filter(\.value.isStart).map(\.name)
    let aside = [Route.key, Invariant.key, Action.key, Scenario.key]
    for rule in context.mentions.rules where !aside.contains(rule.kind) {
      names += rule.uses(of: Route.key).map { Name<Route>($0.name) }
    }
    for table in context.book.tables.entries where table.value.answersAre == Route.key {
      names += table.value.answers.map { Name<Route>($0) }
    }
    return names
  }
}
