internal import RuleKinds

/// The quiet hours of users who never chose them, if a setting is their start or their end.
struct QuietTime {
  /// How long they last.
  let minutes: Int

  /// Nil if a setting is neither the default start nor the default end of quiet hours.
  init?(_ setting: String, _ book: RuleBook) {
    guard let fields = book.planner.preferences?.quietHours, let record = book.planner.preferences.flatMap({ book.records[$0.record] })
    else { return nil }
    func settingOf(_ field: String) -> String? {
      record.fields.first { $0.name == field }?.ifAbsent.flatMap { $0.hasPrefix("settings.") ? String($0.dropFirst("settings.".count)) : nil }
    }
    guard let start = settingOf(fields.from), let end = settingOf(fields.to), [start, end].contains(setting),
      case .timeOfDay(let from)? = book.settings[start]?.value, case .timeOfDay(let to)? = book.settings[end]?.value
    else { return nil }
    minutes = Int((to - from + 1440) % 1440)
  }
}
