import Diagnostics
import Foundation
import RulesCompiler
import RulesEditing
import Testing

/// What the message of each check offers is correct: the test applies every fix of every fixture, and uses every target that the message of
/// a waiver names.
@Suite struct FixtureFixTests {
  private static let folder = "Tests/RuleKindsTests/Fixtures"

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: EditedRules.packageFolder.appendingPathComponent(folder).path)) ?? []).filter {
      $0 != "base" && !$0.hasPrefix(".")
    }.sorted()

  /// The files of a fixture, combined with the files that all fixtures share. An empty file removes one.
  private func fixture(_ name: String) throws -> RulesInput {
    var files = try EditedRules.read("\(Self.folder)/base").files
    for file in try EditedRules.read("\(Self.folder)/\(name)/fires").files {
      files.removeAll { $0.name == file.name }
      if !file.bytes.isEmpty { files.append(file) }
    }
    return RulesInput(files: files.sorted { $0.name < $1.name }, place: "rules")
  }

  private func errors(_ compilation: Compilation) -> Int { compilation.diagnostics.filter { $0.severity == .error }.count }

  @Test(arguments: names) func whatIsOfferedHelps(_ name: String) throws {
    let input = try fixture(name)
    let before = EditedRules.pipeline.compile(input, lowers: false)
    for diagnostic in before.diagnostics {
      for fix in diagnostic.fixes {
        let after = EditedRules.pipeline.compile(EditedText.apply(fix.edits, to: input, before.sources), lowers: false)
        #expect(count(after, diagnostic) < count(before, diagnostic), "\(fix.title) for: \(diagnostic.message)")
        if fix.applicability == .machineApplicable { #expect(errors(after) <= errors(before), "\(fix.title) for: \(diagnostic.message)") }
      }
    }
    if errors(before) == 0, let warning = before.diagnostics.first(where: { $0.name == name }) { try waive(warning, input, before) }
  }

  /// Findings of one check with the same message. Fixing one may reveal another.
  private func count(_ compilation: Compilation, _ one: Diagnostic) -> Int {
    compilation.diagnostics.filter { $0.name == one.name && $0.message == one.message }.count
  }

  /// A waiver that names the surroundings of a warning gets the target that covers it as a suggestion, and that target works.
  private func waive(_ warning: Diagnostic, _ input: RulesInput, _ before: Compilation) throws {
    let around = try #require(warning.anchor).split(separator: "/").dropLast()
    guard around.count > 1, !warning.name.hasPrefix("waiver.") else { return }
    let near = waived(input, warning.name, around.joined(separator: "/"))
    guard let unused = near.diagnostics.first(where: { $0.name == Self.unused }) else { return }
    let targets = unused.helps.compactMap { $0.firstMatch(of: /write `target: (.+)`/).map { String($0.output.1) } }
    #expect(!targets.isEmpty, "\(around): \(unused.helps)")
    for target in targets {
      let covered = waived(input, warning.name, target)
      #expect(!covered.diagnostics.contains { $0.name == Self.unused }, "\(target)")
      #expect(covered.waived.contains { $0.name == warning.name }, "\(target)")
    }
  }

  private static let unused = "waiver.unused"

  /// The rules with a waiver of that check at that target.
  private func waived(_ input: RulesInput, _ check: String, _ target: String) -> Compilation {
    var input = input
    let waiver = "tried: {check: \(check), target: \(target), reason: Tried., owner: baker, expires: \"2026-12-31\"}\n"
    input.files.removeAll { $0.name == "waivers.yaml" }
    input.files.append(.init(name: "waivers.yaml", path: "waivers.yaml", bytes: Array(waiver.utf8)))
    return EditedRules.pipeline.compile(input, lowers: false)
  }
}
