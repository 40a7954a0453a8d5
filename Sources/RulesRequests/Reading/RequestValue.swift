internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime

/// The readers of values in requests. Each throws `RequestError` with the code `malformed` for a value of another form.
enum RequestValue {
  static func string(_ json: JSON, at place: RequestPlace) throws(RequestError) -> String {
    guard case .string(let text) = json else { throw place.mistake("must be a string") }
    return text
  }

  /// Reads an id of the caller, which is not empty.
  static func id(_ json: JSON, at place: RequestPlace) throws(RequestError) -> String {
    guard case .string(let text) = json, !text.isEmpty else { throw place.mistake("must be a nonempty string") }
    return text
  }

  /// Reads the id of a request.
  static func requestID(_ json: JSON, at place: RequestPlace) throws(RequestError) -> JSON {
    switch json {
    case .string, .int: return json
    default: throw place.mistake("must be a string or a whole number")
    }
  }

  /// Reads a language tag: letters, digits, hyphens, and underscores. A language without copy is valid.
  static func locale(_ json: JSON, at place: RequestPlace) throws(RequestError) -> String {
    let tag = try string(json, at: place)
    let isTag = tag.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
    guard isTag, !tag.isEmpty, tag.utf8.count <= 100 else { throw place.mistake("must be a language tag such as \"de-AT\"") }
    return tag
  }

  static func flag(_ json: JSON, at place: RequestPlace) throws(RequestError) -> Bool {
    guard case .bool(let flag) = json else { throw place.mistake("must be true or false") }
    return flag
  }

  static func whole(_ json: JSON, at place: RequestPlace, _ range: ClosedRange<Int64>?) throws(RequestError) -> Int64 {
    if case .int(let number) = json, range?.contains(number) ?? true { return number }
    guard let range else { throw place.mistake("must be a whole number") }
    throw place.mistake(
      range.upperBound == Int64.max
        ? "must be a whole number of at least \(range.lowerBound)"
        : "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  static func timestamp(_ json: JSON, at place: RequestPlace) throws(RequestError) -> Timestamp {
    guard case .string(let text) = json, let time = TimeText.timestamp(Array(text.utf8)) else {
      throw place.mistake("must be a timestamp such as \"2026-01-05T10:00:00Z\"")
    }
    return Timestamp(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }

  /// Reads a timestamp, rounded down to the millisecond.
  static func time(_ json: JSON, at place: RequestPlace) throws(RequestError) -> Timestamp {
    guard case .string(let text) = json, let time = SyncReader.time(text) else {
      throw place.mistake("must be a timestamp such as \"2026-01-05T10:00:00Z\"")
    }
    return Timestamp(milliseconds: time)
  }

  /// Reads a date.
  static func day(_ json: JSON, at place: RequestPlace) throws(RequestError) -> CalendarDay {
    guard case .string(let text) = json, let day = CalendarDay(text) else {
      throw place.mistake("must be a date such as \"2026-03-03\"")
    }
    return day
  }

  /// Reads a duration, rounded down to the millisecond.
  static func duration(_ json: JSON, at place: RequestPlace) throws(RequestError) -> Swift.Duration {
    guard case .string(let text) = json, let time = TimeText.duration(Array(text.utf8)), time.seconds >= 0 else {
      throw place.mistake("must be a duration such as \"1.2s\"")
    }
    return .milliseconds(Milliseconds.sum(Milliseconds.of(seconds: time.seconds), Int64(time.nanoseconds / 1_000_000)))
  }

  static func word<Word>(
    _ json: JSON, at place: RequestPlace, _ words: String, _ find: (String) -> Word?
  ) throws(RequestError) -> Word {
    guard case .string(let text) = json, let word = find(text) else { throw place.mistake("must be \(words)") }
    return word
  }

  static func object(_ json: JSON, at place: RequestPlace) throws(RequestError) -> [JSON.Member] {
    guard case .object(let members) = json else { throw place.mistake("must be an object") }
    return members
  }

  static func facts(_ json: JSON, at place: RequestPlace) throws(RequestError) -> [GivenFact] {
    guard case .object(let members) = json else { throw place.mistake("must be an object of facts and their values") }
    var facts: [GivenFact] = []
    GivenFact.collect(members, prefix: "", into: &facts)
    return facts
  }

  static func list<Item>(
    _ json: JSON, at place: RequestPlace, _ read: (JSON, RequestPlace) throws(RequestError) -> Item
  ) throws(RequestError) -> [Item] {
    guard case .array(let values) = json else { throw place.mistake("must be a list") }
    var items: [Item] = []
    items.reserveCapacity(values.count)
    let outer = place.text
    for (index, value) in values.enumerated() { items.append(try read(value, RequestPlace(outer: outer, key: "\(index)"))) }
    return items
  }
}

/// A pair of values, which a request contains as a list of two.
public struct Pair<Item: Sendable & Equatable>: Sendable, Equatable {
  /// The first value.
  public var first: Item
  /// The second value.
  public var second: Item

  init(_ json: JSON, at place: RequestPlace, _ read: (JSON, RequestPlace) throws(RequestError) -> Item) throws(RequestError) {
    let items = try RequestValue.list(json, at: place, read)
    guard items.count == 2 else { throw place.mistake("must be a list of two values") }
    (first, second) = (items[0], items[1])
  }
}
