internal import RulesBundle

/// The parts of an address, before any rule is evaluated.
///
/// Parsing is strict on purpose. General URL parsers accept hosts, ports, users, spaces, and look-alike letters, and they disagree about
/// them. This parser accepts one form, allows only listed bytes, and decodes percent escapes once, in values only.
struct LinkAddress {
  struct Parameter {
    /// The offset of the name, for errors.
    var place: Int
    var name: ArraySlice<UInt8>
    /// The value with its escapes decoded.
    var value: [UInt8]
  }

  private(set) var path: ArraySlice<UInt8> = []
  private(set) var parameters: [Parameter] = []
  private let bytes: [UInt8]

  /// Parses what follows `scheme://`, from an offset.
  init(_ bytes: [UInt8], from start: Int) throws(LinkError) {
    self.bytes = bytes
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "?") {
      try LinkAddress.checkPath(bytes[end], at: end)
      end += 1
    }
    path = bytes[start..<end]
    while end < bytes.count { end = try parameter(after: end) }
  }

  private static func checkPath(_ byte: UInt8, at place: Int) throws(LinkError) {
    if LinkForm.isSegmentByte(byte) || byte == UInt8(ascii: "/") { return }
    switch byte {
    case UInt8(ascii: "@"): throw .credentials(at: place)
    case UInt8(ascii: ":"): throw .port(at: place)
    case UInt8(ascii: "#"): throw .fragment(at: place)
    case UInt8(ascii: "%"): throw .badEscape(at: place)
    default: throw .badByte(at: place)
    }
  }

  /// Parses `name=value` after the separator at an offset. Returns the offset of the next separator or of the end.
  private mutating func parameter(after separator: Int) throws(LinkError) -> Int {
    let start = separator + 1
    var place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "=") {
      guard LinkForm.isIDByte(bytes[place]) else { throw LinkAddress.refusal(of: bytes[place], at: place, separator) }
      place += 1
    }
    guard place > start, place < bytes.count else { throw .emptyParameter(at: separator) }
    let name = bytes[start..<place]
    place += 1
    var value: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "&") {
      if bytes[place] == UInt8(ascii: "%") {
        value.append(try escape(at: place))
        place += 3
        continue
      }
      guard LinkForm.isValueByte(bytes[place]) else { throw LinkAddress.refusal(of: bytes[place], at: place, separator) }
      value.append(bytes[place])
      place += 1
    }
    parameters.append(Parameter(place: start, name: name, value: value))
    return place
  }

  private static func refusal(of byte: UInt8, at place: Int, _ separator: Int) -> LinkError {
    switch byte {
    case UInt8(ascii: "#"): .fragment(at: place)
    case UInt8(ascii: "%"): .badEscape(at: place)
    case UInt8(ascii: "&"): .emptyParameter(at: separator)
    default: .badByte(at: place)
    }
  }

  /// The byte that `%` and two hexadecimal digits encode.
  private func escape(at place: Int) throws(LinkError) -> UInt8 {
    guard place + 2 < bytes.count, let high = LinkAddress.digit(bytes[place + 1]), let low = LinkAddress.digit(bytes[place + 2]) else {
      throw .badEscape(at: place)
    }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
