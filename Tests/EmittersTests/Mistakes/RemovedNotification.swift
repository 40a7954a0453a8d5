import FerryRules
import RulesRuntime

/// A notification that product took out is gone, wherever the app names it.
func removedNotification(_ request: FerryPlannedNotification) -> Bool {
  #if MISTAKE
    request.type == .capsized  // error: type 'FerryNotificationType?' has no member 'capsized'
  #else
    request.type == .sails
  #endif
}
