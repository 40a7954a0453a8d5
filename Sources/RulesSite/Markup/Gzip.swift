/// Gzip (RFC 1952) with one DEFLATE block of fixed codes (RFC 1951): for data in pages that browsers open as files, where no server compresses.
///
/// The output depends only on the input.
package enum Gzip {
  /// Returns the compressed form of bytes.
  package static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter(bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255])
    writer.write(1, 1)
    writer.write(1, 2)
    deflate(bytes, to: &writer)
    writer.symbol(256)
    var result = writer.finished
    for word in [crc(bytes), UInt32(truncatingIfNeeded: bytes.count)] {
      for shift in stride(from: UInt32(0), to: 32, by: 8) { result.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return result
  }

  private static let longest = 258
  private static let farthest = 32_768

  /// Writes literals and matches. The position of the last three bytes with the same hash, and the chain of the positions before it, find a match.
  private static func deflate(_ bytes: [UInt8], to writer: inout BitWriter) {
    var last = [Int32](repeating: -1, count: 1 << 15)
    var before = [Int32](repeating: -1, count: bytes.count)
    func slot(_ at: Int) -> Int { (Int(bytes[at]) << 10 ^ Int(bytes[at + 1]) << 5 ^ Int(bytes[at + 2])) & 0x7FFF }
    func note(_ at: Int) {
      guard at + 2 < bytes.count else { return }
      before[at] = last[slot(at)]
      last[slot(at)] = Int32(at)
    }
    func match(_ at: Int) -> (length: Int, distance: Int) {
      guard at + 2 < bytes.count else { return (0, 0) }
      var (best, distance) = (0, 0)
      var candidate = Int(last[slot(at)])
      var tries = 128
      let most = min(longest, bytes.count - at)
      while candidate >= 0, at - candidate <= farthest, tries > 0 {
        var length = 0
        while length < most, bytes[candidate + length] == bytes[at + length] { length += 1 }
        if length > best { (best, distance) = (length, at - candidate) }
        if best == most { break }
        candidate = Int(before[candidate])
        tries -= 1
      }
      return (best, distance)
    }
    var at = 0
    while at < bytes.count {
      let found = match(at)
      if found.length >= 3 {
        writer.match(length: found.length, distance: found.distance)
        for position in at..<at + found.length { note(position) }
        at += found.length
      } else {
        writer.symbol(Int(bytes[at]))
        note(at)
        at += 1
      }
    }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    let table = (0..<256).map { (number: UInt32) in
      (0..<8).reduce(number) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
    return ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}

/// Writes the bits of a DEFLATE stream.
private struct BitWriter {
  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289,
    16385, 24577,
  ]

  private(set) var bytes: [UInt8]
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Writes the low bits of a value, the lowest first.
  mutating func write(_ value: Int, _ number: Int) {
    bits |= UInt64(value) << count
    count += UInt64(number)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Writes the fixed code of a literal, a length, or the end. Codes are written from their highest bit.
  mutating func symbol(_ symbol: Int) {
    switch symbol {
    case ..<144: code(0x30 + symbol, 8)
    case ..<256: code(0x190 + symbol - 144, 9)
    case ..<280: code(symbol - 256, 7)
    default: code(0xC0 + symbol - 280, 8)
    }
  }

  mutating func match(length: Int, distance: Int) {
    let at = BitWriter.lengthBase.lastIndex { $0 <= length } ?? 0
    symbol(257 + at)
    write(length - BitWriter.lengthBase[at], at < 8 || at == 28 ? 0 : (at - 4) / 4)
    let from = BitWriter.distanceBase.lastIndex { $0 <= distance } ?? 0
    code(from, 5)
    write(distance - BitWriter.distanceBase[from], from < 4 ? 0 : (from - 2) / 2)
  }

  private mutating func code(_ code: Int, _ length: Int) {
    var reversed = 0
    for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
    write(reversed, length)
  }

  /// All bytes, with the last one filled up.
  var finished: [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: bits)] : bytes }
}
