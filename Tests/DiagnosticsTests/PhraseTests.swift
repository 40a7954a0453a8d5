import Diagnostics
import Testing

@Suite struct PhraseTests {
  @Test func lists() {
    #expect([String]().phrase() == "")
    #expect(["a"].phrase() == "a")
    #expect(["a", "b"].phrase("or") == "a or b")
    #expect(["a", "b", "c"].quotedPhrase() == "`a`, `b`, and `c`")
  }

  @Test func longLists() {
    #expect(["a", "b", "c"].phrase(atMost: 3) == "a, b, and c")
    #expect(["a", "b", "c", "d"].phrase(atMost: 2, "or") == "a, b, or 2 more")
  }

  @Test func numbers() {
    #expect([1, 2].map { $0.counted("word") } == ["1 word", "2 words"])
    #expect(["limit", "capability", "copy key", "pass"].map(\.pluralNoun) == ["limits", "capabilities", "copy keys", "passes"])
  }
}
