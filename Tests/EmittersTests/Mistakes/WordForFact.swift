import FerryRules
import RulesRuntime

/// A fact has the values that the rules declare.
func wordForFact(_ facts: inout FerryFacts) {
  #if MISTAKE
    facts.boatState = .sunk  // error: type 'FerryFacts.BoatState?' has no member 'sunk'
  #else
    facts.boatState = .atSea
  #endif
}
