import FerryRules
import RulesRuntime

/// Facts need the plan, or an explicit nil.
func forgottenPlan() -> FerryFacts {
  #if MISTAKE
    FerryFacts()  // error: missing argument for parameter 'plan' in call
  #else
    FerryFacts(plan: nil)
  #endif
}
