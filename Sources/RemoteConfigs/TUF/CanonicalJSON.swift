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
      // What our tools write is sorted already.
      let isSorted = zip(members, members.dropFirst()).allSatisfy { !JSON.precedes($1.key, $0.key) }
      let sorted = isSorted ? members : members.sorted { JSON.precedes($0.key, $1.key) }
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
    var text = text
    text.withUTF8 { utf8 in
      if !utf8.contains(where: isEscaped) { return bytes.append(contentsOf: utf8) }
      for byte in utf8 {
        if isEscaped(byte) { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }

  /// Whether the bytes of a key precede those of another one.
  private static func precedes(_ one: String, _ other: String) -> Bool {
    var (one, other) = (one, other)
    return one.withUTF8 { one in other.withUTF8 { other in one.lexicographicallyPrecedes(other) } }
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
