internal import RuleKinds
internal import RulesBundle

/// What follows for users whose plan changes, or whose plan has a lower limit: what they may no longer do, and what becomes of what they
/// have. The answers about one decision do not contain it.
struct PlanConsequences {
  /// The new rules.
  let book: RuleBook

  /// For users with another plan: ` They may no longer use `a`; `flows` beyond 2 become read-only.` Empty if nothing follows.
  ///
  /// `lost`, `gained`: what the answers about such users show.
  func text(from old: String, to new: String, lost: [PlanMove.Item] = [], gained: [PlanMove.Item] = []) -> String {
    let matrix = cells(from: old, to: new)
    let effects = PlanEffects(lost: withoutCapabilities(lost), gained: withoutCapabilities(gained)).text
    return matrix + effects
  }

  /// The items without the actions that need a capability, because the cells tell those.
  private func withoutCapabilities(_ items: [PlanMove.Item]) -> [PlanMove.Item] {
    items.filter { item in
      item.kind != Action.key || book.actions[item.name].map { $0.steps.allSatisfy { $0.require == nil } } ?? true
    }
  }

  private func cells(from old: String, to new: String) -> String {
    guard book.plans.states[old] != nil, book.plans.states[new] != nil else { return "" }
    let (old, new) = (book.plans.column(of: Name(old)), book.plans.column(of: Name(new)))
    if old == new { return "" }
    let (less, more) = (allowed(old, not: new), allowed(new, not: old))
    let lower = book.limits.entries.filter { isLower($0.value.plans[new], $0.value.plans[old]) }.map { Name<Limit>($0.name.text) }
    let items = items(over: lower, new, withNumbers: true)
    let parts = [
      less.isEmpty ? "" : "may no longer use \(names(less))", more.isEmpty ? "" : "may now use \(names(more))",
      spending(new, not: old).isEmpty ? "" : "now \(spending(new, not: old))",
      spending(old, not: new).isEmpty ? "" : "no longer \(spending(old, not: new))", room(old, new, isMore: true),
      room(old, new, isMore: false), warnings(old, new, "sooner", by: <), warnings(old, new, "later", by: >),
    ].filter { !$0.isEmpty }
    let sentence = parts.isEmpty ? "" : " They \(parts.joined(separator: ", and "))."
    return sentence + (items.isEmpty ? "" : " Their \(items).")
  }

  /// For users who have more than a lower limit allows: ` Of users who have more, `flows` become read-only.` Empty if the rules do not say what
  /// becomes of it.
  func text(limit: Name<Limit>, plan: Name<Plan>) -> String {
    let items = items(over: [limit], plan, withNumbers: false, withKept: true)
    return items.isEmpty ? "" : " Of users who have more, \(items)."
  }

  /// For users who had more than a limit allowed: ` Of users who have more, 3 `flows` stay as they are, and the others are read-only.` Empty if what
  /// they had stayed as it was.
  func text(freedBy name: Name<Limit>, plan: Name<Plan>) -> String {
    guard let limit = book.limits[name], !limit.soft.contains(plan), case .number(let number)? = limit.plans[plan], number > 0 else {
      return ""
    }
    let items = book.downgrade.entries.compactMap { entry -> (key: OverCap, name: String)? in
      guard entry.value.limit == name, entry.value.keeps != nil, entry.value.overCap != .keep else { return nil }
      return (entry.value.overCap, "`\(entry.name.text)`")
    }
    return grouped(items).map { group in
      let what = "\(DiffWords.all(group.names))\(group.names.count > 1 ? " together" : "")"
      let others = group.key == .readOnly ? "are read-only" : Self.words(.viewOnly)
      return " Of users who have more, \(number) \(what) stay as they are now, and the others \(others)."
    }.joined()
  }

  private func names(_ names: [String]) -> String { names.count > 6 ? DiffWords.list(names) : DiffWords.all(names) }

  /// The capabilities that a plan has and another one denies.
  private func allowed(_ plan: Name<Plan>, not other: Name<Plan>) -> [String] {
    book.capabilities.entries.filter { entry in
      guard case .deny? = entry.value.plans[other] else { return false }
      switch entry.value.plans[plan] {
      case .allow?, .within?, .spends?: return true
      case .deny?, .notApplicable?, nil: return false
      }
    }.map { "`\($0.name.text)`" }
  }

