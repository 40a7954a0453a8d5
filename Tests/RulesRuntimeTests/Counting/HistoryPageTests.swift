import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// docs/use/history-format.md: the history on the page is valid, with every possible key, and each key is in the table.
@Suite struct HistoryPageTests {
  private static let page = Repository.text(of: "docs/use/history-format.md")

  private func example() throws -> JSON {
    let start = try #require(Self.page.firstRange(of: "```json history\n")).upperBound
    let end = try #require(Self.page[start...].firstRange(of: "```")).lowerBound
    return try JSON.parse(Array(Self.page[start..<end].utf8))
  }

  @Test func theExampleIsAHistory() throws {
    let json = try example()
    #expect(RealRules.rules.json(of: try RealRules.rules.history(json: json.compact())) == json.compact())
  }

  @Test func everyKeyIsExplained() throws {
    let json = try example()
    let vector = try #require(json["ladder"]?.objectValue?.first).value
    let keys = [json, vector].flatMap { $0.objectValue ?? [] }.map(\.key)
    #expect(keys.count == 18)
    for key in keys { #expect(Self.page.contains("`\(key)`"), "\(key)") }
  }
}
