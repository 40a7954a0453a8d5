internal import Diagnostics
internal import RuleKinds
internal import Schema

extension InvariantBroken {
  /// Checks that users on some plans never reach some screens, or reach only those.
  static func reach(
    _ invariant: ReachInvariant, isOnly: Bool, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    // A screen with `else` but without `only_if` has lost its guard, which `RulePointlessKey` reports.
    let hasLostGuard = context.book.routes.entries.contains { $0.value.guards.isEmpty && $0.value.instead != nil }
    guard context.reportedErrors.isEmpty, !hasLostGuard else { return }
    for plan in invariant.plans where context.isKnown(plan) {
      let ways = ReachableRoutes(context, under: plan, from: invariant.from)
      for entry in context.book.routes.entries where invariant.routes.contains(entry.name) != isOnly {
        guard let way = ways.way(to: entry.name) else { continue }
        report(
          Diagnostic(
            explanation, "`\(entry.name.text)` breaks `\(name)`: users on plan `\(plan.text)` can reach it",
            at: context.key(Route.key, entry.name.text), "reached by \(way.map(\.text).joined(separator: " -> "))",
            secondary: [.init(context.key(Invariant.key, name), about)],
            helps: ["guard it with `only_if` and `else`, or remove a path to it"]), &diagnostics)
      }
      guard isOnly else { continue }
      for (index, route) in invariant.routes.enumerated() where context.book.routes[route] != nil && ways.way(to: route) == nil {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` lists `\(route.text)`, which users on plan `\(plan.text)` cannot reach",
            at: context.value(Invariant.key, name, "only_reached", "routes", "\(index)"), helps: ["remove it, or add a path to it"]))
      }
    }
  }
}

/// The screens that users on a plan can reach, from screen to screen and past each guard.
///
/// A guard that depends on more than the plan may admit or redirect users. Both are followed, so no reachable screen is left out.
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
      for following in route.destinations(in: context.book) { open.append((following, name)) }
    }
  }

  /// The screens from a start to a screen, or nil if the screen is not reachable.
  func way(to route: Name<Route>) -> [Name<Route>]? {
    guard before[route] != nil else { return nil }
    var way = [route]
    while let first = way.first, let earlier = before[first] ?? nil { way.insert(earlier, at: 0) }
    return way
  }

  /// The screens on which the app may open, and those that links, notifications, tables, and other rules lead to. Screens to which users
  /// return after sign-up are left out, because the plan has changed by then.
  private static func openings(_ context: CheckContext) -> [Name<Route>] {
    var names = context.book.routes.entries.filter(\.value.isStart).map(\.name)
    let aside = [Route.key, Invariant.key, Action.key, Scenario.key]
    for rule in context.mentions(of: [], orUsing: Route.key) where !aside.contains(rule.kind) {
      names += rule.uses(of: Route.key).map { Name<Route>($0.name) }
    }
    for table in context.book.tables.entries where table.value.answersAre == Route.key {
      names += table.value.answers.map { Name<Route>($0) }
    }
    return names
  }
}
