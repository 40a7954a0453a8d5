/// A value of the evaluator. It has sixteen bytes and no references, so that it needs no reference counting.
///
/// The content of strings and lists is stored in one of two spaces: the constants of the bundle or the frame of the request.
public struct Value: Sendable, Equatable {
  /// The type of a value.
  public enum Tag: UInt8, Sendable {
    /// A fact that was not supplied. Reading it is an error.
    case missing = 0
    /// An evaluation error with an `errorCode`. Only `&&` and `||` can absorb it.
    case error
    /// Null: unlimited or absent.
    case null
    /// A Boolean.
    case bool
    /// A signed 64-bit number.
    case int
    /// A string in UTF-8.
    case string
    /// A position among the declared values of a fact.
    case enumeration
    /// Whole seconds and nanoseconds in 0..<1,000,000,000.
    case duration
    /// Seconds and nanoseconds since 1970-01-01T00:00:00Z.
    case timestamp
    /// A list of values.
    case list
  }

  /// The storage of the bytes of a string or the items of a list.
  public enum Space: Int32, Sendable { case bundle = 0, frame = 1 }

  /// The payload: a number, seconds, or the start and the count of a string or a list.
  public var bits: Int64
  /// The additional payload: nanoseconds, the space of a string or a list, or the detail of an error.
  public var aux: Int32
  /// The type.
  public var tag: Tag

  /// Creates a value from its parts.
  @inlinable
  public init(tag: Tag, bits: Int64 = 0, aux: Int32 = 0) {
    self.tag = tag
    self.bits = bits
    self.aux = aux
  }

  /// A fact that was not supplied.
  public static let missing = Value(tag: .missing)
  /// A value that is unlimited or absent.
  public static let null = Value(tag: .null)

  /// Returns a Boolean.
  @inlinable public static func bool(_ value: Bool) -> Value { Value(tag: .bool, bits: value ? 1 : 0) }
  /// Returns a number.
  @inlinable public static func int(_ value: Int64) -> Value { Value(tag: .int, bits: value) }
  /// Returns a value of an enumeration by its position.
  @inlinable public static func enumeration(_ ordinal: Int) -> Value { Value(tag: .enumeration, bits: Int64(ordinal)) }
  /// Returns a duration. `nanoseconds` must be from 0 to 999,999,999.
  @inlinable public static func duration(seconds: Int64, nanoseconds: Int32 = 0) -> Value {
    Value(tag: .duration, bits: seconds, aux: nanoseconds)
  }
  /// Returns a timestamp, counted from 1970. `nanoseconds` must be from 0 to 999,999,999.
  @inlinable public static func timestamp(seconds: Int64, nanoseconds: Int32 = 0) -> Value {
    Value(tag: .timestamp, bits: seconds, aux: nanoseconds)
  }
  /// Returns an evaluation error. The meaning of `detail` depends on the code.
  @inlinable public static func error(_ code: ErrorCode, detail: Int = 0) -> Value {
    Value(tag: .error, bits: Int64(code.rawValue), aux: Int32(truncatingIfNeeded: detail))
  }
  /// Returns a string. `start` and `count` are in bytes of its space.
  @inlinable public static func string(start: Int, count: Int, in space: Space) -> Value {
    Value(tag: .string, bits: Int64(start) << 32 | Int64(count), aux: space.rawValue)
  }
  /// Returns a list. `start` and `count` are in values of its space.
  @inlinable public static func list(start: Int, count: Int, in space: Space) -> Value {
    Value(tag: .list, bits: Int64(start) << 32 | Int64(count), aux: space.rawValue)
  }

  /// Whether the value is `true`.
  @inlinable public var isTrue: Bool { tag == .bool && bits != 0 }
  /// Whether the value is `false`.
  @inlinable public var isFalse: Bool { tag == .bool && bits == 0 }
  /// The offset of the first byte of a string or the first item of a list.
  @inlinable public var start: Int { Int(bits >> 32) }
  /// The number of bytes of a string or items of a list.
  @inlinable public var count: Int { Int(bits & 0xFFFF_FFFF) }
  /// Whether the string or list is stored in the frame.
  @inlinable public var isInFrame: Bool { aux == Space.frame.rawValue }
  /// The reason why evaluation failed; nil if the value is not an error.
  public var errorCode: ErrorCode? { tag == .error ? ErrorCode(rawValue: UInt8(truncatingIfNeeded: bits)) : nil }
}

extension Value.Tag {
  /// Creates the tag of a validated byte. Tags are numbered consecutively, so the byte is the representation of the enum.
  @inlinable @inline(__always)
  package init(verified byte: UInt8) { self = unsafeBitCast(byte, to: Value.Tag.self) }
}

/// The reason why an expression has no value. The names are part of the result format.
public enum ErrorCode: UInt8, Sendable, CaseIterable {
  /// A fact that the request did not supply. The detail is its ordinal.
  case missingFact = 1
  /// A result that does not fit in 64 bits.
  case integerOverflow
  /// A division by zero.
  case divisionByZero
  /// A remainder of a division by zero.
  case remainderByZero
  /// A string that is not a duration.
  case invalidDuration
  /// A string that is not an RFC 3339 timestamp.
  case invalidTimestamp
  /// A timestamp outside the years 1 to 9999, or a duration over 315,576,000,000 seconds.
  case timeOutOfRange
  /// An operation on values of the wrong type, which only a damaged bundle can cause.
  case wrongType
  /// A plan-dependent value was requested, but the plan is undecided.
  case noPlan
  /// A concatenation of strings that exceeds 64 KiB.
  case textTooLong

  /// The name of the code in results.
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
