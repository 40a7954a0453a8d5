internal import RuleKinds

/// The quiet hours of users who never chose them, if a setting is their start or their end.
struct QuietTime {
  /// How long they last.
  let minutes: Int

  /// Nil if a setting is neither the default start nor the default end of quiet hours.
  init?(_ setting: String, _ book: RuleBook) {
    guard let fields = book.planner.preferences?.quietHours, let record = book.planner.preferences.flatMap({ book.records[$0.record] })
    else { return nil }
    func ordinary(_ field: String) -> String? { record.fields.first { $0.name == field }?.ifAbsent }
    let prefix = "settings."
    guard let from = ordinary(fields.from), let to = ordinary(fields.to), from.hasPrefix(prefix), to.hasPrefix(prefix) else { return nil }
    let (start, end) = (String(from.dropFirst(prefix.count)), String(to.dropFirst(prefix.count)))
    guard [start, end].contains(setting), case .timeOfDay(let begins)? = book.settings[start]?.value,
      case .timeOfDay(let ends)? = book.settings[end]?.value
    else { return nil }
    minutes = Int((ends - begins + 1440) % 1440)
  }
}
