import FerryRules
import RulesRuntime

/// Counting may fail, for want of the time: whoever calls it says what happens then.
func uncaughtHistory(_ facts: FerryFacts, _ history: inout FerryHistory) -> Bool {
  #if MISTAKE
    Ferry.perform(.bagCarry, id: "b1", facts, history: &history).isAllowed  // error: call can throw
  #else
    (try? Ferry.perform(.bagCarry, id: "b1", facts, history: &history).isAllowed) ?? false
  #endif
}
