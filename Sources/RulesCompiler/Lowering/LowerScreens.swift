internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers screens with their guards, their alternatives and their content.
  mutating func lowerRoutes() {
    for (name, route) in names.ordered(book.routes) {
      if !route.guards.isEmpty { rules.append(RulePath(Route.key, name, "only_if")) }
      let buttons = items(route.buttons, ScreenButtonBuilder.init(condition:button:))
      let lines = items(route.says, ExtraLineBuilder.init(condition:copy:))
      let labels = writer.addRange(route.shows.map { ExtraLineBuilder(condition: nil, copy: row($0)) })
      let banners = items(route.banners, ScreenBannerBuilder.init(condition:notice:))
      let meters = items(route.meters, ScreenMeterBuilder.init(condition:limit:))
      let levelsOn = refs(route.levelsOn, SurfaceRefBuilder.init(surface:))
      writer.add(
        RouteBuilder(
          name: writer.text(name), condition: program(allOf: route.guards), instead: optional(route.instead), buttons: buttons,
          openWhenUndecided: route.isOpenWhenUndecided, title: optional(route.title), lines: lines, labels: labels, banners: banners,
          meters: meters, levelsOn: levelsOn, form: optional(route.form), whenEmpty: optional(route.whenEmpty),
          entryPoint: optional(route.entryPoint)))
    }
  }
}
