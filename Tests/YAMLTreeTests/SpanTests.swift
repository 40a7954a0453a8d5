import Diagnostics
import SourceText
import Testing
import YAMLTree

@Suite struct SpanTests {
  @Test func nestedMappingEndsWithItsLastChild() {
    let parsed = Parsed("b:\n  c: x\n\n  # comment\n\nd: z\n")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.written(parsed.tree?.root?["b"]) == "c: x")
    #expect(parsed.written(parsed.tree?.root) == "b:\n  c: x\n\n  # comment\n\nd: z")
  }

  @Test func flowEndsWithItsBracket() {
    let parsed = Parsed("a: [1, {e: f } , \"q\" ] # c\nb: [x: y , z]\n")
    #expect(parsed.written(parsed.tree?.root?["a"]) == "[1, {e: f } , \"q\" ]")
    #expect(parsed.tree?.root?["a"]?.items.map { parsed.written($0) } == ["1", "{e: f }", "\"q\""])
    #expect(parsed.tree?.root?["b"]?.items.map { parsed.written($0) } == ["x: y", "z"])
  }

  @Test func blockScalars() {
    let parsed = Parsed("e: |\n  one\n  two\n\nf: >-\n  a\n  b\n")
    #expect(parsed.written(parsed.tree?.root?["e"]) == "|\n  one\n  two")
    #expect(parsed.tree?.root?["e"]?.text == "one\ntwo\n")
    #expect(parsed.tree?.root?["f"]?.text == "a b")
  }

  @Test func nonASCIIAndCarriageReturns() {
    let parsed = Parsed("ключ: 日本 # é\r\nb:\r\n  - 'ü😀'\r\n  - x\r\n")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.written(parsed.tree?.root?["ключ"]) == "日本")
    #expect(parsed.tree?.root?["b"]?.items.map { parsed.written($0) } == ["'ü😀'", "x"])
    let long = Parsed(String(repeating: "é", count: 300) + ": ü\nz: end\n")
    #expect(long.written(long.tree?.root?["z"]) == "end")
  }

  @Test func emptyValueIsAPlainScalar() {
    let parsed = Parsed("a:\nb: 1\n")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.tree?.root?["a"]?.isPlain == true)
    #expect(parsed.tree?.root?["a"]?.text == "")
    #expect(parsed.tree?.root?["a"]?.span.start == 2)
    #expect(Parsed("# only\n").tree != nil && Parsed("# only\n").tree?.root == nil)
    #expect(Parsed("").tree?.root == nil)
  }

  @Test func nodeAtOffset() {
    let parsed = Parsed("a:\n  b: [x, yy]\n")
    #expect(parsed.tree?.node(at: 13).map(\.text) == "yy")
    #expect(parsed.tree?.node(at: 5).map(\.text) == "b")
  }

  @Test(arguments: [
    ("a: 'it''s on'\n", "on", "on"), ("a: 'it''s on'\n", "'s", "''s"), ("a: \"x\\u00e9y z\"\n", "y", "y"),
    ("a: \"x\\u00e9y\"\n", "é", "\\u00e9"),
    ("a: plain text\n", "text", "text"), ("a: one\n  two three\n", "two", "two"), ("a: 'one\n  two'\n", "two", "two"),
    ("a: |\n  one\n  two\n", "two", "two"), ("a: >\n  one\n  two\n\n  three\n", "three", "three"), ("a: \"b\\\n  c d\"\n", "d", "d"),
  ])
  func decodedToSource(_ yaml: String, _ part: String, _ written: String) throws {
    let parsed = Parsed(yaml)
    let node = try #require(parsed.tree?.root?["a"])
    let text = Array(node.text.utf8)
    let start = try #require((0..<text.count).first { text[$0...].starts(with: part.utf8) })
    #expect(parsed.source.text(node.sourceSpan(of: start..<start + part.utf8.count).range) == written)
  }
}
