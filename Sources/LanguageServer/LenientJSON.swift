/// Repairs JSON that some clients write but `JSON.parse` rejects: numbers with a fraction or an exponent, numbers that are not 64-bit
/// integers, which become the nearest one, and halves of surrogate pairs, which an editor sends while a character is being replaced.
enum LenientJSON {
  /// Returns the repaired bytes; nil if there is nothing to repair.
  static func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    var isRepaired = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        let end = copyString(bytes, from: index, &result, &isRepaired)
        index = end
      } else if byte == UInt8(ascii: "-") || isDigit(byte) {
        var end = index + 1
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        let digits = bytes[index..<end]
        if digits.count > 18, Int64(String(decoding: digits, as: UTF8.self)) == nil {
          result += String(byte == UInt8(ascii: "-") ? Int64.min : Int64.max).utf8
          isRepaired = true
        } else {
          result += digits
        }
        while end < bytes.count, isNumberPart(bytes[end]) {
          end += 1
          isRepaired = true
        }
        index = end
      } else {
        result.append(byte)
        index += 1
      }
    }
    return isRepaired ? result : nil
  }

  private static func copyString(_ bytes: [UInt8], from start: Int, _ result: inout [UInt8], _ isRepaired: inout Bool) -> Int {
    result.append(bytes[start])
    var index = start + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        result.append(byte)
        return index + 1
      }
      guard byte == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        result.append(byte)
        index += 1
        continue
      }
      guard let unit = escapedUnit(bytes, at: index) else {
        result += bytes[index...(index + 1)]
        index += 2
        continue
      }
      if (0xD800...0xDBFF).contains(unit), let low = escapedUnit(bytes, at: index + 6), (0xDC00...0xDFFF).contains(low) {
        result += bytes[index..<index + 12]
        index += 12
      } else if (0xD800...0xDFFF).contains(unit) {
        result += Array("\\ufffd".utf8)
        isRepaired = true
        index += 6
      } else {
        result += bytes[index..<index + 6]
        index += 6
      }
    }
    return index
  }

  /// The UTF-16 code unit of an escape such as `\u00e9`; nil if there is no such escape.
  private static func escapedUnit(_ bytes: [UInt8], at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else { return nil }
    return UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isNumberPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }
}