  /// What a plan pays for and another one has without: ``spend `credits` for `practice` ``.
  private func spending(_ plan: Name<Plan>, not other: Name<Plan>) -> String {
    let uses = book.capabilities.entries.compactMap { entry -> (key: String, name: String)? in
      guard case .spends(let limit)? = entry.value.plans[plan], case .allow? = entry.value.plans[other] else { return nil }
      return (limit.text, "`\(entry.name.text)`")
    }
    return DiffWords.all(grouped(uses).map { "spend `\($0.key)` for \(names($0.names))" })
  }

  /// The limits in which a plan has more room than another one, or less: ``have more room: `saved_flows` is unlimited instead of 2``.
  private func room(_ old: Name<Plan>, _ new: Name<Plan>, isMore: Bool) -> String {
    let limits = book.limits.entries.compactMap { entry -> String? in
      let (before, now) = (entry.value.plans[old], entry.value.plans[new])
      guard let before, let now, isMore ? isLower(before, now) : isLower(now, before), !entry.value.soft.contains(isMore ? old : new),
        let was = amount(before, entry.value.unit), let amount = amount(now, entry.value.unit)
      else { return nil }
      return "`\(entry.name.text)` is \(amount) instead of \(was)"
    }
    return limits.isEmpty ? "" : "have \(isMore ? "more" : "less") room: \(DiffWords.all(limits))"
  }

  /// The vectors of the warning ladder that warn users of one plan at other counts than those of the other.
  private func warnings(_ old: Name<Plan>, _ new: Name<Plan>, _ when: String, by isMoved: (Int64, Int64) -> Bool) -> String {
    let vectors = book.ladder.entries.filter { entry in
      entry.value.levels.cells.contains { cell in
        guard let now = cell.value.at[new], let before = cell.value.at[old] else { return false }
        return isMoved(now, before)
      }
    }.map { "`\($0.name.text)`" }
    return vectors.isEmpty ? "" : "are warned \(when) by \(names(vectors))"
  }

  private func amount(_ value: LimitValue, _ unit: UnitKind) -> String? {
    switch value {
    case .number(let number): QuantityText.write(unit == .bytes ? .bytes(number) : .count(number))
    case .unlimited: "unlimited"
    default: nil
    }
  }

  private func isLower(_ new: LimitValue?, _ old: LimitValue?) -> Bool {
    switch (old, new) {
    case (.unlimited?, .number?): true
    case (.number(let old)?, .number(let new)?): new < old
    default: false
    }
  }

  /// What becomes of the items over limits under a plan, grouped by the treatment. Items of one limit share it.
  private func items(over limits: [Name<Limit>], _ plan: Name<Plan>, withNumbers: Bool, withKept: Bool = false) -> String {
    var shared: [(limit: Name<Limit>, key: OverCap, names: [String], some: String)] = []
    for entry in book.downgrade.entries {
      guard withKept || entry.value.overCap != .keep, let name = entry.value.limit, limits.contains(name), let limit = book.limits[name],
        !limit.soft.contains(plan), case .number(let number)? = limit.plans[plan]
      else { continue }
      // Without an order, the items fit as a whole or not at all.
      let some = withNumbers && entry.value.keeps != nil && number > 0 ? " beyond \(number)" : ""
      if let same = shared.firstIndex(where: { $0.limit == name && $0.key == entry.value.overCap && $0.some == some }) {
        shared[same].names.append("`\(entry.name.text)`")
      } else {
        shared.append((name, entry.value.overCap, ["`\(entry.name.text)`"], some))
      }
    }
    let items = shared.map { one in
      (key: one.key, name: DiffWords.all(one.names) + (one.names.count > 1 && !one.some.isEmpty ? " together" : "") + one.some)
    }
    return grouped(items).map { "\(DiffWords.all($0.names)) \(Self.words($0.key))" }.joined(separator: ", and ")
  }

  /// The names with each key, in the order in which the keys come first.
  private func grouped<Key: Hashable>(_ items: [(key: Key, name: String)]) -> [(key: Key, names: [String])] {
    var keys: [Key] = []
    for item in items where !keys.contains(item.key) { keys.append(item.key) }
    return keys.map { key in (key, items.filter { $0.key == key }.map(\.name)) }
  }

  /// What becomes of items over a limit: `become read-only`.
  static func words(_ treatment: OverCap) -> String {
    switch treatment {
    case .readOnly: "become read-only"
    case .viewOnly: "can be viewed and deleted, but not changed"
    case .keep: "stay"
    }
  }
}
