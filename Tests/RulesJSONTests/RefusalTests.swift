import RulesJSON
import Testing

struct Refused: Sendable, CustomTestStringConvertible {
  var bytes: [UInt8]
  var error: JSONError
  init(_ text: String, _ offset: Int, _ reason: JSONError.Reason) { self.init(Array(text.utf8), offset, reason) }
  init(_ bytes: [UInt8], _ offset: Int, _ reason: JSONError.Reason) {
    (self.bytes, self.error) = (bytes, JSONError(offset: offset, reason: reason))
  }
  var testDescription: String { "\(String(decoding: bytes, as: UTF8.self)) at \(error.offset)" }
}

/// Each rejected text with the exact byte and reason; from the `n_` and `i_` cases of JSONTestSuite.
@Suite struct RefusalTests {
  @Test(arguments: structure + words + numbers + strings + utf8 + duplicates)
  func refuses(_ item: Refused) {
    #expect(failure(item.bytes) == item.error)
  }

  static let structure: [Refused] = [
    Refused("", 0, .unexpectedEnd),
    Refused(" \n", 2, .unexpectedEnd),
    Refused("\u{feff}{}", 0, .byteOrderMark),
    Refused("\u{feff}", 0, .byteOrderMark),
    Refused(" \u{feff}1", 1, .expectedValue),
    Refused("\u{a0}1", 0, .expectedValue),
    Refused("\u{c}1", 0, .expectedValue),
    Refused("1\u{b}", 1, .trailingText),
    Refused("1\0", 1, .trailingText),
    Refused("[] []", 3, .trailingText),
    Refused("1]", 1, .trailingText),
    Refused("{}}", 2, .trailingText),
    Refused("]", 0, .expectedValue),
    Refused("[", 1, .unexpectedEnd),
    Refused("[1", 2, .unexpectedEnd),
    Refused("[1,", 3, .unexpectedEnd),
    Refused("[,1]", 1, .expectedValue),
    Refused("[1,,2]", 3, .expectedValue),
    Refused("[1, ]", 2, .trailingComma),
    Refused("[1 2]", 3, .expectedCommaOrBracket),
    Refused("[1:2]", 2, .expectedCommaOrBracket),
    Refused("[1}", 2, .expectedCommaOrBracket),
    Refused("['a']", 1, .expectedValue),
    Refused("{", 1, .unexpectedEnd),
    Refused("{]", 1, .expectedKey),
    Refused("{,}", 1, .expectedKey),
    Refused("{a:1}", 1, .expectedKey),
    Refused("{'a':1}", 1, .expectedKey),
    Refused("{1:1}", 1, .expectedKey),
    Refused(#"{"a""#, 4, .unexpectedEnd),
    Refused(#"{"a" 1}"#, 5, .expectedColon),
    Refused(#"{"a","b"}"#, 4, .expectedColon),
    Refused(#"{"a":"#, 5, .unexpectedEnd),
    Refused(#"{"a":}"#, 5, .expectedValue),
    Refused(#"{"a"::1}"#, 5, .expectedValue),
    Refused(#"{"a":1"#, 6, .unexpectedEnd),
    Refused(#"{"a":1 "b":2}"#, 7, .expectedCommaOrBrace),
    Refused(#"{"a":1]"#, 6, .expectedCommaOrBrace),
    Refused(#"{"a":1,}"#, 6, .trailingComma),
    Refused(#"{"a":1,,"b":2}"#, 7, .expectedKey),
    Refused("// x\n1", 0, .comment),
    Refused("[1 /* x */]", 3, .comment),
    Refused(#"{"a":1} // x"#, 8, .comment),
    Refused("/1", 0, .expectedValue),
    Refused("#1", 0, .expectedValue),
  ]

  static let words: [Refused] =
    ["True", "nul", "t", "NaN", "Infinity", "undefined", "FALSE"].map { Refused($0, 0, .unknownWord) } + [
      Refused("truex", 4, .trailingText),
      Refused("nulll", 4, .trailingText),
      Refused("[tru]", 1, .unknownWord),
      Refused("[false0]", 6, .expectedCommaOrBracket),
    ]

  static let numbers: [Refused] = [
    Refused("-", 1, .unexpectedEnd),
    Refused("[-]", 2, .malformedNumber),
    Refused("[--1]", 2, .malformedNumber),
    Refused("-Infinity", 1, .malformedNumber),
    Refused("+1", 0, .malformedNumber),
    Refused(".5", 0, .malformedNumber),
    Refused("-.5", 1, .malformedNumber),
    Refused("1.", 2, .unexpectedEnd),
    Refused("[1.]", 3, .malformedNumber),
    Refused("[1.e3]", 3, .malformedNumber),
    Refused("[1e]", 3, .malformedNumber),
    Refused("[1e+]", 4, .malformedNumber),
    Refused("[1e+-1]", 4, .malformedNumber),
    Refused("1.2.3", 0, .notAnInteger),
    Refused("[01]", 1, .leadingZero),
    Refused("[-01]", 1, .leadingZero),
    Refused("00", 0, .leadingZero),
    Refused("0x1F", 1, .trailingText),
    Refused("1_000", 1, .trailingText),
    Refused("１", 0, .expectedValue),
    Refused("1 000", 2, .trailingText),
    Refused("[1.0]", 1, .notAnInteger),
    Refused("[ -0.0]", 2, .notAnInteger),
    Refused("1e3", 0, .notAnInteger),
    Refused("0E-0", 0, .notAnInteger),
    Refused("1.5e+2", 0, .notAnInteger),
    Refused("9223372036854775808", 0, .integerOutOfRange),
    Refused("[-9223372036854775809]", 1, .integerOutOfRange),
    Refused("18446744073709551616", 0, .integerOutOfRange),
    Refused("100000000000000000000000000000", 0, .integerOutOfRange),
    Refused("99999999999999999999.5", 0, .notAnInteger),
  ]

  static let strings: [Refused] = [
    Refused("\"", 1, .unexpectedEnd),
    Refused("\"abc", 4, .unexpectedEnd),
    Refused("\"abc\\", 5, .unexpectedEnd),
    Refused("\"abc\\\"", 6, .unexpectedEnd),
    Refused("\"a\nb\"", 2, .controlCharacter),
    Refused("\"a\tb\"", 2, .controlCharacter),
    Refused("\"\0\"", 1, .controlCharacter),
    Refused("\"é\u{1f}\"", 3, .controlCharacter),
    Refused("{\"\n\":1}", 2, .controlCharacter),
    Refused(#""a\x41""#, 2, .invalidEscape),
    Refused(#""\'""#, 1, .invalidEscape),
    Refused(#""\0""#, 1, .invalidEscape),
    Refused(#""\U0041""#, 1, .invalidEscape),
    Refused(#""\é""#, 1, .invalidEscape),
    Refused("\"\\\n\"", 1, .invalidEscape),
    Refused(#""\u004""#, 1, .invalidEscape),
    Refused(#""\u00G0""#, 1, .invalidEscape),
    Refused(#""\u{41}""#, 1, .invalidEscape),
    Refused(#""\u+041""#, 1, .invalidEscape),
    Refused(#""\u12"#, 5, .unexpectedEnd),
    Refused(#""a\ud800""#, 2, .loneSurrogate),
    Refused(#""\udc00""#, 1, .loneSurrogate),
    Refused(#""\udc00\ud800""#, 1, .loneSurrogate),
    Refused(#""\ud800\ud800""#, 1, .loneSurrogate),
    Refused(#""\ud800\u0041""#, 1, .loneSurrogate),
    Refused(#""\ud800\n""#, 1, .loneSurrogate),
    Refused(#""\ud83d\ude00\ude00""#, 13, .loneSurrogate),
    Refused(#""\ud800\u00zz""#, 7, .invalidEscape),
    Refused(#""\ud800\ud"#, 10, .unexpectedEnd),
  ]

  /// Inside `"a…"`, so the invalid sequence is at 2.
  static let utf8: [Refused] =
    ([
      [0x80], [0xBF, 0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]]).map { Refused(Array("\"a".utf8) + $0 + Array("\"".utf8), 2, .invalidUTF8) } + [
      Refused([0x22, 0xE2, 0x82], 1, .invalidUTF8),
      Refused([0xFF], 0, .expectedValue),
      Refused([0xFF, 0xFE, 0x31, 0x00], 0, .expectedValue),
      Refused([0x31, 0x00], 1, .trailingText),
    ]

  static let duplicates: [Refused] = [
    Refused(#"{"plan":1,"plan":1}"#, 10, .duplicateKey("plan")),
    Refused(#"{"a":1,"b":2,"b":3,"a":4}"#, 13, .duplicateKey("b")),
    Refused(#"{"a":1,"\u0061":2}"#, 7, .duplicateKey("a")),
    Refused("{\"\":1, \"\":2}", 7, .duplicateKey("")),
    Refused(#"[{"x":{"a":1,"a":1}}]"#, 13, .duplicateKey("a")),
    // Found when the object closes, so another error in it comes first.
    Refused(#"{"a":1,"a":2,}"#, 12, .trailingComma),
  ]

  @Test(arguments: [2, 11, 12, 13, 50, 2_000])
  func findsTheFirstDuplicateAmongMany(count: Int) throws {
    let keys = (0..<count).map { "k\($0 &* 7919 % 100_003)" }
    func text(_ keys: [String]) -> String { "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}" }
    #expect(try parse(text(keys)).objectValue?.map(\.key) == keys)
    let last = keys[count - 1]
    let offset = text(keys).utf8.count
    #expect(failure(Array(text(keys + [last, keys[0], last]).utf8)) == JSONError(offset: offset, reason: .duplicateKey(last)))
  }

  @Test func messages() {
    #expect(JSONError(offset: 0, reason: .duplicateKey("plan")).message == "the key `plan` is given twice")
    #expect(JSONError(offset: 0, reason: .duplicateKey("a\nb")).message == "the key `a\\nb` is given twice")
    #expect(failure([1], limit: 0)?.message == "the text is longer than the limit of 0 bytes")
    #expect(JSONError.Reason.duplicateKey("\u{e9}") != .duplicateKey("e\u{301}"))
    #expect(
      failure(Array("1.0".utf8))?.message == "this number has a fraction or an exponent: only integers are accepted")
  }

  /// The equality of reasons depends on this.
  @Test func everyReasonHasWordsOfItsOwn() {
    let reasons: [JSONError.Reason] = [
      .tooLong(limit: 1), .tooLong(limit: 2), .tooDeep, .unexpectedEnd, .byteOrderMark, .comment, .expectedValue, .expectedKey,
      .expectedColon, .expectedCommaOrBracket, .expectedCommaOrBrace, .trailingComma, .trailingText, .duplicateKey("a"),
      .duplicateKey("b"), .unknownWord, .malformedNumber, .leadingZero, .notAnInteger, .integerOutOfRange, .controlCharacter,
      .invalidEscape, .loneSurrogate, .invalidUTF8,
    ]
    #expect(Set(reasons.map { JSONError(offset: 0, reason: $0).message }).count == reasons.count)
  }
}
