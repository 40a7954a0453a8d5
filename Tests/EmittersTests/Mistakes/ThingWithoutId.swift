import FerryRules
import RulesRuntime

/// What a notification is about is one thing: without an id nobody could tell whether it came already.
func thingWithoutId(on departure: CalendarDay) -> FerryNotificationSubject {
  #if MISTAKE
    .trip(at: .day(departure), berth: nil, name: "To the island", takes: nil)  // error: missing argument for parameter 'id' in call
  #else
    .trip(id: "t-1", at: .day(departure), berth: nil, name: "To the island", takes: nil)
  #endif
}
