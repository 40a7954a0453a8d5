import RulesJSON
import Testing

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

@Suite struct WriterTests {
  @Test func putsCommasAndColons() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("a")
    writer.beginArray()
    writer.int(1)
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.raw(#"{"x":[]}"#.utf8)
    writer.null()
    writer.endArray()
    writer.key("b")
    writer.bool(true)
    writer.key("c")
    writer.string(utf8: [0x78, 0x22])
    writer.key("d")
    writer.value(.array([.bool(false), .string("y")]))
    writer.endObject()
    #expect(text(writer.bytes) == #"{"a":[1,{},[],{"x":[]},null],"b":true,"c":"x\"","d":[false,"y"]}"#)
  }

  @Test(arguments: [
    ("\"\\/", #""\"\\/""#),
    ("\u{8}\t\n\u{c}\r", #""\b\t\n\f\r""#),
    ("\0\u{1}\u{b}\u{1f}\u{7f}\u{80}", "\"\\u0000\\u0001\\u000b\\u001f\u{7f}\u{80}\""),
    ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#),
    ("\u{2027}\u{202a}\u{a8}\u{a9}\u{e028}", "\"\u{2027}\u{202a}\u{a8}\u{a9}\u{e028}\""),
    ("é€😀\u{feff}e\u{301}", "\"é€😀\u{feff}e\u{301}\""),
  ])
  func escapes(_ value: String, _ expected: String) {
    #expect(JSON.string(value).compact() == Array(expected.utf8))
    #expect(JSON.object([.init(key: value, value: .null)]).compact() == Array("{\(expected):null}".utf8))
  }

  @Test(arguments: [0, 7, -7, 10, 100, -1_000_000, .max, .min] as [Int64])
  func integers(_ value: Int64) {
    #expect(text(JSON.int(value).compact()) == String(value))
  }
}

@Suite struct PrettyTests {
  @Test func breaksWhatIsNestedAndKeepsScalarsTogether() throws {
    let value = try parse(
      #"{"name":"x","none":[],"limits":{"daily":1,"weekly":null,"tags":[]},"rows":[[1,2],[],{"a":[1]}],"empty":{}}"#)
    #expect(
      text(value.pretty()) == """
        {
          "name": "x",
          "none": [],
          "limits": {"daily": 1, "weekly": null, "tags": []},
          "rows": [
            [1, 2],
            [],
            {
              "a": [1]
            }
          ],
          "empty": {}
        }

        """)
  }

  @Test func aScalarIsOneLine() {
    #expect(text(JSON.int(1).pretty()) == "1\n")
    #expect(text(JSON.array([]).pretty()) == "[]\n")
    #expect(text(JSON.array([.int(1), .null]).pretty()) == "[1, null]\n")
  }

  /// Including a comma after it, the longest line of an array on one line has 99 columns.
  @Test(arguments: ["x", "é", "😀"])
  func staysUnderOneHundredColumns(_ letter: String) {
    func lines(_ count: Int) -> [Substring] {
      let short = JSON.array([.string(String(repeating: letter, count: count))])
      return text(JSON.object([.init(key: "a", value: short)]).pretty()).split(separator: "\n")
    }
    let room = 98 - "  \"a\": [\"\"]".count
    #expect(lines(room).map(\.count) == [1, 98, 1])
    #expect(lines(room + 1).map(\.count) == [1, 8, room + 7, 3, 1])
  }
}
