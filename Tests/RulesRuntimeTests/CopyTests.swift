import RulesBundle
import RulesRuntime
import Testing

/// Sentences with values: the format of values, and that no value affects the text around it.
@Suite struct CopyTests {
  static let copy = """
    hello: {where: Anywhere, title: "Hi {who}", text: "Hello {who}, {who}!", values: {who: s}, source: DOC}
    two: {where: Anywhere, text: "{first}{second}", values: {first: s, second: t}, source: DOC}
    size: {where: Anywhere, text: "{size} of it", values: {size: {value: a, as: bytes}}, source: DOC}
    days: {where: Anywhere, text: "{days} days", values: {days: {value: d, as: days}}, source: DOC}
    number: {where: Anywhere, text: "{number}", values: {number: a}, source: DOC}
    perhaps: {where: Anywhere, text: "{number} left", values: {number: "n"}, source: DOC}
    color: {where: Anywhere, text: "It is {color}.", values: {color: color}, source: DOC}
    variants:
      where: Anywhere
      title: "Always"
      text: "Neither."
      variants:
        - {if: p_holds, text: "First."}
        - {if: q_holds, title: "Second", text: "Second."}
      source: DOC

    """

  static let more = [
    ("copy/en/more.yaml", copy),
    ("conditions.yaml", "p_holds: {about: P., when: p, source: DOC}\nq_holds: {about: Q., when: q, source: DOC}\n"),
  ]

  /// The text of a sentence, with its title before a line feed.
  private func rendered(_ key: String, _ texts: [String: String] = [:], _ values: [String: Value] = [:]) throws -> String {
    let rules = try SmallBook.rules(["a"], adding: Self.more)
    let frame = rules.makeFrame()
    for (name, text) in texts { frame.setText(try #require(rules.fact(name)), text.utf8) }
    for (name, value) in values { frame.set(try #require(rules.fact(name)), value) }
    let result = rules.render(copy: try #require(rules.bundle.find(.copy, key)), frame)
    #expect(rules.bundle.name(.copy, result.key) == key)
    return (result.title.map { $0 + "\n" } ?? "") + result.text
  }

  /// A text between FSI and PDI.
  private func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }

  @Test func valuesStandInTheirPlaces() throws {
    let who = isolated("Ann")
    #expect(try rendered("hello", ["s": "Ann"]) == "Hi \(who)\nHello \(who), \(who)!")
    #expect(try rendered("color", [:], ["color": .enumeration(2)]) == "It is \(isolated("blue")).")
    #expect(try rendered("number", [:], ["a": .int(-5)]) == "-5")
  }

  @Test(
    arguments: [
      (0, "0B"), (1, "1B"), (999, "999B"), (1000, "1KB"), (1234, "1.23KB"), (1999, "1.99KB"), (999_999, "999.99KB"), (1_000_000, "1MB"),
      (100_000_000, "100MB"), (1_950_000_000, "1.95GB"), (2_000_000_000, "2GB"), (2_050_000_000, "2.05GB"), (2_500_000_000, "2.5GB"),
      (.max, "9223372036.85GB"), (-5, "-5B"),
    ] as [(Int64, String)]) func sizesAreDecimal(size: Int64, expected: String) throws
  {
    #expect(try rendered("size", [:], ["a": .int(size)]) == "\(expected) of it")
  }

  @Test func daysAreWhole() throws {
    #expect(try rendered("days", [:], ["d": .duration(seconds: 7 * 86_400)]) == "7 days")
    #expect(try rendered("days", [:], ["d": .duration(seconds: 86_399)]) == "0 days")
  }

  @Test func whatIsMissingIsNoReasonToFail() throws {
    #expect(try rendered("perhaps", [:], ["n": .null]) == "∞ left")
    #expect(try rendered("perhaps") == "… left")
    #expect(try rendered("number") == "…")
  }

  /// One pass: a value is never searched for variables, whatever it contains.
  @Test(arguments: ["{second}", "{first}", "{limit}", "{{second}}", "{", "}", "%@ %u %1$s", "\\u0041", "${x}", "<b>"])
  func whatLooksLikeAVariableStaysLiteral(value: String) throws {
    #expect(try rendered("two", ["s": value, "t": "T"]) == isolated(value) + isolated("T"))
  }

  @Test(arguments: [
    ("a\u{202E}b", "ab"), ("a\u{202A}\u{202B}\u{202C}\u{202D}b", "ab"), ("a\u{2066}\u{2067}\u{2068}\u{2069}b", "ab"),
    ("a\u{200E}\u{200F}\u{61C}b", "ab"), ("a\u{206A}\u{206B}\u{206E}\u{206F}b", "ab"), ("a\nb\r\nc", "abc"),
    ("a\u{2028}\u{2029}\u{85}b", "ab"), ("\u{0}\u{7}\u{1B}[31m\u{7F}", "[31m"),
    ("\u{9B}31m", "31m"), ("\u{2069} gone \u{2068}", " gone "), ("", ""),
  ]) func nothingThatSteersTheTextGetsThrough(value: String, kept: String) throws {
    #expect(try rendered("two", ["s": value, "t": ""]).unicodeScalars.elementsEqual((isolated(kept) + isolated("")).unicodeScalars))
  }

  @Test(arguments: ["e\u{301}", "👩‍👩‍👧‍👦", "שלום", "مرحبا", "日本語", "🏳️‍🌈", "a\u{200D}b"]) func ordinaryTextStaysAsItIs(value: String) throws {
    #expect(try rendered("two", ["s": value, "t": ""]).unicodeScalars.elementsEqual((isolated(value) + isolated("")).unicodeScalars))
  }

  @Test func theFirstVariantThatHoldsSpeaks() throws {
    #expect(try rendered("variants", [:], ["p": .bool(true), "q": .bool(true)]) == "Always\nFirst.")
    #expect(try rendered("variants", [:], ["p": .bool(false), "q": .bool(true)]) == "Second\nSecond.")
    #expect(try rendered("variants", [:], ["p": .bool(false), "q": .bool(false)]) == "Always\nNeither.")
    #expect(try rendered("variants", [:], ["q": .bool(true)]) == "Second\nSecond.", "a language with an unknown condition is skipped")
  }
}
