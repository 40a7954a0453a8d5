import Diagnostics
import Foundation
import RulesCompiler
import Testing

/// One mistake, one diagnostic, at its location: no other check reports the subject of the first message.
@Suite struct SingleMistakeTests {
  /// Every run tries some of them; `make mistakes` tries all.
  static let some = ((try? Mistake.all()) ?? []).enumerated().filter { isComplete || $0.offset % 8 == 0 }.map(\.element)
  private static let isComplete = ProcessInfo.processInfo.environment["RULEBOOK_MISTAKES"] != nil

  @Test func theCorpusReads() throws { #expect(try Mistake.all().count > 300) }

  @Test(arguments: some) func oneMistakeIsOneDiagnostic(_ mistake: Mistake) throws {
    let (_, compilation, expected) = try mistake.make(in: RuleFiles.productAlone(), or: RuleFiles.product())
    #expect(mistake.isReported(compilation.places, expected), "expected \(expected)\n\(compilation.rendered)")
  }

  @Test func theProductIsClean() throws {
    let compilation = try RuleFiles.product().compile()
    #expect(compilation.rendered == "")
    #expect(compilation.lowered != nil)
  }

  /// The first and the last file of every kind.
  static let productFiles: [String] = {
    let all = ((try? RuleFiles.product().files.keys.sorted()) ?? [])
    return Dictionary(grouping: all) { $0.prefix { $0 != "/" } }.values.flatMap { $0.count > 1 ? [$0[0], $0[$0.count - 1]] : $0 }.sorted()
  }()

  /// A file that is no longer valid YAML is one diagnostic, and the rules of the other files that use it cause none.
  @Test(arguments: productFiles) func aBrokenFileIsOneDiagnostic(_ file: String) throws {
    var files = try RuleFiles.product()
    files.files[file, default: []] += Array("\nbroken: \"no end\n".utf8)
    let compilation = files.compile(lowers: false)
    #expect(compilation.places.count == 1, "\(compilation.rendered)")
    #expect(compilation.diagnostics.first?.name == "yaml.syntax")
    #expect(compilation.places.first?.hasPrefix("\(file):") == true)
  }

  /// A deleted file is one diagnostic, regardless of how many rules name its contents.
  @Test(arguments: ["limits.yaml", "plans.yaml", "manifest.yaml", "ladder_levels.yaml", "severities.yaml", "gates.yaml", "surfaces.yaml"])
  func aMissingFileIsOneDiagnostic(_ file: String) throws {
    var files = try RuleFiles.product()
    files.files[file] = nil
    let compilation = files.compile()
    #expect(compilation.diagnostics.map(\.name) == ["rules.missing-file"], "\(compilation.rendered)")
  }

  /// A name that is used in many places and declared differently is reported once, with the places that use it.
  @Test func manyUsesAreOneMessage() throws {
    var files = try RuleFiles.product()
    _ = try Mistake("plans.yaml", "\n  pro:\n", "\n  pr0:\n", "name.unknown").apply(to: &files)
    let one = try #require(files.compile().diagnostics.first)
    #expect(one.secondary.count == 3 && one.message.contains(" places name the plan `pro`, but nothing names `pr0`"), "\(one)")
    // Without a similar name, it is reported at the first use.
    files = try RuleFiles.product()
    _ = try Mistake("severities.yaml", "\nS2:\n", "\nserious:\n", "name.unknown").apply(to: &files)
    let names = files.compile().diagnostics.filter { $0.name == "name.unknown" }
    #expect(names.count == 1 && names[0].secondary.count == 3, "\(names)")
  }

  /// One invalid file never hides the problems of the others.
  @Test func brokenFilesDoNotHideOthers() throws {
    var files = try RuleFiles.product()
    files.files["copy/en/gates.yaml", default: []] += Array("\nbroken: \"no end\n".utf8)
    let expected = [
      try Mistake("limits.yaml", "free: 2, pro", "free: two, pro", "units.unknown").apply(to: &files),
      try Mistake("reasons/plan.yaml", "gate: cap_gate", "gate: cap_gat", "name.unknown").apply(to: &files),
    ]
    #expect(Array(files.compile().places.dropFirst()) == expected)
  }
}
