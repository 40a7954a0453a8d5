import FerryRules
import RulesRuntime

/// Seconds or minutes? A duration says.
func numberForDuration(_ facts: inout FerryFacts) {
  #if MISTAKE
    facts.boatLeavesIn = 90  // error: cannot assign value of type 'Int' to type 'Duration'
  #else
    facts.boatLeavesIn = .seconds(90)
  #endif
}
