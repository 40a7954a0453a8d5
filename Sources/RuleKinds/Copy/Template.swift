/// Splits a text into literal parts and variables.
package enum Template {
  package enum Part: Sendable, Equatable {
    case literal(String)
    case variable(String)
  }

  /// Returns the parts of a text in order; nil when a brace is out of place. A brace with a combining accent still counts as a brace.
  package static func parse(_ text: String) -> [Part]? {
    var parts: [Part] = []
    var rest = text.utf8[...]
    while let brace = rest.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      guard rest[brace] == UInt8(ascii: "{"), let end = rest[brace...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let name = rest[rest.index(after: brace)..<end]
      guard let first = name.first, (0x61...0x7A).contains(first), name.allSatisfy(isWord) else { return nil }
      if brace > rest.startIndex { parts.append(.literal(String(decoding: rest[..<brace], as: UTF8.self))) }
      parts.append(.variable(String(decoding: name, as: UTF8.self)))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.literal(String(decoding: rest, as: UTF8.self))) }
    return parts
  }

  package static func variables(in text: String) -> [String] {
    (parse(text) ?? []).compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
