internal import RulesBundle

/// Operations on strings and lists.
enum StringOperations {
  /// The number of code points of a string, or of items of a list.
  @inline(never)
  static func size(_ value: Value, _ frame: Frame) -> Value {
    switch value.tag {
    case .list: return .int(Int64(value.count))
    case .string:
      return frame.withText(value) { bytes in
        var count: Int64 = 0
        for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
        return .int(count)
      }
    default: return passOn(value)
    }
  }

  /// The maximum length of a joined string, in bytes. All joined strings of one evaluation can have 16 times as many bytes. The limit keeps
  /// a damaged bundle from filling the memory.
  private static let longest = 1 << 16

  @inline(never)
  static func join(_ a: Value, _ b: Value, _ frame: Frame) -> Value {
    guard a.tag == .string, b.tag == .string else { return Arithmetic.failure(a, b) }
    guard a.count + b.count <= longest, frame.bytes.count - frame.givenBytes + a.count + b.count <= 16 * longest else {
      return .error(.textTooLong)
    }
    var joined: [UInt8] = []
    joined.reserveCapacity(a.count + b.count)
    frame.withText(a) { joined.append(contentsOf: $0) }
    frame.withText(b) { joined.append(contentsOf: $0) }
    let start = frame.bytes.count
    frame.bytes.append(contentsOf: joined)
    return .string(start: start, count: joined.count, in: .frame)
  }

  @inline(never)
  static func duration(_ value: Value, _ frame: Frame) -> Value {
    guard value.tag == .string else { return passOn(value) }
    guard let time = frame.withText(value, { TimeText.duration($0) }) else { return .error(.invalidDuration) }
    return .duration(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }

  @inline(never)
  static func timestamp(_ value: Value, _ frame: Frame) -> Value {
    guard value.tag == .string else { return passOn(value) }
    guard let time = frame.withText(value, { TimeText.timestamp($0) }) else { return .error(.invalidTimestamp) }
    return .timestamp(seconds: time.seconds, nanoseconds: time.nanoseconds)
  }
}
