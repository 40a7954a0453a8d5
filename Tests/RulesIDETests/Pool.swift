import RulesCompiler
import TestSupport

/// The rules of a swimming pool, which are small.
enum Pool {
  static let files = Repository.ruleFiles(in: "Tests/RulesMutationTests/Pool", at: "rules")
}
