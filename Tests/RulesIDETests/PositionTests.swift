import LanguageServer
import RulesJSON
import TestSupport
import Testing

@Suite struct PositionTests {
  private static let text = "a: ä€😀x\r\nb: 1\rc: 2\n\n😀"

  /// Every offset of a character is found again in every encoding.
  @Test(arguments: PositionEncoding.allCases) func offsetsAndPositions(encoding: PositionEncoding) {
    let document = TextDocument(Array(Self.text.utf8))
    var offset = 0
    for scalar in Self.text.unicodeScalars {
      let position = document.position(of: offset, encoding)
      // CRLF is one line break: the line feed belongs to the end of the line.
      if !(scalar == "\n" && offset > 0 && document.bytes[offset - 1] == 0x0D) {
        #expect(document.offset(of: position, encoding) == offset, "offset \(offset) in \(encoding.rawValue)")
      }
      offset += String(scalar).utf8.count
    }
  }

  @Test func unitsDiffer() {
    let document = TextDocument(Array(Self.text.utf8))
    let x = Array("a: ä€😀".utf8).count
    #expect(document.position(of: x, .utf8) == TextPosition(line: 0, character: x))
    #expect(document.position(of: x, .utf16) == TextPosition(line: 0, character: 7))
    #expect(document.position(of: x, .utf32) == TextPosition(line: 0, character: 6))
  }

  @Test func positionsOutsideTheText() {
    let document = TextDocument(Array("ab\ncd".utf8))
    #expect(document.offset(of: TextPosition(line: 0, character: 99), .utf16) == 2)
    #expect(document.offset(of: TextPosition(line: 9, character: 0), .utf16) == 5)
    // Inside a surrogate pair, and inside a UTF-8 sequence.
    #expect(TextDocument(Array("😀".utf8)).offset(of: TextPosition(line: 0, character: 1), .utf16) == 0)
    #expect(TextDocument(Array("x😀".utf8)).offset(of: TextPosition(line: 0, character: 3), .utf8) == 1)
    #expect(document.position(of: 99, .utf16) == TextPosition(line: 1, character: 2))
  }

  /// Random edits give the text that a slow reference with arrays of code units gives.
  @Test(arguments: [UInt64(1), 2, 3, 4]) func randomEdits(seed: UInt64) throws {
    var random = Numbers(seed: seed)
    var units = Array("a: 1\nb: ä😀\n".utf16)
    var document = TextDocument(Array(String(decoding: units, as: UTF16.self).utf8))
    let words = ["", "x", "\n", "ä", "😀", "key: v\n", "\r\n"]
    for step in 0..<200 {
      let bounds =
        units.indices.filter { !(units[$0] >= 0xDC00 && units[$0] < 0xE000) && !(units[$0] == 10 && $0 > 0 && units[$0 - 1] == 13) } + [
          units.count
        ]
      let (one, two) = (bounds[random.next(below: bounds.count)], bounds[random.next(below: bounds.count)])
      let (start, end) = (min(one, two), min(max(one, two), min(one, two) + 6))
      guard bounds.contains(end) else { continue }
      let new = words[random.next(below: words.count)]
      func position(_ index: Int) -> TextPosition {
        let before = units[..<index]
        var (line, lineStart) = (0, 0)
        for at in before.indices where before[at] == 10 || before[at] == 13 && !(at + 1 < units.count && units[at + 1] == 10) {
          (line, lineStart) = (line + 1, at + 1)
        }
        return TextPosition(line: line, character: index - lineStart)
      }
      let change = JSON.members(["range": TextRange(position(start), position(end)).json, "text": .string(new)])
      try document.apply([change], version: Int64(step), .utf16)
      units.replaceSubrange(start..<end, with: new.utf16)
      #expect(String(decoding: document.bytes, as: UTF8.self) == String(decoding: units, as: UTF16.self), "seed \(seed), step \(step)")
    }
  }

  @Test func invalidChanges() {
    var document = TextDocument([])
    #expect(throws: RPCError.self) { try document.apply([.null], version: nil, .utf16) }
    #expect(throws: RPCError.self) { try document.apply([.members(["text": .string(""), "range": .int(1)])], version: nil, .utf16) }
  }
}
