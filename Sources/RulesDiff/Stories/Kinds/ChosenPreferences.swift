internal import RuleKinds
internal import RulesJSON

/// What users may have chosen about a notification: its switch and that of its category, a pause, other quiet hours, another reminder time.
///
/// It is stored, so that the names are those under which apps with the old rules stored it.
struct ChosenPreferences {
  let books: BothBooks

  func all(_ old: NotificationType, _ new: NotificationType) -> [(who: String, preferences: [JSON.Member])] {
    let own = field(old.stored, new.stored)
    let hours = [field { $0.quietHours?.from }, field { $0.quietHours?.to }].compactMap(\.self)
    let choices =
      [
        ("with its switch on", preference(own, .bool(true))), ("with its switch off", preference(own, .bool(false))),
      ] + categories(old, new) + [
        ("who paused", preference(field(\.paused), .bool(true))),
        ("who snoozed", preference(field(\.snoozedUntil), .string("2026-03-04T12:00:00Z"))),
        // Beyond everything that is planned, if the notification is deferred in one rule book only.
        (
          "who snoozed for weeks",
          old.isSnoozable == new.isSnoozable ? nil : preference(field(\.snoozedUntil), .string("2026-05-01T12:00:00Z"))
        ),
        ("with quiet hours of their own", hours.count == 2 ? both(hours, "12:00", "20:00") : nil),
        ("with a reminder time of their own", preference(field(\.dailyReminder), .string("12:00"))),
      ] + reminders(old, new) + [
        ("with training days of their own", preference(field(\.trainingDays), .array([.string("Thu")]))),
        ("with a daily maximum of 1", preference(field(\.dailyMaximum), .int(1))),
      ]
    return choices.compactMap { who, preferences in preferences.map { (who, $0) } }
  }

  /// What users chose whose reminders come at another time of day.
  static let reminder = "with a reminder"

  /// A reminder time between two values of a setting that is a time of day, for users whose switch is on.
  private func reminders(_ old: NotificationType, _ new: NotificationType) -> [(who: String, preferences: [JSON.Member]?)] {
    let settings = books.pairs(Setting.key, \.settings).compactMap { pair -> Int64? in
      guard case .timeOfDay(let was) = pair.old.value, case .timeOfDay(let now) = pair.new.value, was != now else { return nil }
      return (was + now) / 2
    }
    let isOff = !old.isOnByDefault || !new.isOnByDefault
    let on = isOff ? preference(field(old.stored, new.stored), .bool(true)) ?? [] : []
    return settings.map { minutes in
      let time = "\(minutes / 60 < 10 ? "0" : "")\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
      return ("\(Self.reminder) at \(time)", preference(field(\.dailyReminder), .string(time)).map { $0 + on })
    }
  }

  /// The switch of the category. A notification that changes its category goes by two switches, which have their names.
  private func categories(_ old: NotificationType, _ new: NotificationType) -> [(who: String, preferences: [JSON.Member]?)] {
    let now = field(
      books.oldBook.notificationCategories[Name(books.renames.nameBefore(NotificationCategory.key, new.category.text))]?.stored,
      books.newBook.notificationCategories[new.category]?.stored)
    let before = field(books.oldBook.notificationCategories[old.category]?.stored, nil)
    let isMoved = before != now && before != nil
    let all = isMoved ? [(before, " `\(old.category.text)`"), (now, " `\(new.category.text)`")] : [(now, "")]
    return all.flatMap { field, name in
      let what = name.isEmpty ? "its category" : "the category\(name)"
      return [("with \(what) on", preference(field, .bool(true))), ("with \(what) off", preference(field, .bool(false)))]
    }
  }

  private func field(_ role: (StoredPreferences) -> String?) -> String? {
    field(books.oldBook.planner.preferences.flatMap(role), books.newBook.planner.preferences.flatMap(role))
  }

  /// The name under which a field is stored. A field that the old rules do not have has the name of the new ones.
  private func field(_ old: String?, _ new: String?) -> String? {
    func stored(_ name: String, _ book: RuleBook) -> String {
      let record = book.planner.preferences.flatMap { book.records[$0.record] }
      return record?.fields.first { $0.name == name }?.was ?? name
    }
    return old.map { stored($0, books.oldBook) } ?? new.map { stored($0, books.newBook) }
  }

  private func preference(_ field: String?, _ value: JSON) -> [JSON.Member]? {
    guard let parts = field?.split(separator: ".").map(String.init), let first = parts.first else { return nil }
    return [.init(key: first, value: parts.dropFirst().reversed().reduce(value) { .object([.init(key: $1, value: $0)]) })]
  }

  /// Two fields of one object.
  private func both(_ fields: [String], _ from: String, _ to: String) -> [JSON.Member] {
    let last = zip(fields, [from, to]).map { JSON.Member($0.split(separator: ".").last.map(String.init) ?? $0, $1) }
    let outer = fields[0].split(separator: ".").dropLast().map(String.init)
    guard let first = outer.first else { return last }
    return [.init(key: first, value: outer.dropFirst().reversed().reduce(JSON.object(last)) { .object([.init(key: $1, value: $0)]) })]
  }
}
