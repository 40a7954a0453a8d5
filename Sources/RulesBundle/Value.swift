/// One value as the evaluator holds it: sixteen bytes, no reference, nothing to retain.
///
/// Texts and lists are not in the value itself but in one of two spaces: the bundle's constants or the request's frame.
public struct Value: Sendable, Equatable {
  public enum Tag: UInt8, Sendable {
    /// A fact that nobody supplied. Reading it is an error value.
    case missing = 0
    /// Evaluation failed; `errorCode` says why. Only `&&` and `||` can absorb it.
    case error
    /// Unlimited, or absent.
    case null
    case bool
    case int
    case string
    /// An ordinal among the declared values of a fact.
    case enumeration
    /// Whole seconds and nanoseconds (0..<1_000_000_000).
    case duration
    /// Seconds and nanoseconds since 1970-01-01T00:00:00Z.
    case timestamp
    case list
  }

  /// Where the bytes of a text or the items of a list are.
  public enum Space: Int32, Sendable { case bundle = 0, frame = 1 }

  public var bits: Int64
  public var aux: Int32
  public var tag: Tag

  @inlinable
  public init(tag: Tag, bits: Int64 = 0, aux: Int32 = 0) {
    self.tag = tag
    self.bits = bits
    self.aux = aux
  }

  public static let missing = Value(tag: .missing)
  public static let null = Value(tag: .null)

  @inlinable public static func bool(_ value: Bool) -> Value { Value(tag: .bool, bits: value ? 1 : 0) }
  @inlinable public static func int(_ value: Int64) -> Value { Value(tag: .int, bits: value) }
  @inlinable public static func enumeration(_ ordinal: Int) -> Value { Value(tag: .enumeration, bits: Int64(ordinal)) }
  @inlinable public static func duration(seconds: Int64, nanoseconds: Int32 = 0) -> Value {
    Value(tag: .duration, bits: seconds, aux: nanoseconds)
  }
  @inlinable public static func timestamp(seconds: Int64, nanoseconds: Int32 = 0) -> Value {
    Value(tag: .timestamp, bits: seconds, aux: nanoseconds)
  }
  @inlinable public static func error(_ code: ErrorCode, detail: Int = 0) -> Value {
    Value(tag: .error, bits: Int64(code.rawValue), aux: Int32(truncatingIfNeeded: detail))
  }
  /// A text: `start` and `count` in bytes of its space.
  @inlinable public static func string(start: Int, count: Int, in space: Space) -> Value {
    Value(tag: .string, bits: Int64(start) << 32 | Int64(count), aux: space.rawValue)
  }
  /// A list: `start` and `count` in values of its space.
  @inlinable public static func list(start: Int, count: Int, in space: Space) -> Value {
    Value(tag: .list, bits: Int64(start) << 32 | Int64(count), aux: space.rawValue)
  }

  @inlinable public var isTrue: Bool { tag == .bool && bits != 0 }
  @inlinable public var isFalse: Bool { tag == .bool && bits == 0 }
  /// First byte or first item, of a text or a list.
  @inlinable public var start: Int { Int(bits >> 32) }
  /// Bytes or items, of a text or a list.
  @inlinable public var count: Int { Int(bits & 0xFFFF_FFFF) }
  @inlinable public var isInFrame: Bool { aux == Space.frame.rawValue }
  /// Why evaluation failed; nil unless this is an error.
  public var errorCode: ErrorCode? { tag == .error ? ErrorCode(rawValue: UInt8(truncatingIfNeeded: bits)) : nil }
}

extension Value.Tag {
  /// The tag that a byte of a bundle stands for, which is known to be one: they are numbered as they stand above.
  @inlinable @inline(__always)
  package init(verified byte: UInt8) { self = unsafeBitCast(byte, to: Value.Tag.self) }
}

/// Why an expression has no value. The names are part of the result format.
public enum ErrorCode: UInt8, Sendable, CaseIterable {
  /// A fact that the request did not supply; the detail is its ordinal.
  case missingFact = 1
  /// A result outside 64 bits.
  case integerOverflow
  case divisionByZero
  case remainderByZero
  /// Text that is not a duration.
  case invalidDuration
  /// Text that is not an RFC 3339 timestamp.
  case invalidTimestamp
  /// A timestamp outside the years 1 to 9999, or a duration over 315,576,000,000 seconds.
  case timeOutOfRange
  /// An operation on values of the wrong kind: only a damaged bundle can do that.
  case wrongType
  /// A plan-dependent value was asked for while the plan itself has no value.
  case noPlan
  /// Texts joined to one of more than 64 KiB.
  case textTooLong

  public var name: String {
    switch self {
    case .missingFact: "missing_fact"
    case .integerOverflow: "integer_overflow"
    case .divisionByZero: "division_by_zero"
    case .remainderByZero: "remainder_by_zero"
    case .invalidDuration: "invalid_duration"
    case .invalidTimestamp: "invalid_timestamp"
    case .timeOutOfRange: "time_out_of_range"
    case .wrongType: "wrong_type"
    case .noPlan: "no_plan"
    case .textTooLong: "text_too_long"
    }
  }
}
