import FerryRules
import RulesRuntime

/// Counting can fail, for example without the id of an event: the caller handles the error.
func uncaughtHistory(_ attempt: FerryAttempt, _ facts: FerryFacts, _ history: inout FerryHistory, at now: Timestamp) -> Bool {
  #if MISTAKE
    Ferry.perform(attempt, id: "b1", facts, at: now, history: &history).isAllowed  // error: call can throw
  #else
    (try? Ferry.perform(attempt, id: "b1", facts, at: now, history: &history).isAllowed) ?? false
  #endif
}
