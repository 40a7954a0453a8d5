import RulesRuntime
import Testing

/// An id is opaque and has no other meaning in an address.
@Suite struct LinkIDTests {
  @Test(arguments: [
    "a", "0", "_", "-", "6f9619ff-8b86-d011-b42d-00cf4fc964ff", "01ARZ3NDEKTSV4RRFFQ69G5FAV", String(repeating: "z", count: 128),
  ])
  func ids(text: String) { #expect(LinkID(text)?.text == text) }

  @Test(arguments: [
    "", " ", "a b", "a/b", "..", ".", "a.b", "%41", "a%", "é", "e\u{301}", "\u{FF21}", "a\n", "a\0", "~", "a+b", "a=b", "a&b",
    String(repeating: "z", count: 129),
  ]) func noIDs(text: String) { #expect(LinkID(text) == nil) }
}
