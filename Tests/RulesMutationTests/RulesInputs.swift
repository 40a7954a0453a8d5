import HostTime
import RulesCompiler
import RulesMutation
import RulesRuntime
import TestSupport

/// The product's rules as an input.
enum RulesInputs {
  static let product = RulesInput(files: Repository.ruleFiles(), place: "rules")
  /// The product's rules, prepared once for all tests.
  static let base = MutationBase(product, .checking()) { zone($0) }

  static func zone(_ name: String) -> Zone? { HostTime.zone(named: name) }
}
