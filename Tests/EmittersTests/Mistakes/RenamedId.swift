import FerryRules
import RulesRuntime

/// An action that product renamed is gone, wherever the app asks for it.
func renamedId(_ facts: FerryFacts) -> Bool {
  #if MISTAKE
    Ferry.decide(.bagTake, facts).isAllowed  // error: type 'FerryActionRequest' has no member 'bagTake'
  #else
    Ferry.decide(.bagCarry(bagsUsed: 1, boatState: .atSea), facts).isAllowed
  #endif
}
