import Diagnostics
import Foundation
import RuleChecks
import RuleKinds
import RulesCompiler
import Testing
import YAMLTree

/// Every diagnostic has a rule book that causes it, and a rule book, as similar as possible, that does not.
///
/// `Fixtures/NAME/fires` and `Fixtures/NAME/quiet` contain files that replace or extend those of `Fixtures/base`. Their comments state what
/// is expected (see `Expectation`). Nothing else may be reported. A comment `# profile: release` selects the profile.
@Suite struct FixtureTests {
  private static let folder = RuleFiles.testFolder.appendingPathComponent("Fixtures")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0 != "base" && !$0.hasPrefix(".") }.sorted()

  static func files(_ name: String, _ variant: String) throws -> RuleFiles {
    try RuleFiles(folder: folder.appendingPathComponent("\(name)/\(variant)"))
  }

  @Test func theBaseIsClean() throws {
    let compilation = try RuleFiles.bakery().compile()
    #expect(compilation.rendered == "")
    #expect(compilation.lowered != nil)
  }

  @Test(arguments: names) func fires(_ name: String) throws {
    let fixture = try Self.files(name, "fires")
    let expected = Expectation.all(in: fixture)
    #expect(expected.contains { $0.name == name }, "the fixture expects no \(name)")
    let compilation = try RuleFiles.bakery().overlaid(with: fixture).compile(for: profile(of: fixture))
    #expect(compilation.differences(from: expected) == [], "\(compilation.rendered)")
  }

  @Test(arguments: names) func staysQuiet(_ name: String) throws {
    let fixture = try Self.files(name, "quiet")
    #expect(!fixture.files.isEmpty, "the quiet fixture is empty")
    let compilation = try RuleFiles.bakery().overlaid(with: fixture).compile(for: profile(of: fixture))
    #expect(compilation.rendered == "")
  }

  /// What follows from several rules is not reported while another invariant is broken. So each invariant of this fixture is tested without
  /// the others: it must be reported where the comments name it.
  @Test func derivedInvariantsAreBroken() throws {
    let whole = try Self.files("invariant.broken", "derived")
    let file = "invariants/derived.yaml"
    let entries = Self.entries(whole.text(file))
    #expect(entries.count > 10)
    for (name, text) in entries {
      var alone = whole
      alone.files[file] = Array(text.utf8)
      let expected = Expectation.all(in: alone).filter { $0.file == file || $0.text.contains("breaks `\(name)`") }
      #expect(!expected.isEmpty, "the fixture expects nothing of \(name)")
      let compilation = try RuleFiles.bakery().overlaid(with: alone).compile()
      #expect(compilation.differences(from: expected) == [], "\(compilation.rendered)")
    }
  }

  /// The rules of a file with their text.
  private static func entries(_ text: String) -> [(name: String, text: String)] {
    var entries: [(name: String, text: String)] = []
    for line in text.split(separator: "\n") {
      if let first = line.first, first != " ", first != "#", line.hasSuffix(":") { entries.append((String(line.dropLast()), "")) }
      if !entries.isEmpty { entries[entries.count - 1].text += line + "\n" }
    }
    return entries
  }

  private func profile(of fixture: RuleFiles) -> Profile {
    fixture.files.keys.contains { fixture.text($0).hasPrefix("# profile: release\n") } ? .release : .dev
  }

  /// The tests of `YAMLTree` and `Conditions` cover invalid YAML and conditions, form by form. Those of `RulesScenarios` cover failing
  /// scenarios, and those of the command cover stale files.
  @Test func everyDiagnosticHasAFixture() {
    let elsewhere = Set(
      YAMLProblems.all.map(\.name) + [
        ScenarioFails.explanation.name, StaleOutput.explanation.name, PrivateKeyInRepository.explanation.name,
      ])
    let needed = AllChecks.explanations.map(\.name).filter { !elsewhere.contains($0) && !$0.hasPrefix("condition.") }
    #expect(Set(needed).subtracting(Self.names) == [])
    #expect(Set(Self.names).subtracting(AllChecks.explanations.map(\.name)) == [])
  }
}
