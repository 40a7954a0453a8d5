import Foundation
import RulesCompiler
import RulesEditing
import SourceText
import Testing

/// Golden examples are pairs of readable files: Formatting/NAME.before.yaml and Formatting/NAME.after.yaml. A name that begins with a kind,
/// as in `limits-order`, is formatted by the schema of that kind.
@Suite struct LayoutTests {
  private static let folder = EditedRules.testFolder.appendingPathComponent("Formatting")

  static let examples =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".before.yaml") }.map { String($0.dropLast(".before.yaml".count)) }.sorted()

  @Test func thereAreExamples() { #expect(Self.examples.count >= 8) }

  @Test(arguments: examples) func anExampleIsLaidOut(_ name: String) throws {
    func read(_ side: String) throws -> String {
      String(decoding: try Data(contentsOf: Self.folder.appendingPathComponent("\(name).\(side).yaml")), as: UTF8.self)
    }
    let kind = "\(name.prefix { $0 != "-" }).yaml"
    let (before, after) = (try read("before"), try read("after"))
    #expect(before != after)
    #expect(EditedRules.layOut(before, as: kind) == after)
    #expect(EditedRules.layOut(after, as: kind) == after, "formatting again changes it")
  }

  @Test func theRulesAreLaidOut() throws {
    let formatted = FormattedRules(try EditedRules.product())
    #expect(formatted.count > 200)
    #expect(formatted.changed.map(\.path) == [], "run `rulebook format`")
    #expect(formatted.unreadable == [] && formatted.broken == [])
  }

  /// Fixtures have every possible format; what cannot be parsed stays unchanged.
  @Test func fixturesKeepTheirMeaning() throws {
    let input = try EditedRules.read("Tests/RuleKindsTests/Fixtures")
    #expect(input.files.count > 300)
    var count = 0
    for file in input.files {
      let name = String(file.name.drop { $0 != "/" }.dropFirst())
      let shape = RulesInput(files: [.init(name: name, path: name, bytes: file.bytes)], place: "").shapes()[0]
      let outcome = RulesFormatter.format(SourceFile(path: file.path, bytes: file.bytes), shape)
      #expect(outcome != .broken, "\(file.path)")
      guard case .text(let text) = outcome else { continue }
      count += 1
      #expect(RulesFormatter.format(SourceFile(path: file.path, bytes: Array(text.utf8)), shape) == .text(text), "\(file.path)")
    }
    #expect(count > 200)
  }

  @Test func whatCannotBeReadIsLeftAlone() {
    #expect(EditedRules.layOut("a: {b: 1\nc: 2\n") == nil)
    #expect(EditedRules.layOut("a: &x 1\n") == nil)
  }

  @Test func anyFileIsText() {
    #expect(EditedRules.layOut("") == "")
    #expect(EditedRules.layOut("\n\n") == "")
    #expect(EditedRules.layOut("# only this") == "# only this\n")
    #expect(EditedRules.layOut("a:   1\r\nb: 2") == "a: 1\nb: 2\n")
    #expect(EditedRules.layOut("---\na: 1\n...\n") == "a: 1\n")
  }

  /// Twice the input takes about twice the time, not four times.
  @Test func timeIsLinear() {
    func seconds(_ entries: Int) -> Double {
      let text = (0..<entries).map { "entry_\($0):   # a comment\n    key: {a: 1,  b: [x, z]}\n    other: 'text'\n" }.joined()
      let clock = ContinuousClock()
      return (0..<3).map { _ in clock.measure { _ = EditedRules.layOut(text) } / .seconds(1) }.min() ?? 0
    }
    _ = seconds(100)
    let (small, large) = (seconds(1500), seconds(6000))
    #expect(large < small * 9, "\(small) s, then \(large) s for four times as much")
  }
}
