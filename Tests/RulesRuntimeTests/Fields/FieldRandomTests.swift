import RulesBundle
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Texts of unusual pieces, compared with a slow reference.
@Suite struct FieldRandomTests {
  private static let odd =
    [
      " ", "\u{A0}", "\u{3000}", "\u{200B}", "\u{FEFF}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{FE0F}", "\u{E0061}", "\u{3164}",
      "\u{2800}", "\0",
      "\t", "\n", "\r\n", "\u{85}", "\u{2028}", "\u{7F}", "é", "e\u{301}", "\u{301}", "ﬁ", "İ", "ı", "ſ", "K", "ａ", "а", "ß", "中",
      "한", "🥋", "👨‍👩‍👧", "🇩🇪", "\u{378}", "%", "%4", "<", "\u{0600}", "🏴\u{E0067}\u{E007F}", "\u{AD}", "\u{34F}", "\u{180E}",
    ] + nonCharacters
  private static let nonCharacters = [UInt32(0xFDD0), 0x1FFFF, 0x10FFFF].compactMap { Unicode.Scalar($0).map { String($0) } }

  private static let pieces: [String: [String]] = [
    "word": ["a", "b", "F", "x", "X", "0", "9", "_", "abc", "-", "g", "password", "cafe_x", "CAFE", "_x"],
    "short": ["A", "Z", "a", "Q", "QQ"], "free": ["a", "Z", "é", " ", "7", "<", "<b>", "aa", "中中"],
    "lines": ["a", "\n", "\r\n", "\t", "aa"], "octets": ["a", "Z", "É", "ab", "🥋"],
    "email": [
      "a", "@", ".", "-", "b.co", "@b.co", "a@b.co", "A.B", "Example.ORG", "+x", "'", "\"", "(", "..", "x@y@z.de", "1.2.3.4", "xn--a",
      "63a",
      String(repeating: "l", count: 63), String(repeating: "d.", count: 40), "_", "com", "c1", "99",
    ],
    "web": [
      "https://", "HTTP://", "ftp://", "https:/", "a", ".", "b.co", "/", "?", "#", ":", ":80", ":65536", ":00443", "@", "%20", "%2", "[",
      "]",
      "{", "|", "\\", "Example.ORG", "..", "-", "//", "x=y&z", "127.0.0.1", "[::1]", String(repeating: "p", count: 700),
    ],
    "secret": ["a", "b", " ", "password", "PASSWORD", "dragon12", "Dragon12", "na", "ïve", "na\u{EF}ve", "NA\u{CF}VE", "nai\u{308}ve"],
  ]

  private static let beginnings = ["web": "https://b.co/", "email": "a.b@b.co"]

  private func text(_ field: String, _ random: inout Numbers) -> String {
    let pieces = Self.pieces[field] ?? []
    // An address needs a prefix to reach most of the code.
    let start = random.next(below: 2) == 0 ? Self.beginnings[field] ?? "" : ""
    return start
      + (0..<random.next(below: start.isEmpty ? 9 : 5)).map { _ in
        random.next(below: 8) == 0 ? Self.odd[random.next(below: Self.odd.count)] : pieces[random.next(below: pieces.count)]
      }.joined()
  }

  @Test(arguments: FieldBook.names) func theReferenceAgrees(field: String) throws {
    var random = Numbers(seed: 7)
    let reference = try #require(FieldReference.all[field])
    let rules = FieldBook.rules
    let ordinal = try #require(rules.field(field))
    let frame = rules.makeFrame()
    var reasons: [FieldReason?: Int] = [:]
    for _ in 0..<max(1_500, (TestRun.cases ?? 0) / FieldBook.names.count) {
      let text = text(field, &random)
      let checked = rules.validate(field: ordinal, text, frame)
      var expected = reference.answer(text)
      reasons[expected.reason, default: 0] += 1
      if expected.reason == .empty, ["word", "lines"].contains(field) { expected.reason = nil }
      // Swift joins Indic conjuncts, but the pieces contain none, so the characters are the same.
      let actual = FieldReference.Answer(reason: checked.reason, value: checked.value, length: checked.length)
      if actual != expected { Issue.record("\(field) \(text.debugDescription): \(actual), not \(expected)") }
      // A stored text is accepted again, and stays unchanged.
      if let value = checked.value {
        let again = rules.validate(field: ordinal, String(decoding: value, as: UTF8.self), frame)
        if again.value != checked.value || again.reason != checked.reason {
          Issue.record("\(field) \(text.debugDescription) twice: \(again)")
        }
      }
    }
    #expect(reasons[nil] ?? 0 > 50 && reasons.count > 2, "\(reasons)")
  }

  /// White space and invisible characters are those of Unicode.
  @Test func blanksAreThoseOfUnicode() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if BlankScalars.isInvisible(value) != FieldReference.isInvisible(scalar) { Issue.record("invisible: \(String(value, radix: 16))") }
      if BlankScalars.isBlank(value) != FieldReference.isBlank(scalar) { Issue.record("blank: \(String(value, radix: 16))") }
    }
  }

  /// Every value that fits results in a text that the field accepts; any other value results in none.
  @Test func whatIsMadeUpIsTaken() throws {
    var random = Numbers(seed: 3)
    let rules = FieldBook.rules
    let field = try #require(rules.field("word"))
    let frame = rules.makeFrame()
    let fact = try #require(rules.fact("word.random"))
    var made = 0
    for _ in 0..<4_000 {
      let characters = ["a", "b", "c", "7", "7", "d", "é", ""]
      let text = (0..<random.next(below: 4)).map { _ in characters[random.next(below: characters.count)] }.joined()
      frame.clear()
      frame.setText(fact, text.utf8)
      let checked = rules.validate(field: field, nil, frame)
      let fits = text.count == 2 && text.allSatisfy { "abc7".contains($0) }
      #expect(checked.isGenerated == fits && checked.isValid && (checked.unfitFact == nil) == fits, "\(text)")
      guard fits else { continue }
      made += 1
      let value = String(decoding: try #require(checked.value), as: UTF8.self)
      #expect(value == "x_\(text)\(text)" && checked.length == 6)
      let typed = rules.validate(field: field, value, frame)
      #expect(typed.reason == nil && typed.value == checked.value && typed.state == .checking)
    }
    #expect(made > 100)
  }
}
