import FerryRules
import RulesRuntime

/// A decision needs a fact that the app does not pass.
func forgottenFact(_ facts: FerryFacts) -> Bool {
  #if MISTAKE
    Ferry.decide(.bagCarry(bagsUsed: 1), facts).isAllowed  // error: missing argument for parameter 'boatState' in call
  #else
    Ferry.decide(.bagCarry(bagsUsed: 1, boatState: .atSea), facts).isAllowed
  #endif
}
