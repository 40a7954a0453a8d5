import RulesBundle
import RulesJSON
import RulesRuntime
import Testing

/// States, results from the server, lengths, and messages.
@Suite struct FieldTests {
  @Test func statesOfAWordThatIsLookedUp() throws {
    let rules = FieldBook.rules
    let field = try #require(rules.field("word"))
    let taken = try #require(rules.fact("word.isTaken"))
    let asked = try #require(rules.fact("word.askedFor"))
    let frame = rules.makeFrame()
    func state(_ text: String?) -> FieldState { rules.validate(field: field, text, frame).state }
    #expect(
      state(nil) == .idle && state("") == .idle && state(" \u{200B}") == .idle && state("ab") == .invalid && state("abc") == .checking)
    frame.set(taken, .bool(false))
    #expect(state("abc") == .checking, "it is unknown what the server was asked about")
    frame.setText(asked, "abc".utf8)
    #expect(state("abc") == .available && state(" ABC ") == .available && state("abcd") == .checking && state("ab") == .invalid)
    frame.set(taken, .bool(true))
    #expect(state("aBc") == .unavailable && rules.validate(field: field, "abc", frame).reason == .taken)
    frame.set(taken, .null)
    #expect(state("abc") == .checking)
  }

  /// Without the text that it is about, the server's result applies to any text.
  @Test func theServersWordAlone() throws {
    #expect(try FieldBook.check("short", "AB").state == .checking)
    #expect(try FieldBook.check("short", "AB", [("short.isTaken", .bool(true))]).state == .unavailable)
    let free = try FieldBook.check("short", "AB", [("short.isTaken", .bool(false))])
    #expect(free.state == .available && free.isValid)
  }

  @Test func onlyWhatMayBeSentIsValid() throws {
    for text in ["", "a", "abc", "password"] {
      let checked = try FieldBook.check("word", text)
      #expect(checked.isValid == (checked.state == .valid || checked.state == .available || checked.state == .idle))
    }
    #expect(try !FieldBook.check("email", "").isValid && !FieldBook.check("email", nil).isValid)
  }

  /// The first reason in the order applies.
  @Test func reasonsHaveAnOrder() throws {
    #expect(try FieldBook.check("word", "-").reason == .badCharacter, "too short, too")
    #expect(try FieldBook.check("word", String(repeating: "-", count: 99)).reason == .badCharacter, "too long, too")
    #expect(try FieldBook.check("email", "é@").reason == .badCharacter, "malformed, too")
    #expect(try FieldBook.check("secret", "abc").reason == .tooShort)
    #expect(
      try FieldBook.check("word", "cafe_x", [("word.isTaken", .bool(true))]).reason == .notIn, "looked up only if everything else is valid")
  }

  @Test func lengthsAreCountedAsDeclared() throws {
    let family = "👨‍👩‍👧"
    #expect(try FieldBook.check("free", family + "a").length == 2)
    #expect(try FieldBook.check("lines", family + "a").length == 6)
    #expect(try FieldBook.check("octets", family).length == 18)
    #expect(try FieldBook.check("free", String(repeating: "e\u{301}", count: 6)).reason == nil)
    #expect(try FieldBook.check("free", String(repeating: "e\u{301}", count: 7)).reason == .tooLong)
    // One character can have a thousand accents, so the size is bounded, too.
    #expect(try FieldBook.check("free", "ab" + String(repeating: "\u{301}", count: 1000)).reason == .tooLong)
  }

  /// Lowercasing changes only the letters A to Z, in every locale, including Turkish, and never changes the number of letters.
  @Test func onlyASCIIIsPutIntoLowerCase() throws {
    #expect(try FieldBook.check("octets", "AİI").value == Array("aİi".utf8))
    #expect(try FieldBook.check("octets", "\u{212A}\u{1E9E}\u{C9}").reason == .tooLong)
    #expect(try FieldBook.check("octets", "\u{212A}\u{C9}").value == Array("\u{212A}\u{C9}".utf8))
  }

  /// Two texts that look alike are two secrets; nothing is trimmed or normalized.
  @Test func secretsAreTakenAsTheyAre() throws {
    #expect(try FieldBook.check("secret", " \t\n\u{200B}").reason == nil, "white space counts")
    #expect(try FieldBook.check("secret", "na\u{EF}ve").reason == .notIn)
    #expect(try FieldBook.check("secret", "nai\u{308}ve").reason == nil, "they look the same, but the bytes differ")
    #expect(try FieldBook.check("secret", "PassWord").reason == .notIn)
    #expect(try FieldBook.check("secret", "password ").reason == nil)
    #expect(try FieldBook.check("secret", "password").value == nil)
  }

  @Test func longestAddresses() throws {
    let label = String(repeating: "d", count: 63)
    let name = String(repeating: "n", count: 64)
    let domain = "\(label).\(label).\(String(repeating: "d", count: 57)).co"
    #expect(domain.count == 188 && (name + "@" + domain).count == 253)
    #expect(try FieldBook.check("email", "\(name)@\(domain)").reason == nil)
    #expect(try FieldBook.check("email", "\(name)n@\(domain)").reason == .malformed)
    #expect(try FieldBook.check("email", "\(name)@\(label)d.co").reason == .malformed)
    let longer = "\(label).\(label).\(String(repeating: "d", count: 59)).co"
    #expect((name + "@" + longer).count == 255)
    #expect(try FieldBook.check("email", "\(name)@\(longer)").reason == .tooLong)
    let web = "https://example.org/"
    #expect(try FieldBook.check("web", web + String(repeating: "p", count: 2048 - web.count)).reason == nil)
    #expect(try FieldBook.check("web", web + String(repeating: "p", count: 2049 - web.count)).reason == .tooLong)
  }

  /// A long text is read only once, whatever it contains.
  @Test(arguments: ["a", " ", "\u{301}", "🇩🇪", "@", ".", "%2", "https://", "👨‍👩‍"]) func muchText(piece: String) throws {
    let text = String(repeating: piece, count: (1 << 17) / piece.utf8.count)
    for field in FieldBook.names { #expect(try FieldBook.check(field, text).state != .valid || ["secret"].contains(field)) }
  }
}
