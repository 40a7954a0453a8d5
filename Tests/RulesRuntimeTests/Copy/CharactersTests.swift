import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// Characters as people count them, and user input that is cut to its maximum length.
@Suite struct CharactersTests {
  /// The tables are those of Unicode, as in Swift's own strings: extending characters, prepended characters, and pictures.
  @Test func tablesAreThoseOfSwift() {
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let joinsBefore = Self.count(["a", scalar]) == 1
      let joinsAfter = Self.count([scalar, "a"]) == 1
      if CharacterTables.contains(CharacterTables.joinsBefore, value) != joinsBefore {
        Issue.record("joins the character before: \(value)")
      }
      if CharacterTables.contains(CharacterTables.joinsAfter, value) != joinsAfter { Issue.record("joins the character after: \(value)") }
    }
  }

  private static func count(_ scalars: [Unicode.Scalar]) -> Int {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text).count
  }

  private static let pieces: [String] = [
    "a", "Z", " ", "é", "e\u{301}", "\u{301}", "ß", "中", "한", "\u{1112}\u{1161}\u{11AB}", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🇺", "🏳️‍🌈", "न", "ि", "\u{200D}",
    "\u{FE0F}", "🥋",
    "\u{600}", "ก", "ำ", "…", "\u{1100}", "\u{11A8}", "가", "각", "❤️", "1️⃣",
  ]

  /// The same characters as in Swift, over random strings of unusual pieces.
  @Test(arguments: [1, 2, 3] as [UInt64]) func countsAsSwiftDoes(seed: UInt64) {
    var random = Numbers(seed: seed)
    for _ in 0..<20_000 {
      let text = (0..<random.next(below: 12)).map { _ in Self.pieces[random.next(below: Self.pieces.count)] }.joined()
      var characters = Characters()
      var count = 0
      for scalar in text.unicodeScalars where characters.begins(scalar.value) { count += 1 }
      // Swift also joins Indic conjuncts, which are two characters here: never fewer.
      if count != text.count, !text.contains("न") { Issue.record("seed \(seed): \(text.debugDescription) has \(text.count), not \(count)") }
    }
  }

  private static func shown(_ text: String, atMost bound: Int) -> String {
    var bytes: [UInt8] = []
    UserText.append(text.utf8, atMost: bound, to: &bytes)
    return String(String(decoding: bytes, as: UTF8.self).unicodeScalars.dropFirst().dropLast())
  }

  /// The maximum is respected, nothing that fits is cut, and no character is divided.
  @Test(arguments: [4, 5, 6] as [UInt64]) func aBoundIsKept(seed: UInt64) {
    var random = Numbers(seed: seed)
    for _ in 0..<20_000 {
      let text = (0..<random.next(below: 20)).map { _ in Self.pieces[random.next(below: Self.pieces.count)] }.joined()
      let bound = 1 + random.next(below: 12)
      let whole = Self.shown(text, atMost: 0)
      let cut = Self.shown(text, atMost: bound)
      #expect(cut.count <= bound && cut.unicodeScalars.count <= 4 * bound + 1, "seed \(seed): \(text.debugDescription)")
      if whole.count <= bound, whole.unicodeScalars.count <= 4 * bound {
        #expect(cut == whole)
      } else if cut != whole {
        #expect(cut.hasSuffix("…") && whole.hasPrefix(cut.dropLast()), "seed \(seed): \(text.debugDescription)")
      }
    }
  }

  @Test func oneCharacterOfAThousandAccentsIsCut() {
    let text = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(Self.shown(text, atMost: 30) == "…")
    #expect(Self.shown("Guard " + text, atMost: 30) == "Guard …")
  }

  /// A name in a notification has the maximum length of the rules.
  @Test func aLongNameIsCutInANotification() throws {
    let rules = RealRules.rules
    let frame = rules.makeFrame()
    let name = try #require(rules.fact("session.name"))
    frame.setText(name, String(repeating: "x", count: 200).utf8)
    let copy = try #require(rules.bundle.find(.copy, "notif.N-PRACTICE-SCHEDULED.body"))
    #expect(rules.render(copy: copy, frame).text == "Time to practice: \u{2068}\(String(repeating: "x", count: 29))…\u{2069}.")
    #expect(
      rules.render(copy: copy, with: [("sessionName", .text(String(repeating: "👨‍👩‍👧‍👦", count: 40)))]).text.count <= "Time to practice: ".count
        + 30 + 3)
  }
}
