import HostTime
import RulesCompiler
import RulesMutation
import TestSupport
import Testing

/// A small rule book about a swimming pool, with three scenarios that leave gaps on purpose.
enum Pool {
  static let files = Repository.ruleFiles(in: "Tests/RulesMutationTests/Pool", at: "rules")

  static func base(_ others: [(String, String)] = []) throws -> MutationBase {
    let added = others.map { RulesInput.File(name: $0.0, path: "rules/\($0.0)", bytes: Array($0.1.utf8)) }
    let input = RulesInput(files: files + added, place: "rules")
    return try #require(MutationBase(input, .checking()) { HostTime.zone(named: $0) }, "the rules have mistakes")
  }

  /// The mutant of one change, by its place and its description.
  static func mutant(_ file: String, _ about: String, _ base: MutationBase) throws -> Mutant {
    try #require(base.mutants().first { $0.file == file && $0.about == about }, "no operator makes `\(about)` in \(file)")
  }

  static func verdict(_ file: String, _ about: String, _ base: MutationBase) throws -> Verdict? {
    MutationRun(base).judge([try mutant(file, about, base)]).first?.verdict
  }
}
