import Foundation
internal import RulesBundle
package import RulesCompiler
package import RulesRuntime
internal import Schema

/// The rules of this repository, compiled once for all tests.
package enum RealRules {
  package static let files = Repository.ruleFiles()

  package static let known = KnownRules(RulesInput(files: files, place: "rules"))

  /// The bundle of these rules with changes; nil if they have mistakes.
  package static func compile(_ files: [RulesInput.File]) -> LoweredRules? {
    known.compile(RulesInput(files: files, place: "rules")).lowered
  }

  package static let file: [UInt8] = known.compilation.lowered?.bundle ?? []

  /// The loaded rules. Stops the tests if they do not compile.
  package static let rules: Rules = {
    do {
      return Rules(try RulesBundle.RuleBundle(file))
    } catch {
      fatalError("rules/ does not compile to a bundle that loads: \(error)")
    }
  }()
}
