internal import RulesBundle
internal import RulesJSON

// What stored records, facts of days and facts of things have as app code knows it.

/// A time of day by a clock on the wall: `19:00`.
public struct TimeOfDay: Sendable, Hashable {
  /// Since midnight: 0..<1440.
  public let minute: Int64

  /// Nil when no clock shows it.
  public init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    self.minute = Int64(hour * 60 + minute)
  }

  /// Reads `19:00`; nil for anything else.
  public init?(_ text: String) {
    guard let minute = TimeForm.minute(text) else { return nil }
    self.minute = minute
  }

  public var text: String { TimeForm.timeOfDay(minute) }
  public var hour: Int { Int(minute / 60) }
  public var minuteOfHour: Int { Int(minute % 60) }
}

/// The value of a fact of the type `id`: an id of ours or a random one, which nothing fits that somebody wrote.
public struct FactID: Sendable, Hashable, ExpressibleByStringLiteral {
  public let text: String

  /// Nil for a text that is no id: empty, longer than 64, or with more in it than letters, digits and `._:/-`.
  public init?(_ text: String) {
    guard FactId.fits(text.utf8) else { return nil }
    self.text = text
  }

  /// A literal in a program is an id, or a mistake of the program.
  public init(stringLiteral text: String) {
    precondition(FactId.fits(text.utf8), "an id has up to 64 letters, digits and `._:/-`")
    self.text = text
  }
}

extension Timestamp {
  /// Reads `2026-01-05T10:00:00Z`; nil for anything else.
  public init?(_ text: String) {
    guard let time = TimeText.timestamp(Array(text.utf8)) else { return nil }
    self.init(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }

  /// As records and requests have it.
  public var text: String { TimeForm.timestamp(seconds, nanoseconds) }
}

extension Zone.WallTime {
  /// What a calendar says; nil for a day or a time that none has.
  public init?(year: Int64, month: Int64, day: Int64, hour: Int64 = 0, minute: Int64 = 0, second: Int64 = 0) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day), (0..<24).contains(hour),
      (0..<60).contains(minute), (0..<60).contains(second)
    else { return nil }
    let number = CivilDay.number(year: year, month: month, day: day)
    // The 30th of February would be a day of March.
    guard CivilDay(number: number).month == month else { return nil }
    self.init(day: number, second: hour * 3600 + minute * 60 + second)
  }
}

extension GivenFact {
  /// A fact with a value of app code.
  public init(_ name: String, _ value: PlainValue) {
    self.init(name: name, value: JSON(value) ?? .null)
  }
}

extension OrNull {
  /// The value as records and requests have it.
  public func plain(_ write: (Wrapped) -> PlainValue) -> PlainValue {
    switch self {
    case .null: .null
    case .value(let value): write(value)
    }
  }

  /// Reads a value that may be null; nil when there is none, or one of another type.
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
  public static func timestamp(_ time: Timestamp) -> PlainValue { .text(time.text) }

  public var timestamp: Timestamp? { text.flatMap { Timestamp($0) } }
  public var timeOfDay: TimeOfDay? { text.flatMap { TimeOfDay($0) } }
  /// The items of a list, each read the same way; nil for anything else, and when one cannot be read.
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
  /// What stands in for a field, as app code knows it. The rules were checked: where something stands in, it is of the field's type.
  public func standIn<T>(forField field: Int, _ read: (PlainValue) -> T?) -> T {
    guard let value = standIn(forField: field).flatMap(read) else { preconditionFailure("checked rules have a value that stands in") }
    return value
  }
}

#if !hasFeature(Embedded)
  extension PlainValue {
    public static func duration(_ duration: Swift.Duration) -> PlainValue {
      let value = Value(duration)
      return .text(TimeForm.duration(value.bits, value.aux))
    }

    public var duration: Swift.Duration? {
      guard let time = text.flatMap({ TimeText.duration(Array($0.utf8)) }) else { return nil }
      return .seconds(time.seconds) + .nanoseconds(Int64(time.nanoseconds))
    }
  }
#endif
