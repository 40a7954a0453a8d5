internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// Links with what they are made of, and what holds for every link; a rule book without a scheme has no router.
  mutating func lowerLinks() {
    for (name, link) in names.ordered(book.deepLinks) {
      let parameters = link.parameters.map { parameter -> [UInt32] in
        let kind: LinkParameterKind = parameter.always == nil ? .id : .always
        return [writer.text(parameter.name), UInt32(kind.rawValue), writer.text(parameter.always ?? parameter.idOf ?? "")]
      }
      let range = writer.addRange(to: .linkParameters, parameters)
      let opens = UInt32(names[Route.key, link.opens.text])
      rules += [RulePath(DeepLink.key, name, "opens")] + (link.whenGone == nil ? [] : [RulePath(DeepLink.key, name, "when_gone")])
      writer.add(to: .deepLinks, [writer.text(name), writer.text(link.path)] + range + [opens, optional(link.whenGone)])
    }
    lowerRouter(book.router)
  }

  private mutating func lowerRouter(_ router: Router) {
    guard !router.scheme.isEmpty else { return }
    var rows: [[UInt32]] = []
    for (index, row) in router.rows.enumerated() {
      let rule = RulePath(Router.key, "first_match", "\(index)")
      rules.append(rule)
      rows.append([
        program(allOf: row.conditions), UInt32(names[Route.key, row.to.text]), row.continues ? 1 : 0, writer.text(rule.description),
      ])
    }
    let range = writer.addRange(to: .routerRows, rows)
    rules.append(RulePath(Router.key, "when_unknown"))
    writer.add(
      to: .router,
      [writer.text(router.scheme), UInt32(router.longest)] + range + [
        optional(router.onError), optional(router.whenUnknown), optional(router.unknownSays), optional(router.goneSays),
        optional(router.shownOn),
      ])
  }

  /// Screens, with who may be there and where everybody else goes.
  mutating func lowerRoutes() {
    for (name, route) in names.ordered(book.routes) {
      if !route.guards.isEmpty { rules.append(RulePath(Route.key, name, "only_if")) }
      let buttons = refs(route.buttons, to: .buttonRefs)
      writer.add(
        to: .routes,
        [writer.text(name), program(allOf: route.guards), optional(route.instead)] + buttons + [route.isOpenWhenUndecided ? 1 : 0])
    }
  }
}
