internal import RuleKinds

/// What users whose plan changes come to, in words: ` They can now see `grace_banner`; can no longer see `trial_ends`.`
struct PlanEffects {
  let lost: [PlanMove.Item]
  let gained: [PlanMove.Item]

  /// The kinds of what users come to, with the verbs.
  private static let verbs = [(NotificationType.key, "get"), (Notice.key, "see"), (Route.key, "open"), (Action.key, "use")]

  /// Empty if they come to the same.
  var text: String {
    let told =
      Self.verbs.flatMap { kind, verb in
        [items(gained, kind).map { "can now \(verb) \($0)" }, items(lost, kind).map { "can no longer \(verb) \($0)" }]
      } + [buttons(gained).map { "are now offered \($0)" }, buttons(lost).map { "are no longer offered \($0)" }]
    let clauses = told.compactMap { $0 }
    return clauses.isEmpty ? "" : " They \(clauses.joined(separator: "; "))."
  }

  private func items(_ items: [PlanMove.Item], _ kind: String) -> String? {
    let names = items.filter { $0.kind == kind }.map { "`\($0.name)`" }
    return names.isEmpty ? nil : DiffWords.list(names)
  }

  /// The buttons on screens that users can open before and after, each with its screens.
  private func buttons(_ items: [PlanMove.Item]) -> String? {
    let opened = Set((lost + gained).filter { $0.kind == Route.key }.map(\.name))
    let buttons = items.filter { $0.kind == Button.key && !opened.contains($0.screen) }
    let told = buttons.map(\.name).uniqued.map { name in
      let screens = buttons.filter { $0.name == name }.map { "`\($0.screen)`" }
      return "`\(name)` on \(screens.count > 2 ? "\(screens.count) screens" : DiffWords.all(screens))"
    }
    return told.isEmpty ? nil : DiffWords.list(told)
  }
}
