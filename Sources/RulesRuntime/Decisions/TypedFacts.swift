public import RulesBundle

/// The value of a fact that can be null, which means unlimited or absent. Use a nil optional for a fact that is not provided at all.
public enum OrNull<Wrapped: Sendable>: Sendable {
  /// The fact is null.
  case null
  /// The fact has a value.
  case value(Wrapped)
}

extension OrNull: Equatable where Wrapped: Equatable {}

extension OrNull: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
  /// Creates a value from an integer literal.
  public init(integerLiteral value: Wrapped.IntegerLiteralType) { self = .value(Wrapped(integerLiteral: value)) }
}

extension OrNull: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
  /// Creates a value from a Boolean literal.
  public init(booleanLiteral value: Wrapped.BooleanLiteralType) { self = .value(Wrapped(booleanLiteral: value)) }
}

extension OrNull: ExpressibleByUnicodeScalarLiteral where Wrapped: ExpressibleByStringLiteral {
  /// Creates a value from a string literal.
  public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) { self = .value(Wrapped(unicodeScalarLiteral: value)) }
}

extension OrNull: ExpressibleByExtendedGraphemeClusterLiteral where Wrapped: ExpressibleByStringLiteral {
  /// Creates a value from a string literal.
  public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
    self = .value(Wrapped(extendedGraphemeClusterLiteral: value))
  }
}

extension OrNull: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
  /// Creates a value from a string literal.
  public init(stringLiteral value: Wrapped.StringLiteralType) { self = .value(Wrapped(stringLiteral: value)) }
}

/// A point in time, as seconds and nanoseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// Whole seconds since 1970, rounded down.
  public var seconds: Int64
  /// Nanoseconds after the whole second, 0 to 999,999,999.
  public var nanoseconds: Int32

  /// Creates a point in time from seconds since 1970 and nanoseconds, 0 to 999,999,999.
  public init(seconds: Int64, nanoseconds: Int32 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Milliseconds since 1970, rounded down.
  public var milliseconds: Int64 { Milliseconds.sum(Milliseconds.of(seconds: seconds), Int64(nanoseconds / 1_000_000)) }

  /// Creates a point in time from milliseconds since 1970.
  public init(milliseconds: Int64) {
    seconds = Milliseconds.seconds(milliseconds)
    nanoseconds = Milliseconds.nanoseconds(milliseconds)
  }

  /// Whether the first instant is earlier than the second.
  public static func < (a: Timestamp, b: Timestamp) -> Bool { (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds) }

  /// The point in time as the value of a fact.
  public var value: Value { .timestamp(seconds: seconds, nanoseconds: nanoseconds) }
}

extension Frame {
  /// Sets a fact to a list of strings.
  public func setTexts(_ fact: Int, _ texts: [String]) {
    var values: [Value] = []
    for text in texts { values.append(keep(text.utf8)) }
    setItems(fact, values)
  }
}

extension PlainValue {
  /// The Boolean value; nil for any other type.
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  /// The whole number; nil for any other type.
  public var int: Int? { if case .int(let number) = self { Int(number) } else { nil } }
  /// The string; nil for any other type.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The strings of a list; empty for any other type.
  public var texts: [String] {
    guard case .list(let items) = self else { return [] }
    var texts: [String] = []
    for item in items { if let text = item.text { texts.append(text) } }
    return texts
  }
}

extension PresentedValue {
  /// The Boolean value; nil for any other type.
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  /// The whole number; nil for any other type.
  public var int: Int? { if case .int(let number) = self { Int(number) } else { nil } }
  /// The string; nil for any other type.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The position of the value among the declared values of its fact; nil for any other type.
  public var choice: Int? { if case .choice(let position, _) = self { position } else { nil } }
  /// The point in time; nil for any other type.
  public var timestamp: Timestamp? { if case .timestamp(let time) = self { time } else { nil } }
  /// The ordinals of the reasons; empty for any other type.
  public var reasons: [Int] { if case .reasons(let reasons) = self { reasons } else { [] } }
  /// The strings of a list; empty for any other type.
  public var texts: [String] { if case .list(let items) = self { items.compactMap { $0.text } } else { [] } }
}

extension PresentedValue {
  /// The duration; nil for any other type.
  public var duration: Swift.Duration? { if case .duration(let duration) = self { duration } else { nil } }
}

extension Swift.Duration {
  /// Creates a duration from whole seconds and nanoseconds.
  init(seconds: Int64, nanoseconds: Int32) { self = .seconds(seconds) + .nanoseconds(Int64(nanoseconds)) }

  /// Whole seconds, rounded down, and the remaining nanoseconds, clamped to the range that rules support.
  var parts: (seconds: Int64, nanoseconds: Int32) {
    var (seconds, attoseconds) = components
    if attoseconds < 0 {
      attoseconds += 1_000_000_000_000_000_000
      seconds -= 1
    }
    if seconds >= TimeText.durationLimit { return (TimeText.durationLimit, 0) }
    if seconds < -TimeText.durationLimit { return (-TimeText.durationLimit, 0) }
    return (seconds, Int32(attoseconds / 1_000_000_000))
  }

  /// Whole milliseconds, rounded down, clamped to the range that rules support.
  package var milliseconds: Int64 {
    let (seconds, nanoseconds) = parts
    return Milliseconds.of(seconds: seconds) + Int64(nanoseconds / 1_000_000)
  }
}

extension Value {
  /// Creates a value from a duration, rounded down to the nanosecond and clamped to the range that rules support.
  public init(_ duration: Swift.Duration) {
    let (seconds, nanoseconds) = duration.parts
    self = .duration(seconds: seconds, nanoseconds: nanoseconds)
  }
}

#if !hasFeature(Embedded)
  extension Timestamp: InstantProtocol {
    /// The instant a duration later. A part of a nanosecond is dropped.
    public func advanced(by duration: Swift.Duration) -> Timestamp {
      let (seconds, attoseconds) = duration.components
      let nanoseconds = Int64(nanoseconds) + attoseconds / 1_000_000_000
      // The nanoseconds of a negative duration are negative.
      let carried = nanoseconds < 0 ? -1 : nanoseconds / 1_000_000_000
      return Timestamp(seconds: self.seconds + seconds + carried, nanoseconds: Int32(nanoseconds - carried * 1_000_000_000))
    }

    /// The duration until another instant; negative if that is earlier.
    public func duration(to other: Timestamp) -> Swift.Duration {
      .seconds(other.seconds - seconds) + .nanoseconds(Int64(other.nanoseconds) - Int64(nanoseconds))
    }

    /// The instant a duration later.
    public static func + (instant: Timestamp, duration: Swift.Duration) -> Timestamp { instant.advanced(by: duration) }

    /// The instant a duration earlier.
    public static func - (instant: Timestamp, duration: Swift.Duration) -> Timestamp { instant.advanced(by: .zero - duration) }

    /// The duration between two instants; negative if the first is earlier.
    public static func - (a: Timestamp, b: Timestamp) -> Swift.Duration { b.duration(to: a) }
  }
#endif
