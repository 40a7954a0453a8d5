internal import RulesBundle

/// Times in the form of stored records and responses.
package enum TimeForm {
  package static func timestamp(_ seconds: Int64, _ nanoseconds: Int32 = 0) -> String {
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: nanoseconds, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func duration(_ seconds: Int64, _ nanoseconds: Int32) -> String {
    var bytes: [UInt8] = []
    TimeText.appendDuration(seconds: seconds, nanoseconds: nanoseconds, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Formats minutes since midnight as `19:00`.
  static func timeOfDay(_ minute: Int64) -> String {
    let minute = max(0, min(minute, 1439))
    var bytes: [UInt8] = []
    append(minute / 60, width: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    append(minute % 60, width: 2, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a day as `2026-03-02`.
  package static func appendDay(_ number: Int64, to bytes: inout [UInt8]) {
    let day = CivilDay(number: number)
    append(day.year, width: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(day.month, width: 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(day.day, width: 2, to: &bytes)
  }

  /// Formats a local time as `2026-03-02T19:00`, with seconds if they are not zero.
  package static func wall(_ time: Zone.WallTime) -> String {
    var bytes: [UInt8] = []
    appendDay(time.day, to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    bytes += Array(timeOfDay(time.minute).utf8)
    if time.second % 60 > 0 {
      bytes.append(UInt8(ascii: ":"))
      append(time.second % 60, width: 2, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Parses `19:00` as minutes since midnight. Nil for any other string.
  static func minute(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = number(bytes[0..<2]), let minute = number(bytes[3..<5]),
      hour < 24, minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  /// Parses `2026-03-02` as the number of days since 1970-01-01. Nil for any other string.
  package static func day(_ bytes: ArraySlice<UInt8>) -> Int64? {
    let bytes = Array(bytes)
    guard bytes.count == 10, let time = TimeText.timestamp(bytes + Array("T00:00:00Z".utf8)) else { return nil }
    return floorDivide(time.seconds, 86_400)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int64? {
    var number: Int64 = 0
    for byte in bytes {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int64(byte - 0x30)
    }
    return number
  }

  private static func append(_ number: Int64, width: Int, to bytes: inout [UInt8]) {
    let digits = Array("\(number)".utf8)
    for _ in 0..<max(0, width - digits.count) { bytes.append(0x30) }
    bytes += digits
  }
}
