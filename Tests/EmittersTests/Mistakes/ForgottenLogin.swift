import FerryRules
import RulesRuntime

/// Somebody who is not logged in is not forgotten: their link waits.
func forgottenLogin(_ link: FerryDeepLink, _ facts: FerryFacts) -> String {
  #if MISTAKE
    switch link.route(facts) {  // error: switch must be exhaustive
    case .opens(let screen, _), .elsewhere(let screen): screen.name
    case .gone(let screen, let copy), .unknown(let screen, let copy, _): screen.name + copy.text
    }
  #else
    switch link.route(facts) {
    case .opens(let screen, _), .elsewhere(let screen): screen.name
    case .signIn(let screen, let waiting): screen.name + waiting.text
    case .gone(let screen, let copy), .unknown(let screen, let copy, _): screen.name + copy.text
    }
  #endif
}
