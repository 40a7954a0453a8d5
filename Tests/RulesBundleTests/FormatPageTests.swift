import BundleFormat
import RulesBundle
import TestSupport
import Testing

/// docs/contribute/bundle.md describes the format.
@Suite struct FormatPageTests {
  static let page = Repository.text(of: "docs/contribute/bundle.md")

  @Test func thePageListsEverySection() {
    #expect(Format.listing(in: Self.page) == Self.page, "the listing in docs/contribute/bundle.md is stale: run `make format-files`")
    #expect(Self.page.contains("\n121 stored_names: 4 words\n  0   kind                  one of event, vector,"))
  }

  static let operations = Instruction.Operation.allCases.map { "| \($0.rawValue) | `\($0)` |" }

  @Test(arguments: operations) func thePageHasEveryInstruction(row: String) { #expect(Self.page.contains("\n" + row)) }

  @Test func thePageHasTheNumbersOfTheHeader() {
    #expect(Self.page.contains("Format version \(BundleSchema.version)."))
    #expect(Self.page.contains("The header has \(BundleSchema.headerSize) bytes."))
    #expect(Self.page.contains("at most \(BundleSchema.maximumSize) bytes"))
    #expect(Self.page.contains("`52 55 4C 45 42 4F 4F 4B`") && BundleSchema.magic == Array("RULEBOOK".utf8))
    #expect(Self.page.contains("\(BundleSection.allCases.count) sections"))
  }

  @Test(arguments: ErrorCode.allCases) func thePageHasEveryErrorCode(code: ErrorCode) {
    #expect(Self.page.contains("| \(code.rawValue) | `\(code.name)` |"))
  }
}
