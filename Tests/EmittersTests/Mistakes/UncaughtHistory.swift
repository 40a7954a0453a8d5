import FerryRules
import RulesRuntime

/// Counting can fail, for example without the id of an event: the caller handles the error.
func uncaughtHistory(_ request: FerryCountedActionRequest, _ facts: FerryFacts, _ history: inout FerryHistory, at now: Timestamp) -> Bool {
  #if MISTAKE
    Ferry.decideAndCount(request, id: "b1", facts, at: now, history: &history).isAllowed  // error: call can throw
  #else
    (try? Ferry.decideAndCount(request, id: "b1", facts, at: now, history: &history).isAllowed) ?? false
  #endif
}
