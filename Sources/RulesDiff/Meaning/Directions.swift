internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// The direction of a change that no decision shows, from what the kind defines about larger and smaller values.
enum Directions {
  private struct Known {
    let kind: String
    /// The keys that lead to the value.
    let fields: [String]
    let more: Category
    /// Whether a missing value means the maximum, as for the count at which a ladder blocks.
    let leftOutIsMost: Bool

    init(_ kind: String, _ fields: String, more: Category, leftOutIsMost: Bool = false) {
      self.kind = kind
      self.fields = fields.split(separator: "/").map(String.init)
      self.more = more
      self.leftOutIsMost = leftOutIsMost
    }
  }

  private static let known = [
    Known(Limit.key, "plans", more: .loosens),
    Known(Limit.key, "soft", more: .loosens),
    Known(Limit.key, "window", more: .tightens),
    Known(LadderVector.key, "switched_on", more: .tightens),
    Known(LadderVector.key, "stops", more: .tightens),
    Known(LadderVector.key, "signals", more: .tightens),
    Known(LadderVector.key, "window", more: .tightens),
    Known(LadderVector.key, "levels/at", more: .loosens, leftOutIsMost: true),
    Known(LadderVector.key, "levels/at_share", more: .loosens, leftOutIsMost: true),
    Known(LadderVector.key, "levels/after/times", more: .loosens),
    Known(LadderVector.key, "levels/after/within", more: .tightens),
    Known(LadderVector.key, "levels/refused/times", more: .loosens),
    Known(LadderVector.key, "levels/refused/per", more: .tightens),
    Known(LadderVector.key, "levels/pause", more: .tightens),
    Known(LadderVector.key, "levels/confirm", more: .tightens),
    Known(LadderVector.key, "levels/block", more: .tightens),
    Known(LadderVector.key, "levels/suspend", more: .tightens),
    Known(LadderVector.key, "levels/until_released", more: .tightens),
    Known(LadderVector.key, "levels/lets_through/times", more: .loosens),
    Known(LadderVector.key, "levels/lets_through/per", more: .tightens),
    Known(LadderVector.key, "levels/also_stops", more: .tightens),
    Known(LadderLevel.key, "at_confidence", more: .loosens, leftOutIsMost: true),
    Known(Signal.key, "weight", more: .tightens),
    Known(Signal.key, "refusals/times", more: .loosens, leftOutIsMost: true),
    Known(Signal.key, "refusals/per", more: .tightens),
    Known(Signal.key, "refused_for", more: .tightens),
    Known(NotificationType.key, "on_by_default", more: .privacy),
    Known(NotificationType.key, "at_most", more: .loosens, leftOutIsMost: true),
    Known(NotificationType.key, "only_if", more: .tightens),
    Known(NotificationType.key, "to", more: .loosens),
    Known(Route.key, "only_if", more: .tightens),
    Known(Fact.key, "at_least", more: .tightens),
    Known(Fact.key, "at_most", more: .loosens, leftOutIsMost: true),
    Known(Fact.key, "type/one_of", more: .loosens),
  ]

