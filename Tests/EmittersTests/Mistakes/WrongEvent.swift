import FerryRules
import RulesRuntime

/// An event that nobody counts, and a vector in the place of an event.
func wrongEvent(_ facts: FerryFacts, _ history: inout FerryHistory, at now: Timestamp) throws(RequestError) -> [FerryLadderStatus] {
  #if MISTAKE
    _ = try Ferry.count(.bagDropped, id: "b1", facts, at: now, history: &history)  // error: type 'FerryEvent' has no member 'bagDropped'
    _ = try Ferry.status(of: .bagCarried, facts, at: now, history: history)  // error: type 'FerryLadderVector' has no member 'bagCarried'
    return []
  #else
    let counting = try Ferry.count(.bagCarried, id: "b1", facts, at: now, history: &history)
    // Its resets name a zone, which the app hands in.
    let rules = Ferry.load(zones: [])
    return try counting.statuses + [Ferry.status(of: .bagRush, facts, at: now, history: history, rules: rules)]
  #endif
}
