public import RulesBundle

/// A fact that may be null: unlimited, or absent. A fact that is not given at all is an optional that is nil.
public enum OrNull<Wrapped: Sendable>: Sendable {
  case null
  case value(Wrapped)
}

extension OrNull: Equatable where Wrapped: Equatable {}

/// A point in time, as seconds and nanoseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Sendable, Equatable {
  public var seconds: Int64
  /// 0 to 999,999,999.
  public var nanoseconds: Int32

  public init(seconds: Int64, nanoseconds: Int32 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Since 1970, rounded down.
  public var milliseconds: Int64 { Milliseconds.sum(Milliseconds.of(seconds: seconds), Int64(nanoseconds / 1_000_000)) }

  /// A point in time in milliseconds since 1970.
  public init(milliseconds: Int64) {
    seconds = Milliseconds.seconds(milliseconds)
    nanoseconds = Milliseconds.nanoseconds(milliseconds)
  }

  public var value: Value { .timestamp(seconds: seconds, nanoseconds: nanoseconds) }
}

extension Frame {
  /// Gives a fact a list of texts.
  public func setTexts(_ fact: Int, _ texts: [String]) {
    var values: [Value] = []
    for text in texts { values.append(keep(text.utf8)) }
    setItems(fact, values)
  }
}

extension PlainValue {
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  public var int: Int? { if case .int(let number) = self { Int(number) } else { nil } }
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The texts of a list; empty for anything else.
  public var texts: [String] {
    guard case .list(let items) = self else { return [] }
    var texts: [String] = []
    for item in items { if let text = item.text { texts.append(text) } }
    return texts
  }
}

extension PresentedValue {
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  public var int: Int? { if case .int(let number) = self { Int(number) } else { nil } }
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The position of a word among the values of its fact.
  public var choice: Int? { if case .choice(let position, _) = self { position } else { nil } }
  public var timestamp: Timestamp? { if case .timestamp(let time) = self { time } else { nil } }
  /// The ordinals of reasons; empty for anything else.
  public var reasons: [Int] { if case .reasons(let reasons) = self { reasons } else { [] } }
  /// The texts of a list; empty for anything else.
  public var texts: [String] { if case .list(let items) = self { items.compactMap { $0.text } } else { [] } }
}

#if !hasFeature(Embedded)
  extension PresentedValue {
    public var duration: Swift.Duration? {
      guard case .duration(let seconds, let nanoseconds) = self else { return nil }
      return .seconds(seconds) + .nanoseconds(Int64(nanoseconds))
    }
  }

  extension Value {
    /// A duration of app code, to the nanosecond below; one beyond what rules can hold is the longest that they can.
    public init(_ duration: Swift.Duration) {
      let (seconds, nanoseconds) = TypedTime.parts(of: duration)
      self = .duration(seconds: seconds, nanoseconds: nanoseconds)
    }
  }

  extension TimeSpan {
    /// The text of a duration of app code: what a countdown shows.
    public static func text(_ duration: Swift.Duration) -> String {
      let (seconds, nanoseconds) = TypedTime.parts(of: duration)
      var bytes: [UInt8] = []
      append(seconds: seconds, nanoseconds: nanoseconds, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  extension CopyArgument {
    /// A duration of app code.
    public static func duration(_ duration: Swift.Duration) -> CopyArgument {
      let (seconds, nanoseconds) = TypedTime.parts(of: duration)
      return .duration(seconds: seconds, nanoseconds: nanoseconds)
    }
  }

  private enum TypedTime {
    /// Whole seconds, rounded down, and the nanoseconds above them.
    static func parts(of duration: Swift.Duration) -> (seconds: Int64, nanoseconds: Int32) {
      var (seconds, attoseconds) = duration.components
      if attoseconds < 0 {
        attoseconds += 1_000_000_000_000_000_000
        seconds -= 1
      }
      if seconds >= TimeText.durationLimit { return (TimeText.durationLimit, 0) }
      if seconds < -TimeText.durationLimit { return (-TimeText.durationLimit, 0) }
      return (seconds, Int32(attoseconds / 1_000_000_000))
    }
  }
#endif
