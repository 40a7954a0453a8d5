internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers links and the router. A rule book without a scheme has no router.
  mutating func lowerLinks() {
    for (name, link) in names.ordered(book.deepLinks) {
      let parameters = link.parameters.map { parameter in
        LinkParameterBuilder(
          parameter: writer.text(parameter.name), kind: parameter.always == nil ? .id : .always,
          value: writer.text(parameter.always ?? parameter.idOf ?? ""))
      }
      let range = writer.addRange(parameters)
      rules += [RulePath(DeepLink.key, name, "opens")] + (link.whenGone == nil ? [] : [RulePath(DeepLink.key, name, "when_gone")])
      writer.add(
        DeepLinkBuilder(
          name: writer.text(name), path: writer.text(link.path), parameters: range, opens: row(link.opens),
          whenGone: optional(link.whenGone)))
    }
    lowerRouter(book.router)
  }

  private mutating func lowerRouter(_ router: Router) {
    guard !router.scheme.isEmpty else { return }
    var rows: [RouterLineBuilder] = []
    for (index, row) in router.rows.enumerated() {
      let rule = RulePath(Router.key, "first_match", "\(index)")
      rules.append(rule)
      rows.append(
        RouterLineBuilder(
          condition: program(allOf: row.conditions), to: self.row(row.to), continues: row.continues, rule: writer.text(rule.description)))
    }
    let range = writer.addRange(rows)
    rules.append(RulePath(Router.key, "when_unknown"))
    writer.add(
      LinkRouterBuilder(
        scheme: writer.text(router.scheme), longest: Int(router.longest), rows: range, onError: needed(router.onError),
        whenUnknown: needed(router.whenUnknown), unknownSays: needed(router.unknownSays), goneSays: needed(router.goneSays),
        shownOn: optional(router.shownOn)))
  }
}
