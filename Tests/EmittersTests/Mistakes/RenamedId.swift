import FerryRules
import RulesRuntime

/// An action that product renamed is gone, wherever the app asks for it.
func renamedId(_ facts: FerryFacts) -> Bool {
  #if MISTAKE
    Ferry.require(.bagTake, facts).isAllowed  // error: type 'FerryRequirement' has no member 'bagTake'
  #else
    Ferry.require(.bagCarry(bagsUsed: 1, boatState: .atSea), facts).isAllowed
  #endif
}
