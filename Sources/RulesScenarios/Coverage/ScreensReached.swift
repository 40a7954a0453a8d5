internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON

/// What answers about screens reached: screens that a user could open, screens that turned a user away, and the items that they showed.
struct ScreensReached {
  private(set) var paths: Set<RulePath> = []

  /// Everything that answers about screens can reach: each screen, its `else`, its title, and its items. A screen that admits no plan has
  /// only its `else`.
  static func all(_ checked: CheckedRules) -> [RulePath] {
    let book = checked.book
    let plans = book.plans.states.entries.map(\.name)
    return book.routes.entries.flatMap { entry -> [RulePath] in
      let (path, route) = (RulePath(Route.key, entry.name.text), entry.value)
      if plans.allSatisfy({ checked.analysis.holds(route.guards, under: $0) == false }) { return [path.appending("else")] }
      return [path] + (route.instead == nil ? [] : [path.appending("else")]) + (route.title == nil ? [] : [path.appending("title")])
        + lists(of: route).flatMap { list in list.names.indices.map { path.appending(list.key, "\($0)") } }
    }
  }

  /// Notes the answer about a screen.
  mutating func note(_ answer: JSON, _ name: String, _ route: Route) {
    let path = RulePath(Route.key, name)
    guard answer["allowed"]?.boolValue == true else {
      paths.insert(path.appending("else"))
      return
    }
    paths.insert(path)
    if answer["title"] != nil { paths.insert(path.appending("title")) }
    for list in ScreensReached.lists(of: route) {
      let shown = (answer[list.member]?.arrayValue ?? []).compactMap { ($0["id"] ?? $0["key"])?.stringValue }
      for (index, name) in list.names.enumerated() where shown.contains(name) { paths.insert(path.appending(list.key, "\(index)")) }
    }
  }

  /// The lists of a screen: the key in the rules, the member of the answer, and the names in order.
  private static func lists(of route: Route) -> [(key: String, member: String, names: [String])] {
    [
      ("says", "says", route.says.map(\.name.text)), ("shows", "labels", route.shows.map(\.text)),
      ("banners", "notices", route.banners.map(\.name.text)),
      ("meters", "meters", route.meters.map(\.name.text)), ("buttons", "buttons", route.buttons.map(\.name.text)),
    ]
  }
}
