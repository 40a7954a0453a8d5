package import RulesJSON

extension JSON {
  /// The largest integer that every reader of JSON represents exactly: 2^53 - 1.
  package static let largestSharedInteger: Int64 = 1 << 53 - 1

  /// The canonical form, which signatures cover (http://wiki.laptop.org/go/Canonical_JSON): no white space, members sorted by their keys, and in
  /// strings only the quote and the backslash escaped.
  package var canonical: [UInt8] {
    var bytes: [UInt8] = []
    appendCanonical(to: &bytes)
    return bytes
  }

  private func appendCanonical(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .int(let value): bytes += "\(value)".utf8
    case .string(let text): JSON.appendCanonical(text, to: &bytes)
    case .array(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        item.appendCanonical(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (index, member) in sorted.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSON.appendCanonical(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.appendCanonical(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func appendCanonical(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether every integer is at most 2^53 - 1 in magnitude.
  package var hasSharedIntegers: Bool {
    switch self {
    case .int(let value): value.magnitude <= JSON.largestSharedInteger.magnitude
    case .array(let items): items.allSatisfy(\.hasSharedIntegers)
    case .object(let members): members.allSatisfy(\.value.hasSharedIntegers)
    default: true
    }
  }

  /// An object from keys and values.
  package static func members(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { .init(key: $0.key, value: $0.value) })
  }
}
