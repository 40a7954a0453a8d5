import FerryRules
import RulesRuntime

/// A link to one thing names it.
func linkWithoutId() -> FerryDeepLink {
  #if MISTAKE
    .trip  // error: member 'trip(id:)' expects argument of type 'LinkID'
  #else
    .trip(id: "t-1")
  #endif
}
