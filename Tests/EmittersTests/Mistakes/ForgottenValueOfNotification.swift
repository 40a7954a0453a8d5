import FerryRules
import RulesRuntime

/// What a notification says and opens is known before it is shown.
func forgottenValueOfNotification() -> FerryNotification {
  #if MISTAKE
    .trip(trip: "t-1", bags: 2, wait: .seconds(600))  // error: missing argument for parameter 'name' in call
  #else
    .trip(trip: "t-1", bags: 2, name: "To the island", wait: .seconds(600))
  #endif
}
