internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler

/// The schedule on which a new limit resets: one that the rules have already, or a new one.
struct LimitSchedule {
  let name: String
  /// The text of a new schedule, which begins with the colon after the name; nil for one that the rules have.
  let text: String?

  init(_ period: LimitPeriod, _ mentions: RuleMentions) throws(RuleAddition.Problem) {
    let rules = mentions.rules
    if let from = period.from, !mentions.isDeclared(Fact.key, from) {
      throw .noFact(from, near: Suggestions.near(from, rules.places.names(of: Fact.key)))
    }
    let known = rules.book.resets.entries
    if let same = known.first(where: { LimitSchedule.isSame($0.value, period) }) {
      (name, text) = (same.name.text, nil)
      return
    }
    var name = LimitSchedule.name(of: period)
    while mentions.isDeclared(Reset.key, name) { name += "2" }
    let zones = Set(known.map(\.value.zone))
    let zone = period.zone ?? (zones.count == 1 ? zones.first : nil) ?? "UTC"
    var parts = ["about: \(LimitSchedule.about(period))", "every: \(period.every.name)"]
    if period.interval > 1 { parts.append("interval: \(period.interval)") }
    if let from = period.from { parts.append("from: \(from)") }
    if let day = period.beginsOn { parts.append("begins_on: \(day.rawValue)") }
    parts.append("zone: \(zone)")
    self.name = name
    text = ": {\(parts.joined(separator: ", "))}\n"
  }

  private static func isSame(_ reset: Reset, _ period: LimitPeriod) -> Bool {
    reset.every == period.every && reset.interval == period.interval && reset.from?.text == period.from
      && reset.beginsOn == period.beginsOn && (period.zone.map { $0 == reset.zone } ?? true)
  }

  /// `quarterly`, `every_30_days`, `weekly_sunday`, `monthly_account_createdat`.
  private static func name(of period: LimitPeriod) -> String {
    let start =
      if period.interval > 1 {
        "every_\(period.interval)_\(period.every.name)s"
      } else {
        period.every == .day ? "daily" : "\(period.every.name)ly"
      }
    return ([start] + [period.beginsOn?.rawValue, period.from.map(ClonedName.lower)].compactMap { $0 }).joined(separator: "_")
  }

  private static func about(_ period: LimitPeriod) -> String {
    let each = period.interval > 1 ? "Every \(period.interval) \(period.every.name)s" : "With each \(period.every.name)"
    return "\(each)\(period.from.map { " from \($0) on" } ?? "")."
  }
}
