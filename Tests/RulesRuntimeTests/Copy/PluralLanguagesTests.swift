import RulesBundle
import RulesRuntime
import TestSupport
import Testing

/// Every supported language of copy, from its file to the text: the form is the one that CLDR gives the number.
@Suite struct PluralLanguagesTests {
  private static let letters: [Character: String] = ["z": "zero", "1": "one", "2": "two", "f": "few", "m": "many", "o": "other"]

  @Test func everyNumberTakesItsForm() throws {
    let lines = Repository.text(of: "Tests/RuleKindsTests/Copy/plurals.txt").split(separator: "\n")
    let large = try #require(lines.first?.split(separator: ":").last).split(separator: " ").compactMap { Int64($0) }
    let golden = lines.dropFirst().map { $0.split(separator: " ") }
    var files = [
      ("copy/en/more.yaml", "count: {where: Anywhere, text: {one: \"one\", other: \"other\"}, values: {number: a}, source: DOC}\n")
    ]
    for line in golden where line[0] != "en" {
      let used = Set(line[1] + line[2]).union(["o"]).compactMap { Self.letters[$0] }.sorted()
      let forms = used.map { "\($0): \"\($0)\"" }.joined(separator: ", ")
      files.append(("copy/\(line[0]).yaml", "count: {text: {\(forms)}}\n"))
    }
    let rules = try SmallBook.rules(["a"], adding: files)
    let copy = try #require(rules.bundle.find(.copy, "count"))
    for line in golden {
      for (number, letter) in zip((0..<200).map { Int64($0) } + large, line[1] + line[2]) {
        let said = rules.render(copy: copy, with: [("number", .number(number))], in: String(line[0])).text
        #expect(said == Self.letters[letter], "\(line[0]) \(number)")
      }
    }
  }
}
