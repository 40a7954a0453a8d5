import FerryRules
import RulesRuntime

/// A new gate is not drawn before somebody says how.
func forgottenGate(_ gate: FerryGate) -> String {
  #if MISTAKE
    switch gate {  // error: switch must be exhaustive
    case .rope: "a rope"
    }
  #else
    switch gate {
    case .rope: "a rope"
    case .fog: "fog"
    }
  #endif
}
