import FerryRules
import RulesRuntime

/// Who plans without the log of what came already sends things twice: it is said, even where it is empty.
func forgottenLog(_ facts: FerryFacts) throws -> FerryNotificationSchedule {
  #if MISTAKE
    return try Ferry.pushSchedule(facts, zone: .utc, preferences: .init(), days: [], subjects: [])  // error: missing argument
  #else
    return try Ferry.pushSchedule(facts, zone: .utc, preferences: .init(), log: [], days: [], subjects: [])
  #endif
}
