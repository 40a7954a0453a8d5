internal import RuleKinds
internal import RulesBundle
internal import RulesJSON
internal import Schema

/// A value of the rules with its location.
struct HeldValue: Sendable, Equatable {
  var path: RulePath
  /// The value as written; nil for a whole rule.
  var value: String?
  var place: SourcePlace

  var text: String { path.plain + (value.map { " = \($0)" } ?? "") }

  var members: [JSON.Member] {
    [JSON.Member("path", .string(path.plain))] + JSON.Member.text("value", value) + place.members
  }
}

/// A lock and its values.
struct LockEntry {
  let name: String
  let lock: Lock
  let held: [HeldValue]
  let place: SourcePlace

  var decided: String { "decided in \(lock.decision.record) by \(lock.decision.by) on \(lock.decision.on)" }
}

/// A placeholder and its values.
struct PlaceholderEntry {
  let name: String
  let placeholder: Placeholder
  /// The current values in the rules that name the placeholder.
  let held: [HeldValue]
  let place: SourcePlace
  /// The day by which it must be decided: its own date or that of its milestone.
  let due: String?
  let today: CalendarDate

  /// The choices as printed text.
  var choices: String {
    if placeholder.range.count == 2 { return "\(placeholder.range[0]) to \(placeholder.range[1])" }
    return placeholder.options.joined(separator: " | ")
  }

  var isOverdue: Bool { placeholder.decided == nil && (due.flatMap { CalendarDate($0) }.map { $0 < today } ?? false) }

  /// The state as printed text: `open`, `decided ...`, or `accepted ...`, followed by `overdue` if the deadline has passed.
  var state: String {
    if let decided = placeholder.decided { return "decided in \(decided.record) by \(decided.by) on \(decided.on)" }
    return (Acceptance.state(placeholder.accepted, today) ?? "open") + (isOverdue ? ", overdue" : "")
  }
}

extension Acceptance {
  /// The acceptance as printed text; nil if there is no acceptance.
  static func state(_ accepted: Acceptance?, _ today: CalendarDate) -> String? {
    guard let accepted else { return nil }
    return "accepted by \(accepted.by) until \(accepted.until)" + (accepted.holds(on: today) ? "" : ", expired")
  }
}

extension CalendarDate {
  private var number: Int64 { CivilDay.number(year: Int64(year), month: Int64(month), day: Int64(day)) }

  /// The number of days from another day to this one; negative if this day is earlier.
  func days(from other: CalendarDate) -> Int64 { number - other.number }
}

extension Queries {
  func lock(_ name: String) -> LockEntry? {
    book.locks[name].map { lock in
      LockEntry(name: name, lock: lock, held: lock.allHolds.map { held(RulePath(text: $0)) }, place: place(of: RulePath(Lock.key, name)))
    }
  }

  func placeholder(_ name: String) -> PlaceholderEntry? {
    book.placeholders[name].map { placeholder in
      let path = RulePath(Placeholder.key, name)
      let held = index.uses(of: path).filter { !$0.isByPath }.map { self.held(index.value(marked: $0)) }
      return PlaceholderEntry(
        name: name, placeholder: placeholder, held: held, place: place(of: path), due: placeholder.decideBy.flatMap { book.day(of: $0) },
        today: today)
    }
  }

  func held(_ path: RulePath) -> HeldValue {
    HeldValue(path: path, value: path.inside.isEmpty ? nil : index.written(path), place: place(of: path))
  }

  /// The number of rules that rely on an assumption.
  func restingRules(on name: String) -> Int { Set(index.uses(of: RulePath(Assumption.key, name)).map(\.user)).count }
}
