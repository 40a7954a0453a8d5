internal import RulesBundle
internal import RulesJSON

// The values of stored records and of facts in the types of app code.

/// A time of day, such as `19:00`.
public struct TimeOfDay: Sendable, Hashable {
  /// Minutes since midnight, 0 to 1439.
  package let minute: Int64

  /// Creates a time of day; nil unless `hour` is 0 to 23 and `minute` is 0 to 59.
  public init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    self.minute = Int64(hour * 60 + minute)
  }

  /// Creates a time of day from minutes since midnight; minutes beyond a day wrap around.
  public init(minutes: Int) { minute = Int64((minutes % 1440 + 1440) % 1440) }

  /// Parses a time of day such as `19:00`; nil for any other text.
  public init?(_ text: String) {
    guard let minute = TimeForm.minute(text) else { return nil }
    self.minute = minute
  }

  /// The time in the form `19:00`.
  public var text: String { TimeForm.timeOfDay(minute) }
  /// The hour, 0 to 23.
  public var hour: Int { Int(minute / 60) }
  /// The minute within the hour, 0 to 59.
  public var minuteOfHour: Int { Int(minute % 60) }
}

/// The value of a fact of the type `id`: a product id or a random id. Its form excludes spaces, so that sentences from users do not fit.
public struct FactID: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The id: 1 to 64 letters, digits, and `._:/-`.
  public let text: String

  /// Creates an id; nil if the text is empty, longer than 64 characters, or has characters other than letters, digits, and `._:/-`.
  public init?(_ text: String) {
    guard IDFormat.fits(text.utf8) else { return nil }
    self.text = text
  }

  /// Creates an id from a literal. Traps if the literal is not an id.
  public init(stringLiteral text: String) {
    precondition(IDFormat.fits(text.utf8), "an id has 1 to 64 letters, digits, and `._:/-`")
    self.text = text
  }
}

extension Timestamp {
  /// Parses an RFC 3339 timestamp such as `2026-01-05T10:00:00Z`; nil for any other text.
  public init?(_ text: String) {
    guard let time = TimeText.timestamp(Array(text.utf8)) else { return nil }
    self.init(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }

  /// The timestamp in the RFC 3339 form of records and requests.
  public var text: String { TimeForm.timestamp(seconds, nanoseconds) }
}

extension Zone.WallTime {
  /// Creates a date and time from calendar values; nil if the date or the time does not exist. `year` is 1 to 9999.
  public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    guard let date = CalendarDay(year: year, month: month, day: day), (0..<24).contains(hour), (0..<60).contains(minute),
      (0..<60).contains(second)
    else { return nil }
    self.init(day: date.number, second: Int64(hour * 3600 + minute * 60 + second))
  }
}

extension GivenFact {
  /// Creates a fact from a plain value.
  public init(_ name: String, _ value: PlainValue) {
    self.init(name: name, value: JSON(value) ?? .null)
  }
}

extension OrNull {
  /// Returns the value as records and requests write it.
  public func plain(_ write: (Wrapped) -> PlainValue) -> PlainValue {
    switch self {
    case .null: .null
    case .value(let value): write(value)
    }
  }

  /// Reads a value that can be null; nil if there is no value, or if it has another type.
  public init?(_ value: PlainValue?, _ read: (PlainValue) -> Wrapped?) {
    guard let value else { return nil }
    if case .null = value {
      self = .null
    } else if let read = read(value) {
      self = .value(read)
    } else {
      return nil
    }
  }
}

extension PlainValue {
  /// Returns a plain value for a point in time.
  public static func timestamp(_ time: Timestamp) -> PlainValue { .text(time.text) }

  /// The point in time; nil for any other value.
  public var timestamp: Timestamp? { text.flatMap { Timestamp($0) } }
  /// The time of day; nil for any other value.
  public var timeOfDay: TimeOfDay? { text.flatMap { TimeOfDay($0) } }
  /// Returns the items of a list, each converted by `read`; nil for any other value, or if `read` returns nil for an item.
  public func list<Item>(_ read: (PlainValue) -> Item?) -> [Item]? {
    guard case .list(let items) = self else { return nil }
    var list: [Item] = []
    for item in items {
      guard let value = read(item) else { return nil }
      list.append(value)
    }
    return list
  }
}

extension Rules {
  /// Returns the default value of a field of a stored record, converted by `read`. Traps if the field has no default of this type, which
  /// cannot happen with checked rules.
  public func defaultValue<T>(forField field: Int, _ read: (PlainValue) -> T?) -> T {
    guard let value = defaultValue(forField: field).flatMap(read) else { preconditionFailure("the field has no default of this type") }
    return value
  }
}

extension PlainValue {
  /// Returns a plain value for a duration, rounded down to the nanosecond.
  public static func duration(_ duration: Swift.Duration) -> PlainValue {
    let (seconds, nanoseconds) = duration.parts
    return .text(TimeForm.duration(seconds, nanoseconds))
  }

  /// The duration; nil for any other value.
  public var duration: Swift.Duration? {
    guard let time = text.flatMap({ TimeText.duration(Array($0.utf8)) }) else { return nil }
    return Swift.Duration(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }
}
