import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import Testing

/// A fictional rule book with a field of every form.
enum FieldBook {
  static let rules: Rules = {
    do { return try SmallBook.rules([], adding: files) } catch { fatalError("\(error)") }
  }()

  /// In uppercase, except for letters outside ASCII.
  private static func capitals(_ word: String) -> String {
    String(decoding: word.utf8.map { (0x61...0x7A).contains($0) ? $0 & 0xDF : $0 }, as: UTF8.self)
  }

  static let listed = ["cafe_x", "dragon12", "hunter22", "na\u{EF}ve", "password"]

  static let files = [
    (
      "settings.yaml",
      """
      two: {about: A number., value: 2, source: DOC}
      three: {about: A number., value: 3, source: DOC}
      four: {about: A number., value: 4, source: DOC}
      six: {about: A number., value: 6, source: DOC}
      eight: {about: A number., value: 8, source: DOC}

      """
    ),
    (
      "facts/fields.yaml",
      """
      word.isTaken: {about: Whether it is taken., type: bool, or_null: true, from: server, source: DOC}
      word.askedFor: {about: What was asked., type: text, from: app, source: DOC}
      short.isTaken: {about: Whether it is taken., type: bool, from: server, source: DOC}
      word.random: {about: Some characters., type: text, from: server, source: DOC}

      """
    ),
    ("severities.yaml", "mild: {about: Not bad., source: DOC}\n"),
    (
      "errors.yaml",
      FieldReason.allCases.map { reason in
        "E-\(reason.name.uppercased().replacing("_", with: "-")): {about: Wrong., severity: mild, shown_on: line, says: said, source: DOC}\n"
      }.joined()
    ),
    ("surfaces/fields.yaml", "line: {about: A line., severities: mild, source: DOC}\n"),
    ("copy/en/fields.yaml", "said: {where: A line, text: \"Not this one.\", source: DOC}\n"),
    (
      "word_lists.yaml",
      "listed: {about: Words., words: [\(listed.map { "\"\(capitals($0))\"" }.joined(separator: ", "))], source: DOC}\n"
    ),
    (
      "fields.yaml",
      """
      word:
        about: A word.
        form: word
        characters: [a-f, x, "0-9", "_"]
        trimmed: true
        lower_case: true
        shortest: three
        longest: eight
        not_in: listed
        optional: true
        taken: word.isTaken
        taken_for: word.askedFor
        made_up: {text: "x_{a}{b}", values: {a: {fact: word.random, characters: [a-c, "7"], length: two}, b: {fact: word.random, characters: [a-f, 0-9], length: two}}}
        refuses: {bad_character: E-BAD-CHARACTER, too_short: E-TOO-SHORT, too_long: E-TOO-LONG, not_in: E-NOT-IN, taken: E-TAKEN}
        source: DOC
      short:
        about: Short words without a lookup for a text.
        form: word
        characters: [A-Z]
        taken: short.isTaken
        refuses: {empty: E-EMPTY, bad_character: E-BAD-CHARACTER, taken: E-TAKEN}
        source: DOC
      free:
        about: Any text.
        form: free
        refused: ["<", "\\U0001F94B", "0-9"]
        trimmed: true
        shortest: two
        longest: six
        refuses: {bad_character: E-BAD-CHARACTER, too_short: E-TOO-SHORT, too_long: E-TOO-LONG}
        source: DOC
      lines:
        about: Several lines.
        form: free
        multiline: true
        longest: six
        counted_in: code_points
        optional: true
        refuses: {bad_character: E-BAD-CHARACTER, too_long: E-TOO-LONG}
        source: DOC
      octets:
        about: A text that is stored in a small place.
        form: free
        lower_case: true
        longest: six
        counted_in: bytes
        refuses: {bad_character: E-BAD-CHARACTER, too_long: E-TOO-LONG}
        source: DOC
      email:
        about: An address.
        form: email
        trimmed: true
        refuses: {bad_character: E-BAD-CHARACTER, malformed: E-MALFORMED, too_long: E-TOO-LONG}
        source: DOC
      web:
        about: An address on the web.
        form: web_address
        schemes: [https, http]
        refuses: {bad_character: E-BAD-CHARACTER, malformed: E-MALFORMED, too_long: E-TOO-LONG}
        source: DOC
      secret:
        about: Known to one.
        form: secret
        shortest: four
        not_in: listed
        refuses: {empty: E-EMPTY, too_short: E-TOO-SHORT, not_in: E-NOT-IN}
        source: DOC

      """
    ),
    (
      "forms.yaml",
      "both: {about: Two of them., fields: [email, secret], source: DOC}\nfew: {about: Words., fields: [word, free], source: DOC}\n"
    ),
  ]

  static let names = ["word", "short", "free", "lines", "octets", "email", "web", "secret"]

  static func check(_ field: String, _ text: String?, _ facts: [(String, Value)] = []) throws -> FieldValidation {
    let frame = rules.makeFrame()
    for (name, value) in facts { frame.set(try #require(rules.fact(name)), value) }
    return rules.validate(field: try #require(rules.field(field)), text, frame)
  }

  /// The answer to one request, as JSON.
  static func ask(_ request: String) throws -> JSON {
    var writer = JSONWriter()
    _ = rules.answer(Array(request.utf8), rules.makeFrame(), into: &writer)
    return try JSON.parse(writer.bytes)
  }
}
