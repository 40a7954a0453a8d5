import Foundation
internal import RulesBundle
package import RulesCompiler
package import RulesRuntime
internal import Schema

/// The rules of this repository, compiled once for all tests.
package enum RealRules {
  package static let files = Repository.ruleFiles()

  /// The bundle of some rule files; nil if they have mistakes.
  package static func compile(_ files: [RulesInput.File]) -> LoweredRules? { Pipeline.compile(files).lowered }

  package static let file: [UInt8] = compile(files)?.bundle ?? []

  /// The loaded rules. Stops the tests if they do not compile.
  package static let rules: Rules = {
    do {
      return Rules(try RulesBundle.RuleBundle(file))
    } catch {
      fatalError("rules/ does not compile to a bundle that loads: \(error)")
    }
  }()
}
