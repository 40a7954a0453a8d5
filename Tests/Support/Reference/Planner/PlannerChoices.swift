internal import RuleKinds

/// The user's choices about notifications, or the record's defaults.
struct PlannerChoices {
  private let rules: PlainRules
  private let stored: [String: StoredChoice]

  init(_ rules: PlainRules, _ stored: [String: StoredChoice]) { (self.rules, self.stored) = (rules, stored) }

  private var book: RuleBook { rules.book }

  private var fields: StoredPreferences? { book.planner.preferences }

  var isPaused: Bool { self[fields?.paused] == .bool(true) }
  var reminder: Int? { minute(fields?.dailyReminder) }

  var snoozedUntil: Int? {
    guard case .time(let until)? = self[fields?.snoozedUntil] else { return nil }
    return until
  }

  /// Minutes of the day; nil if both are equal or missing.
  var quiet: (from: Int, to: Int)? {
    guard let from = minute(fields?.quietHours?.from), let to = minute(fields?.quietHours?.to), from != to else { return nil }
    return (from, to)
  }

  /// Monday is 0.
  var trainingDays: [Int] {
    guard case .list(let names)? = self[fields?.trainingDays] else { return [] }
    return names.compactMap { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].firstIndex(of: $0) }
  }

  /// At least one.
  var dailyMaximum: Int? {
    guard case .int(let number)? = self[fields?.dailyMaximum] else { return nil }
    return max(1, number)
  }

  /// The switch of the category, and under it that of the type.
  func isOn(_ type: NotificationType) -> Bool {
    guard let category = book.notificationCategories[type.category], isOn(category.stored, category.isOnByDefault) else { return false }
    return type.stored.map { isOn($0, type.isOnByDefault) } ?? true
  }

  private func isOn(_ field: String, _ otherwise: Bool) -> Bool {
    if case .bool(let flag)? = self[field] { flag } else { otherwise }
  }

  private func minute(_ field: String?) -> Int? {
    guard case .text(let text)? = self[field] else { return nil }
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
  }

  /// The stored value, or its default.
  private subscript(field: String?) -> StoredChoice? {
    guard let field else { return nil }
    if let choice = stored[field] { return choice }
    let declared = fields.flatMap { book.records[$0.record] }?.fields.first { $0.name == field }
    guard let absent = declared?.ifAbsent else { return nil }
    if absent.hasPrefix("settings."), let setting = book.settings[String(absent.dropFirst("settings.".count))] {
      guard case .timeOfDay(let minute) = setting.value else { return .int(Int(setting.value.amount)) }
      return .text("\(PlainCalendar.padded(Int(minute) / 60, 2)):\(PlainCalendar.padded(Int(minute) % 60, 2))")
    }
    switch absent {
    case "null": return .null
    case "true", "false": return .bool(absent == "true")
    case "[]": return .list([])
    default: return Int(absent).map { .int($0) } ?? .text(absent)
    }
  }
}
