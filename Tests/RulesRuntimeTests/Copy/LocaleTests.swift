import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import Testing

/// Sentences with plural forms and in other languages.
@Suite struct LocaleTests {
  private static let copy = """
    plain: {where: Anywhere, text: "Plain.", source: DOC}
    only: {where: Anywhere, text: "Only here.", source: DOC}
    files:
      where: Anywhere
      title: {one: "One of {b}", other: "Many of {b}", by: number}
      text: {by: number, one: "{number} file of {who}", other: "{number} files of {who}"}
      values: {number: a, b: b, who: s}
      variants:
        - {if: p_holds, text: {by: b, one: "P, one", other: "P, {b}"}}
        - {if: q_holds, title: "Q", text: "Q."}
      source: DOC
    perhaps: {where: Anywhere, text: {one: "one", other: "{number} of them"}, values: {number: "n"}, source: DOC}
    days: {where: Anywhere, text: {one: "{d} day", other: "{d} days"}, values: {d: {value: d, as: days}}, source: DOC}

    """

  private static let german = """
    plain: "Schlicht."
    files:
      title: {by: number, one: "Eine von {b}", other: "Viele von {b}"}
      text: {by: number, one: "{number} Datei von {who}", other: "{number} Dateien von {who}"}
      variants:
        - {if: q_holds, title: "K", text: "K."}
        - {if: p_holds, text: {by: b, one: "P, eins", other: "P, {b}"}}

    """

  private static let russian = """
    files:
      title: {by: number, one: "{number} из {b}", few: "{number} из {b}", many: "{number} из {b}", other: "из {b}"}
      text:
        by: number
        one: "{number} файл {who}"
        few: "{number} файла {who}"
        many: "{number} файлов {who}"
        other: "{number} файла {who}"
      variants:
        - {if: p_holds, text: "П {b}"}
        - {if: q_holds, title: "К", text: "К."}

    """

  private static let rules = Result {
    try SmallBook.rules(
      ["a"],
      adding: [
        ("copy/en/more.yaml", copy), ("copy/de.yaml", german), ("copy/ru.yaml", russian),
        ("copy/de-AT.yaml", "plain: \"Schlicht, gell.\"\n"),
        ("conditions.yaml", "p_holds: {about: P., when: p, source: DOC}\nq_holds: {about: Q., when: q, source: DOC}\n"),
      ])
  }

