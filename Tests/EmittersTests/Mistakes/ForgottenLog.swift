import FerryRules
import RulesRuntime

/// Who plans without the log of what came already sends things twice: it is said, even where it is empty.
func forgottenLog(_ facts: FerryFacts) throws -> FerryNotificationPlan {
  let (wishes, horn) = (FerryWishes(), FerryHorn())
  #if MISTAKE
    return try Ferry.planNotifications(facts, zone: .utc, preferences: wishes, device: horn, days: [], things: [])  // error: missing argument for parameter 'log' in call
  #else
    return try Ferry.planNotifications(facts, zone: .utc, preferences: wishes, device: horn, log: [], days: [], things: [])
  #endif
}
