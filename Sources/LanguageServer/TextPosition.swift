package import RulesJSON

/// The unit in which the client counts the characters of a line.
package enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The best encoding that a client offers: UTF-8, in which offsets need no conversion. Without an offer it is UTF-16.
  package static func negotiated(_ offered: [String]) -> PositionEncoding {
    for best in [PositionEncoding.utf8, .utf16, .utf32] where offered.contains(best.rawValue) { return best }
    return .utf16
  }

  /// The length of a character in the unit, from the first of its UTF-8 bytes.
  func width(_ lead: UInt8) -> Int {
    switch self {
    case .utf8: lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    case .utf16: lead >= 0xF0 ? 2 : 1
    case .utf32: 1
    }
  }
}

/// A 0-based line and a 0-based character in the unit of the client.
package struct TextPosition: Sendable, Hashable, Comparable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// Nil if the value is not a position.
  package init?(_ json: JSON?) {
    guard let line = json?["line"]?.intValue, let character = json?["character"]?.intValue, line >= 0, character >= 0 else { return nil }
    self.init(line: Int(clamping: line), character: Int(clamping: character))
  }

  package var json: JSON { .members(["line": .int(Int64(line)), "character": .int(Int64(character))]) }

  package static func < (a: TextPosition, b: TextPosition) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// Two positions; the end is not included.
package struct TextRange: Sendable, Hashable {
  package var start: TextPosition
  package var end: TextPosition

  package init(_ start: TextPosition, _ end: TextPosition) { (self.start, self.end) = (start, end) }

  /// Nil if the value is not a range.
  package init?(_ json: JSON?) {
    guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]) else { return nil }
    self.init(start, max(start, end))
  }

  package var json: JSON { .members(["start": start.json, "end": end.json]) }
}