  /// The category of a change. Nil if the value has no direction or the two values cannot be compared.
  static func category(of change: ValueChange, _ before: CheckedRules, _ after: CheckedRules) -> Category? {
    let (old, new) = (before.book, after.book)
    if change.kind == Capability.key, change.fields == ["plans"] {
      return cells(cell(change.oldPath, old), cell(change.newPath, new))
    }
    if change.kind == Setting.key, change.fields == ["value"], let less = new.keepingLess(because: change.newPath.parts[1]) {
      // Data that is kept longer allows no user more.
      return KeptTime(setting: change.newPath.parts[1], rules: after).isLonger(change).map { $0 ? .changes : less }
    }
    if change.kind == Setting.key, change.fields == ["value"], let was = QuietTime(change.oldPath.parts[1], old),
      let now = QuietTime(change.newPath.parts[1], new)
    {
      return cells(-was.minutes, -now.minutes)
    }
    // What is personal stays off lock screens and out of telemetry.
    if change.kind == Fact.key, change.fields == ["personal"] {
      return new.facts[change.newPath.parts[1]]?.isPersonal ?? false ? .tightens : .privacy
    }
    if ProviderSentence.isPersonal(change.kind, change.newPath) { return ProviderSentence.tellsMore(change) ? .privacy : .changes }
    if change.kind == Limit.key, change.fields == ["resets"], let was = period(change.old, old), let now = period(change.new, new) {
      return cells(-was, -now)
    }
    if change.kind == Plan.key, change.newPath.parts.last == "follows" {
      return cells(rank(change.old, change.oldPath, old), rank(change.new, change.newPath, new))
    }
    guard let known = known.first(where: { $0.kind == change.kind && $0.fields == change.fields }),
      let isMore = isMore(change.old, change.new, known.leftOutIsMost)
    else { return nil }
    return isMore ? known.more : known.more == .tightens ? .loosens : .tightens
  }

  /// The rank of a cell of the matrix, in the order denied, limited, allowed. A limit without a number allows. Nil if the cell does not apply.
  private static func cell(_ path: RulePath, _ book: RuleBook) -> Int? {
    guard let column = RuleBookSchema.planColumn(of: path).map({ Name<Plan>($0) }) else { return nil }
    switch book.capabilities[path.parts[1]]?.plans[column] {
    case .allow?: return 2
    case .deny?: return 0
    case .within(let limit)?, .spends(let limit)?: return book.limits[limit]?.plans[column] == .unlimited ? 2 : 1
    case .notApplicable?, nil: return nil
    }
  }

  /// How long a period is after which a limit counts from zero again, in comparison with others. Nil if it does not come by the calendar.
  private static func period(_ value: RuleValue?, _ book: RuleBook) -> Int? {
    guard let reset = (value?.scalar).flatMap({ book.resets[$0] }), reset.from == nil else { return nil }
    return PeriodKind.allCases.firstIndex(of: reset.every)
  }

  /// The position of the plan whose cells a plan has, because plans are in the order of what they allow.
  private static func rank(_ value: RuleValue?, _ path: RulePath, _ book: RuleBook) -> Int? {
    book.plans.states.names.firstIndex(of: value?.scalar ?? path.parts[path.parts.count - 2])
  }

  private static func cells(_ old: Int?, _ new: Int?) -> Category? {
    guard let old, let new, old != new else { return nil }
    return new > old ? .loosens : .tightens
  }

  static func isMore(_ old: RuleValue?, _ new: RuleValue?, _ leftOutIsMost: Bool) -> Bool? {
    switch (old, new) {
    case (nil, _): return !leftOutIsMost
    case (_, nil): return leftOutIsMost
    case (.scalar(let old)?, .scalar(let new)?):
      if let old = Bool(old), let new = Bool(new) { return new && !old }
      if let old = Amount(old), let new = Amount(new), old.isComparable(with: new), old.number != new.number {
        return new.number > old.number
      }
      return sets([old], [new])
    case (let old?, let new?): return sets(Set(old.items.map(\.text)), Set(new.items.map(\.text)))
    }
  }

  private static func sets(_ old: Set<String>, _ new: Set<String>) -> Bool? {
    new.isStrictSuperset(of: old) ? true : old.isStrictSuperset(of: new) ? false : nil
  }
}

extension RuleBook {
  /// The category of a shorter time of a setting: users lose what is deleted after it, but not what is only cached that long. Nil for
  /// other settings.
  fileprivate func keepingLess(because setting: String) -> Category? {
    let types = dataTypes.entries.map(\.value).filter { $0.window?.text == setting }
    if settings[setting]?.keeps != nil || types.contains(where: { $0.livesIn == .device }) { return .loss }
    return types.isEmpty ? nil : .tightens
  }
}
