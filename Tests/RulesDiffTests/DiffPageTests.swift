import Foundation
import RulesDiff
import Testing

/// The example of docs/edit/diff.md is the tool's output. `RULEBOOK_RECORD=1 swift test --filter RulesDiffTests` writes it into the page.
@Suite struct DiffPageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/edit")
  private static let page = folder.appendingPathComponent("diff.md")

  @Test func theExampleIsWhatTheToolSays() throws {
    let text = String(decoding: try Data(contentsOf: Self.page), as: UTF8.self)
    let begin = try #require(text.firstRange(of: "```text\n")).upperBound
    let end = try #require(text[begin...].firstRange(of: "\n```")).lowerBound
    let said = try Pool.diff(PrintedTests.raisedCap).text
    if Golden.isRecording {
      let written = String(text[..<begin]) + said + String(text[end...])
      return try Data(written.utf8).write(to: Self.page)
    }
    #expect(text[begin..<end] == said, "docs/edit/diff.md is stale: run RULEBOOK_RECORD=1 swift test --filter RulesDiffTests")
  }

  /// docs/edit/diff-reference.md explains every category.
  @Test func everyCategoryIsExplained() throws {
    let text = String(decoding: try Data(contentsOf: Self.folder.appendingPathComponent("diff-reference.md")), as: UTF8.self)
    for category in Category.allCases { #expect(text.contains("`\(category.rawValue)`"), "\(category)") }
  }
}
