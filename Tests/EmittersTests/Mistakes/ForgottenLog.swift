import FerryRules
import RulesRuntime

/// Who plans without the log of what came already sends things twice: it is said, even where it is empty.
func forgottenLog(_ facts: FerryFacts) throws -> FerryNotificationPlan {
  #if MISTAKE
    return try Ferry.planPushes(facts, zone: .utc, preferences: .init(), days: [], things: [])  // error: missing argument
  #else
    return try Ferry.planPushes(facts, zone: .utc, preferences: .init(), log: [], days: [], things: [])
  #endif
}
