import Foundation
package import RulesBundle
package import RulesCompiler
package import RulesRuntime
package import Schema

/// The rules of this repository, compiled once for all tests.
package enum RealRules {
  package static let files = Repository.ruleFiles()

  /// The bundle of some rule files; nil when they have mistakes.
  package static func compile(_ files: [RulesInput.File]) -> LoweredRules? { Pipeline.compile(files).lowered }

  package static let file: [UInt8] = compile(files)?.bundle ?? []

  /// The rules, ready to be asked. Stops the tests when they do not compile.
  package static let rules: Rules = {
    do {
      return Rules(try RulesBundle.RuleBundle(file))
    } catch {
      fatalError("rules/ compiles to a bundle that loads: \(error)")
    }
  }()
}
