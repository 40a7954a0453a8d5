import Foundation
import RuleKinds
import RulesBundle
import Testing

/// The plural form of a number, compared with Babel, which reads CLDR, for every language and number.
@Suite struct PluralRulesTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    var tag: String
    /// One letter for each number.
    var categories: [(number: UInt64, category: PluralKind)]

    var testDescription: String { tag }
  }

  static let golden: [Golden] = {
    let file = RuleFiles.testFolder.appendingPathComponent("Copy/plurals.txt")
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    let large = lines.first?.split(separator: ":").last?.split(separator: " ").compactMap { UInt64($0) } ?? []
    let letters: [Character: PluralKind] = ["z": .zero, "1": .one, "2": .two, "f": .few, "m": .many, "o": .other]
    return lines.dropFirst().map { line in
      let parts = line.split(separator: " ")
      let numbers = (0..<200).map { UInt64($0) } + large
      return Golden(tag: String(parts[0]), categories: zip(numbers, parts[1] + parts[2]).map { ($0, letters[$1] ?? .other) })
    }
  }()

  @Test func everyLanguageIsCompared() {
    #expect(Self.golden.map(\.tag) == Language.known)
    #expect(Self.golden.count > 80 && Self.golden.allSatisfy { $0.categories.count == 228 })
  }

  @Test(arguments: golden) func numbersTakeTheirForms(_ golden: Golden) throws {
    let plurals = try #require(Language(golden.tag)).plurals
    for (number, category) in golden.categories { #expect(plurals.category(of: number) == category, "\(golden.tag) \(number)") }
  }

  @Test(arguments: [
    ("en", "one other", "one other"), ("ja", "other", "other"), ("ru", "one few many other", "one few many other"),
    ("ar", "zero one two few many other", "zero one two few many other"), ("fr", "one many other", "one other"),
    ("pt-PT", "one many other", "one other"), ("lt", "one few other", "one few other"), ("lv", "zero one other", "zero one other"),
  ]) func someFormsMayBeLeftOut(tag: String, used: String, needed: String) throws {
    let plurals = try #require(Language(tag)).plurals
    #expect(plurals.used.map(\.name).joined(separator: " ") == used)
    #expect(plurals.needed.map(\.name).joined(separator: " ") == needed)
  }

  @Test func aCategoryNamesItsFirstNumbers() throws {
    #expect(try #require(Language("ru")).plurals.numbers(of: .one) == [1, 21, 31])
    #expect(try #require(Language("en")).plurals.numbers(of: .one) == [1])
    #expect(try #require(Language("en")).plurals.numbers(of: .few) == [])
  }
}
