import Foundation
import RulesCompiler
import Testing

/// Neither an error nor a warning about edits that are right.
@Suite struct LegitimateEditTests {
  /// Every run tries some of them; `make mistakes` tries all.
  static let some = ((try? LegitimateEdit.all()) ?? []).enumerated().filter { isComplete || $0.offset % 8 == 0 }.map(\.element)
  private static let isComplete = ProcessInfo.processInfo.environment["RULEBOOK_MISTAKES"] != nil

  @Test func theCorpusReads() throws { #expect(try LegitimateEdit.all().count >= 200) }

  @Test(arguments: some) func nothingIsReported(_ edit: LegitimateEdit) throws {
    var files = try RuleFiles.product()
    try edit.apply(to: &files)
    let compilation = files.compile(lowers: false)
    #expect(compilation.diagnostics.isEmpty, "\(compilation.rendered)")
  }
}
