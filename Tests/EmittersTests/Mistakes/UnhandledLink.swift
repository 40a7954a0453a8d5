import FerryRules
import RulesRuntime

/// A new link is not dropped in silence.
func unhandledLink(_ link: FerryDeepLink) -> String {
  #if MISTAKE
    switch link {  // error: switch must be exhaustive
    case .trip(let id): "trip \(id)"
    case .seat(let trip, let row): "trip \(trip), row \(row)"
    }
  #else
    switch link {
    case .trip(let id): "trip \(id)"
    case .seat(let trip, let row): "trip \(trip), row \(row)"
    case .text_: "tickets"
    }
  #endif
}
