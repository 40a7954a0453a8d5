internal import RulesBundle
internal import Schema

/// What a computed fact is now: ``` `deleted.goesAt` is 16d earlier, for example 2026-01-19T12:00:00Z instead of 2026-02-04T12:00:00Z. ```
struct FactAnswer {
  private let group: AnswerGroup
  private let old: String
  private let new: String

  /// Nil if the fact has no value before or after.
  init?(_ group: AnswerGroup) {
    guard let value = group.differences.first, group.differences.count == 1, value.key == "value", let old = value.old, let new = value.new
    else { return nil }
    (self.group, self.old, self.new) = (group, old, new)
  }

  /// - Parameters:
  ///   - who: The users.
  ///   - given: What must be true of them.
  func text(_ who: Who, _ given: String) -> String {
    let names = DiffWords.list(group.decisions.map { "`\($0)`" })
    let verb = group.decisions.count == 1 ? "is" : "are"
    let users = who.plans.isEmpty ? "" : " for \(who.text)"
    if let shift { return "\(names) \(verb) \(shift)\(users)\(given), for example \(new) instead of \(old)." }
    return "\(names) \(verb) \(new) instead of \(old)\(users)\(given)."
  }

  /// How far a time moves in the example: `16d earlier`. Nil if the values are no times.
  private var shift: String? {
    guard let old = TimeText.timestamp(Array(old.utf8))?.seconds, let new = TimeText.timestamp(Array(new.utf8))?.seconds, old != new else {
      return nil
    }
    return "\(UnitText.write(abs(new - old), UnitText.durations)) \(new < old ? "earlier" : "later")"
  }
}
