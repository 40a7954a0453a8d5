internal import RulesBundle

/// Arithmetic on numbers, durations, and timestamps. A result out of range is an error value, as in CEL.
enum Arithmetic {
  static func negate(_ value: Value) -> Value {
    switch value.tag {
    case .int: value.bits == .min ? .error(.integerOverflow) : .int(-value.bits)
    default: passOn(value)
    }
  }

  @inline(never)
  static func add(_ a: Value, _ b: Value) -> Value {
    switch (a.tag, b.tag) {
    case (.int, .int): checked(a.bits.addingReportingOverflow(b.bits))
    case (.duration, .duration): duration(sum(a, b))
    case (.timestamp, .duration), (.duration, .timestamp): timestamp(sum(a, b))
    default: failure(a, b)
    }
  }

  @inline(never)
  static func subtract(_ a: Value, _ b: Value) -> Value {
    switch (a.tag, b.tag) {
    case (.int, .int): checked(a.bits.subtractingReportingOverflow(b.bits))
    case (.duration, .duration): duration(difference(a, b))
    case (.timestamp, .timestamp): elapsed(difference(a, b))
    case (.timestamp, .duration): timestamp(difference(a, b))
    default: failure(a, b)
    }
  }

  @inline(never)
  static func multiply(_ a: Value, _ b: Value) -> Value {
    guard a.tag == .int, b.tag == .int else { return failure(a, b) }
    return checked(a.bits.multipliedReportingOverflow(by: b.bits))
  }

  @inline(never)
  static func divide(_ a: Value, _ b: Value) -> Value {
    guard a.tag == .int, b.tag == .int else { return failure(a, b) }
    if b.bits == 0 { return .error(.divisionByZero) }
    return checked(a.bits.dividedReportingOverflow(by: b.bits))
  }

  /// The remainder of a division. Its sign is that of the dividend.
  @inline(never)
  static func remainder(_ a: Value, _ b: Value) -> Value {
    guard a.tag == .int, b.tag == .int else { return failure(a, b) }
    if b.bits == 0 { return .error(.remainderByZero) }
    return checked(a.bits.remainderReportingOverflow(dividingBy: b.bits))
  }

  static func failure(_ a: Value, _ b: Value) -> Value {
    a.tag == .error ? a : b.tag == .error ? b : .error(.wrongType)
  }

  private static func checked(_ result: (partialValue: Int64, overflow: Bool)) -> Value {
    result.overflow ? .error(.integerOverflow) : .int(result.partialValue)
  }

  private static let billion: Int32 = 1_000_000_000
  private static func sum(_ a: Value, _ b: Value) -> (seconds: Int64, nanoseconds: Int32)? {
    let carry = a.aux + b.aux >= billion
    let (seconds, overflow) = a.bits.addingReportingOverflow(b.bits)
    let (total, overflow2) = seconds.addingReportingOverflow(carry ? 1 : 0)
    return overflow || overflow2 ? nil : (total, a.aux + b.aux - (carry ? billion : 0))
  }

  private static func difference(_ a: Value, _ b: Value) -> (seconds: Int64, nanoseconds: Int32)? {
    let borrow = a.aux < b.aux
    let (seconds, overflow) = a.bits.subtractingReportingOverflow(b.bits)
    let (total, overflow2) = seconds.subtractingReportingOverflow(borrow ? 1 : 0)
    return overflow || overflow2 ? nil : (total, a.aux - b.aux + (borrow ? billion : 0))
  }

  /// The time between two timestamps. CEL's conformance suite requires an error if it does not fit 64 bits of nanoseconds.
  private static func elapsed(_ time: (seconds: Int64, nanoseconds: Int32)?) -> Value {
    guard let time, (-9_223_372_036...9_223_372_035).contains(time.seconds) else { return .error(.timeOutOfRange) }
    return .duration(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }

  private static func duration(_ time: (seconds: Int64, nanoseconds: Int32)?) -> Value {
    guard let time, isDuration(time.seconds, time.nanoseconds) else { return .error(.timeOutOfRange) }
    return .duration(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }

  private static func isDuration(_ seconds: Int64, _ nanoseconds: Int32) -> Bool {
    (-TimeText.durationLimit..<TimeText.durationLimit).contains(seconds) || (seconds == TimeText.durationLimit && nanoseconds == 0)
  }

  private static func timestamp(_ time: (seconds: Int64, nanoseconds: Int32)?) -> Value {
    guard let time, (TimeText.firstTimestamp...TimeText.lastTimestamp).contains(time.seconds) else { return .error(.timeOutOfRange) }
    return .timestamp(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }
}
