import RulesBundle
import Testing

/// docs/bundle.md says what the format is.
@Suite struct FormatPageTests {
  static let page = RealRules.text(of: "docs/bundle.md")

  /// `RULEBOOK_RECORD=1` prints the listing to paste instead.
  @Test func thePageListsEverySection() {
    if RealRules.environment("RULEBOOK_RECORD") != nil { return print(FormatListing.sections) }
    #expect(
      Self.page.contains("```\n\(FormatListing.sections)```"),
      "the listing in docs/bundle.md is stale: print it with `RULEBOOK_RECORD=1 swift test --filter FormatPageTests`")
  }

  @Test(arguments: FormatListing.operations) func thePageHasEveryInstruction(row: String) { #expect(Self.page.contains("\n" + row)) }

  @Test func thePageHasTheNumbersOfTheHeader() {
    #expect(Self.page.contains("Format version \(Layout.version)."))
    #expect(Self.page.contains("The header has \(Layout.headerSize) bytes."))
    #expect(Self.page.contains("at most \(Layout.maximumSize) bytes"))
    #expect(Self.page.contains("`52 55 4C 45 42 4F 4F 4B`") && Layout.magic == Array("RULEBOOK".utf8))
    #expect(Self.page.contains("\(Section.allCases.count) sections"))
  }

  @Test(arguments: ErrorCode.allCases) func thePageHasEveryErrorCode(code: ErrorCode) {
    #expect(Self.page.contains("| \(code.rawValue) | `\(code.name)` |"))
  }
}
