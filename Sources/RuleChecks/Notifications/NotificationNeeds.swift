internal import RuleKinds
internal import SourceText

/// A part of a notification that only a specific thing can supply.
struct NotificationNeed {
  let what: String
  let thing: String
  let span: Span
  /// Where the notification uses it.
  let from: Span
  /// Where a link says which thing it needs.
  var declared: Span?
}

/// The parts of a notification, a summary, a category, or the planner that need a thing.
struct NotificationNeeds {
  private(set) var all: [NotificationNeed] = []
  private let context: CheckContext

  init(_ entry: Named<NotificationType, NotificationType>.Entry, _ context: CheckContext) {
    self.context = context
    let rule = RulePath(NotificationType.key, entry.name.text)
    let type = entry.value
    words(type.says, rule.appending("says"), about: type.fires.of)
    if let copy = type.expanded { words(copy, rule.appending("expanded"), about: type.fires.of) }
    conditions(type.fires.conditions, rule.appending("fires", "if"), about: type.fires.of)
    conditions(type.onlyIf, rule.appending("only_if"), about: type.fires.of)
    conditions(type.despiteQuietHours, rule.appending("despite_quiet_hours"), about: type.fires.of)
    conditions(type.withdrawnOnlyIf, rule.appending("withdrawn_only_if"), about: type.fires.of)
    for held in type.heldBack { conditions(held.conditions, rule.appending("held_back", held.reason), about: type.fires.of) }
    link(type.opens, rule.appending("opens"), about: type.fires.of)
    // `rule.pointless-key` reports `each_per_week` without a thing.
    if type.fires.of != nil { fact(type.eachPerWeek, rule.appending("each_per_week"), about: type.fires.of) }
  }

  init(_ entry: Named<NotificationBatch, NotificationBatch>.Entry, _ context: CheckContext) {
    self.context = context
    let rule = RulePath(NotificationBatch.key, entry.name.text)
    words(entry.value.says, rule.appending("says"), about: nil)
    link(entry.value.opens, rule.appending("opens"), about: nil)
  }

  init(_ entry: Named<NotificationCategory, NotificationCategory>.Entry, _ context: CheckContext) {
    self.context = context
    guard let link = entry.value.summaryOpens else { return }
    self.link(link, RulePath(NotificationCategory.key, entry.name.text, "summary_opens"), about: nil)
  }

  init(_ planner: Planner, _ context: CheckContext) {
    self.context = context
    if let condition = planner.allowedIf {
      let place = context.places.span(RulePath(Planner.key, "allowed_if"))
      if let other = stranger(at: RulePath(Condition.key, condition.text, "when"), nil) {
        all.append(NotificationNeed(what: "the condition `\(condition.text)`", thing: other, span: place, from: place))
      }
    }
    fact(planner.badge, RulePath(Planner.key, "badge"), about: nil)
  }

  private mutating func link(_ link: Name<DeepLink>, _ field: RulePath, about thing: String?) {
    let opens = context.places.span(field)
    for parameter in context.book.deepLinks[link]?.parameters ?? [] {
      guard let other = parameter.idOf, other != thing else { continue }
      // If nothing else is about the thing, the mistake is in the link.
      let isKnown =
        context.book.facts.entries.contains { $0.value.of == other }
        || context.book.notifications.entries.contains { $0.value.fires.of == other }
      let declared = context.value(DeepLink.key, link.text, "parameters", parameter.name, "id_of")
      all.append(
        NotificationNeed(
          what: "the link `\(link.text)`", thing: other, span: isKnown ? opens : declared, from: opens,
          declared: isKnown ? declared : nil))
    }
  }

  private mutating func fact(_ fact: Name<Fact>?, _ field: RulePath, about thing: String?) {
    guard let fact, let rule = context.book.facts[fact] else { return }
    guard let other = rule.of ?? stranger(at: RulePath(Fact.key, fact.text, "value"), thing), other != thing else { return }
    let place = context.places.span(field)
    all.append(NotificationNeed(what: "the fact `\(fact.text)`", thing: other, span: place, from: place))
  }

  private mutating func words(_ copy: Name<Copy>, _ field: RulePath, about thing: String?) {
    for value in context.book.copy[copy]?.values.entries ?? [] {
      let path = RulePath(Copy.key, copy.text, "values", value.variable)
      guard let other = stranger(at: path, thing) else { continue }
      all.append(
        NotificationNeed(
          what: "`{\(value.variable)}` of `\(copy.text)`", thing: other, span: context.places.span(path), from: context.places.span(field)
        ))
    }
  }

  private mutating func conditions(_ conditions: [Name<Condition>], _ field: RulePath, about thing: String?) {
    for (index, condition) in conditions.enumerated() {
      guard let other = stranger(at: RulePath(Condition.key, condition.text, "when"), thing) else { continue }
      let place = context.places.span(field.appending("\(index)"))
      all.append(NotificationNeed(what: "the condition `\(condition.text)`", thing: other, span: place, from: place))
    }
  }

  /// The thing of the first fact in an expression that is about another thing.
  private func stranger(at path: RulePath, _ thing: String?) -> String? {
    guard let expression = context.typed[path] else { return nil }
    return context.typed.factsBehind(expression, in: context.book).lazy.compactMap { context.book.facts[$0]?.of }.first { $0 != thing }
  }
}