  private func rendered(_ key: String, _ tag: String?, _ values: [String: Value] = [:], who: String = "Ann") throws -> String {
    let rules = try Self.rules.get()
    let frame = rules.makeFrame()
    frame.setLocale(tag)
    frame.setText(try #require(rules.fact("s")), who.utf8)
    for (name, value) in values { frame.set(try #require(rules.fact(name)), value) }
    let result = rules.render(copy: try #require(rules.bundle.find(.copy, key)), frame)
    return (result.title.map { $0 + "\n" } ?? "") + result.text
  }

  private let ann = "\u{2068}Ann\u{2069}"

  @Test(
    arguments: [(0, "files"), (1, "file"), (2, "files"), (21, "files"), (-1, "file"), (.min, "files"), (.max, "files")] as [(Int64, String)]
  )
  func aNumberChoosesTheForm(number: Int64, noun: String) throws {
    let title = noun == "file" ? "One of 7" : "Many of 7"
    #expect(try rendered("files", nil, ["a": .int(number), "b": .int(7)]) == "\(title)\n\(number) \(noun) of \(ann)")
  }

  @Test func durationsInDaysChooseToo() throws {
    #expect(try rendered("days", nil, ["d": .duration(seconds: 86_400)]) == "1 day")
    #expect(try rendered("days", nil, ["d": .duration(seconds: 2 * 86_400 - 1)]) == "1 day")
    #expect(try rendered("days", nil, ["d": .duration(seconds: 3 * 86_400)]) == "3 days")
  }

  @Test func aNumberThatIsNoneTakesTheOtherForm() throws {
    #expect(try rendered("perhaps", nil, ["n": .int(1)]) == "one")
    #expect(try rendered("perhaps", nil, ["n": .null]) == "∞ of them")
    #expect(try rendered("perhaps", nil) == "… of them")
  }

  @Test(arguments: [
    ("de", "Schlicht."), ("de-AT", "Schlicht, gell."), ("de-at", "Schlicht, gell."), ("de_AT", "Schlicht, gell."), ("DE", "Schlicht."),
    ("de-CH", "Schlicht."), ("de-Latn-AT-1996", "Schlicht."), ("de-AT-u-nu-latn", "Schlicht, gell."),
    ("de_AT@rg=chzzzz", "Schlicht, gell."),
    ("ru", "Plain."), ("en", "Plain."), ("en-GB", "Plain."), ("fr", "Plain."), ("", "Plain."), ("-", "Plain."), ("d", "Plain."),
    ("deu", "Plain."), ("de-" + String(repeating: "x", count: 10_000), "Schlicht."), (String(repeating: "-", count: 10_000), "Plain."),
    ("de\u{0}", "Plain."), ("dé", "Plain."),
  ]) func theNearestLanguageSpeaks(tag: String, text: String) throws {
    #expect(try rendered("plain", tag) == text)
  }

  /// A sentence that a language lacks is taken from the next language, with that language's forms.
  @Test func sentenceBySentence() throws {
    #expect(try rendered("only", "de-AT") == "Only here.")
    #expect(try rendered("files", "de-AT", ["a": .int(1), "b": .int(7)]) == "Eine von 7\n1 Datei von \(ann)")
    #expect(try rendered("days", "ru", ["d": .duration(seconds: 21 * 86_400)]) == "21 days")
  }

  @Test(
    arguments: [(1, "файл"), (2, "файла"), (5, "файлов"), (11, "файлов"), (21, "файл"), (22, "файла"), (111, "файлов")] as [(Int64, String)]
  )
  func everyLanguageCountsInItsOwnWay(number: Int64, noun: String) throws {
    #expect(try rendered("files", "ru", ["a": .int(number), "b": .int(3)]) == "\(number) из 3\n\(number) \(noun) \(ann)")
  }

  /// Variants have the order of the sentence, in whatever order a translation has them.
  @Test func variantsAreFoundByTheirConditions() throws {
    let both: [String: Value] = ["p": .bool(true), "q": .bool(true), "a": .int(1), "b": .int(1)]
    #expect(try rendered("files", nil, both) == "One of 1\nP, one")
    #expect(try rendered("files", "de", both) == "Eine von 1\nP, eins")
    #expect(try rendered("files", "de", ["p": .bool(true), "a": .int(2), "b": .int(4)]) == "Viele von 4\nP, 4")
    #expect(try rendered("files", "de", ["p": .bool(false), "q": .bool(true)]) == "K\nK.")
  }

  /// One pass, in every language and form: a value is never searched for variables, and never affects the text around it.
  @Test(arguments: ["de", "ru", nil] as [String?]) func whatLooksLikeAVariableStaysLiteral(tag: String?) throws {
    let text = try rendered("files", tag, ["a": .int(2), "b": .int(1)], who: "{number}\u{202E}\n{who}")
    #expect(text.hasSuffix(" \u{2068}{number}{who}\u{2069}"))
  }

  @Test func argumentsChooseFormAndLanguage() throws {
    let rules = try Self.rules.get()
    let copy = try #require(rules.bundle.find(.copy, "files"))
    func said(_ number: CopyArgument, _ tag: String?) -> String {
      rules.render(copy: copy, with: [("number", number), ("b", .number(7)), ("who", .text("Ann"))], in: tag).text
    }
    #expect(said(.number(1), nil) == "1 file of \(ann)" && said(.number(2), nil) == "2 files of \(ann)")
    #expect(said(.number(1), "de-CH") == "1 Datei von \(ann)" && said(.null, "de") == "∞ Dateien von \(ann)")
    #expect(said(.number(22), "ru-RU") == "22 файла \(ann)")
    let days = try #require(rules.bundle.find(.copy, "days"))
    #expect(rules.render(copy: days, with: [("d", .duration(.seconds(86_400)))]).text == "1 day")
    #expect(rules.render(copy: days, with: [("d", .duration(.seconds(172_800)))]).text == "2 days")
  }

  @Test func theLanguageIsForgottenWithTheRest() throws {
    let rules = try Self.rules.get()
    let frame = rules.makeFrame()
    frame.setLocale("de")
    frame.clear()
    #expect(rules.render(copy: try #require(rules.bundle.find(.copy, "plain")), frame).text == "Plain.")
  }

  private func answer(_ request: String) throws -> JSON {
    let rules = try Self.rules.get()
    var writer = JSONWriter()
    _ = rules.answer(Array(request.utf8), rules.makeFrame(), into: &writer)
    return try JSON.parse(writer.bytes)
  }

  @Test(arguments: ["\"\"", "\"d e\"", "\"de\\u0000\"", "\"é\"", "7", "\"\(String(repeating: "a", count: 101))\""])
  func aRequestsLanguageIsATag(tag: String) throws {
    #expect(try answer("{\"ask\":\"plan\",\"locale\":\(tag)}")["error"]?["code"] == .string("malformed"))
  }

  /// Answers without copy are the same in every language.
  @Test func withoutWordsNothingChanges() throws {
    let plain = try answer("{\"ask\":\"snapshot\",\"facts\":{\"a\":1}}")
    #expect(plain["error"] == nil)
    for tag in ["de", "xx", "en-GB"] { #expect(try answer("{\"ask\":\"snapshot\",\"facts\":{\"a\":1},\"locale\":\"\(tag)\"}") == plain) }
  }
}
