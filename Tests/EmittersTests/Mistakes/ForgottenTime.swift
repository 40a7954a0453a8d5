import FerryRules
import RulesRuntime

/// Counting needs the time.
func forgottenTime(_ facts: FerryFacts, _ history: inout FerryHistory, at now: Timestamp) throws(RequestError) -> Bool {
  #if MISTAKE
    Ferry.count(.bagCarried, id: "b1", facts, history: &history).isCounted  // error: missing argument for parameter 'at' in call
  #else
    try Ferry.count(.bagCarried, id: "b1", facts, at: now, history: &history).isCounted
  #endif
}
