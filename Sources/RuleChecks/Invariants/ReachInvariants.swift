internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

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
      let closed = invariant.routes.filter { context.book.routes[$0] != nil && ways.way(to: $0) == nil }
      // A screen that only another closed screen leads to has the same cause.
      for (route, beyond) in chains(closed, context.book) {
        func place(_ route: Name<Route>) -> Span {
          let index = invariant.routes.firstIndex(of: route) ?? 0
          return context.value(Invariant.key, name, "only_reached", "routes", "\(index)")
        }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` lists `\(route.text)`, which users on plan `\(plan.text)` cannot reach", at: place(route),
            secondary: beyond.map { .init(place($0), "nor this one, which follows it") }
              + (context.places.exact(RulePath(Route.key, route.text, "only_if")).map { [.init($0, "its guard")] } ?? []),
            helps: ["remove it, or add a path to it"]))
      }
    }
  }
}

extension InvariantBroken {
  /// Screens that cannot be reached, each with those of them that follow it.
  fileprivate static func chains(_ closed: [Name<Route>], _ book: RuleBook) -> [(route: Name<Route>, beyond: [Name<Route>])] {
    func beyond(_ route: Name<Route>) -> [Name<Route>] {
      var (found, next) = ([route], 0)
      while next < found.count {
        let following = book.routes[found[next]]?.destinations(in: book) ?? []
        found += following.filter { closed.contains($0) && !found.contains($0) }
        next += 1
      }
      return Array(found.dropFirst())
    }
    var chains: [(route: Name<Route>, beyond: [Name<Route>])] = []
    var seen: Set<Name<Route>> = []
    let all = closed.map { (route: $0, beyond: beyond($0)) }
    // A screen with more behind it comes first, so that each chain begins at its start.
    for chain in all.enumerated().sorted(by: { ($1.element.beyond.count, $0.offset) < ($0.element.beyond.count, $1.offset) }).map(\.element)
    where seen.insert(chain.route).inserted {
      chains.append((chain.route, chain.beyond.filter { seen.insert($0).inserted }))
    }
    return chains
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
