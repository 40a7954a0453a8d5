import FerryRules
import RulesRuntime

/// Facts need the plan, or are explicitly without one.
func forgottenPlan() -> FerryFacts {
  #if MISTAKE
    FerryFacts()  // error: missing argument for parameter 'plan' in call
  #else
    FerryFacts.withoutPlan
  #endif
}
