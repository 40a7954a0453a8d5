import RulesJSON
import Testing

func parse(_ text: String) throws -> JSON {
  try JSON.parse(Array(text.utf8))
}

func failure(_ bytes: [UInt8], limit: Int = JSON.defaultLimit) -> JSONError? {
  do throws(JSONError) {
    _ = try JSON.parse(bytes, limit: limit)
    return nil
  } catch {
    return error
  }
}

struct Accepted: Sendable, CustomTestStringConvertible {
  var text: String
  var value: JSON
  init(_ text: String, _ value: JSON) { (self.text, self.value) = (text, value) }
  var testDescription: String { text }
}

@Suite struct ParseTests {
  static let accepted: [Accepted] = [
    Accepted("null", .null),
    Accepted(" \t\r\n true \n", .bool(true)),
    Accepted("false", .bool(false)),
    Accepted("0", .int(0)),
    Accepted("-0", .int(0)),
    Accepted("-1", .int(-1)),
    Accepted("1234567890", .int(1_234_567_890)),
    Accepted("9223372036854775807", .int(.max)),
    Accepted("-9223372036854775808", .int(.min)),
    Accepted("\"\"", .string("")),
    Accepted("\"\u{7f}\"", .string("\u{7f}")),
    Accepted(#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{c}\n\r\t")),
    Accepted(#""\u0000\u001f\u00e9\u00E9""#, .string("\0\u{1f}éé")),
    Accepted(#""\u0800\uD7FF\uE000\uFFFF\u2028""#, .string("\u{800}\u{d7ff}\u{e000}\u{ffff}\u{2028}")),
    Accepted(#""\ud83d\uDE00 \uD800\uDC00 \uDBFF\uDFFF""#, .string("😀 \u{10000} \u{10ffff}")),
    Accepted(#""a\u0062c\nd""#, .string("abc\nd")),
    Accepted(#""\\u0061 \\""#, .string("\\u0061 \\")),
    Accepted("\"é€😀\u{2028}\u{fffe}\u{feff}\"", .string("é€😀\u{2028}\u{fffe}\u{feff}")),
    Accepted(#""/* no comment */""#, .string("/* no comment */")),
    Accepted("[]", .array([])),
    Accepted("[ ]", .array([])),
    Accepted("[1 , [2] ,null]", .array([.int(1), .array([.int(2)]), .null])),
    Accepted("{}", .object([])),
    Accepted(
      #"{ "b" : 1 , "a":{"b":2}}"#,
      .object([.init(key: "b", value: .int(1)), .init(key: "a", value: .object([.init(key: "b", value: .int(2))]))])),
    Accepted(#"{"":0," ":0}"#, .object([.init(key: "", value: .int(0)), .init(key: " ", value: .int(0))])),
    Accepted(
      "{\"\u{e9}\":1,\"e\u{301}\":2}",
      .object([.init(key: "\u{e9}", value: .int(1)), .init(key: "e\u{301}", value: .int(2))])),
  ]

  @Test(arguments: accepted)
  func accepts(_ item: Accepted) throws {
    #expect(try parse(item.text) == item.value)
  }

  @Test func nestsSixtyFourDeepAndNoFurther() {
    let brackets = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(failure(Array(brackets.utf8)) == nil)
    #expect(failure(Array("[\(brackets)]".utf8)) == JSONError(offset: 64, reason: .tooDeep))
    let braces = String(repeating: #"{"a":"#, count: 65)
    #expect(failure(Array(braces.utf8)) == JSONError(offset: 64 * 5, reason: .tooDeep))
    #expect(failure([UInt8](repeating: UInt8(ascii: "["), count: 100_000)) == JSONError(offset: 64, reason: .tooDeep))
  }

  @Test func depthCountsNestingAndNotSiblings() {
    let siblings = "[" + String(repeating: #"[[]],{"a":{}},"#, count: 100) + "0]"
    #expect(failure(Array(siblings.utf8)) == nil)
  }

  @Test func holdsTheLimit() {
    #expect(failure(Array("[1, 2]".utf8), limit: 6) == nil)
    #expect(failure(Array("[1, 2]".utf8), limit: 5) == JSONError(offset: 5, reason: .tooLong(limit: 5)))
    #expect(failure([], limit: -1) == JSONError(offset: 0, reason: .tooLong(limit: -1)))
    let spaces = [UInt8](repeating: 0x20, count: 1 << 20)
    #expect(failure(Array(spaces.dropLast()) + [UInt8(ascii: "1")]) == nil)
    #expect(failure(spaces + [UInt8(ascii: "1")]) == JSONError(offset: 1 << 20, reason: .tooLong(limit: 1 << 20)))
  }

  @Test func readsBorrowedBytes() throws {
    let value = try Array(#"{"a":["x"]}"#.utf8).withUnsafeBufferPointer { try JSON.parse($0) }
    #expect(value["a"] == .array([.string("x")]))
    #expect(throws: JSONError(offset: 0, reason: .unexpectedEnd)) {
      try JSON.parse(UnsafeBufferPointer<UInt8>(start: nil, count: 0))
    }
  }
}

@Suite struct JSONValueTests {
  @Test func accessors() throws {
    let value = try parse(#"{"s":"x","i":7,"b":true,"n":null,"a":[1],"o":{"k":2}}"#)
    #expect(value["s"]?.stringValue == "x")
    #expect(value["i"]?.intValue == 7)
    #expect(value["b"]?.boolValue == true)
    #expect(value["n"]?.isNull == true)
    #expect(value["a"]?.arrayValue == [.int(1)])
    #expect(value["o"]?.objectValue == [.init(key: "k", value: .int(2))])
    #expect(value["o"]?["k"] == .int(2))
    #expect(value["none"] == nil)
    #expect(value["s"]?["k"] == nil)
    #expect(value.stringValue == nil && value.intValue == nil && value.boolValue == nil && value.arrayValue == nil)
    #expect(!value.isNull && value["s"]?.objectValue == nil)
  }

  @Test func equalityIsThatOfBytesAndOrder() throws {
    #expect(JSON.string("\u{e9}") != .string("e\u{301}"))
    #expect(try parse(#"{"a":1,"b":2}"#) != parse(#"{"b":2,"a":1}"#))
    #expect(JSON.int(0) != .bool(false) && JSON.array([]) != .object([]))
    #expect(try parse("{\"e\u{301}\":1}")["\u{e9}"] == nil)
  }
}
