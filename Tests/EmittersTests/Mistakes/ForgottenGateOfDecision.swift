import FerryRules
import RulesRuntime

/// The same inside a decision.
func forgottenGateOfDecision(_ decision: FerryDecision) -> String {
  #if MISTAKE
    switch decision {  // error: switch must be exhaustive
    case .allowed: "go on"
    case .denied(.fog, _, let details): details.copy?.text ?? ""
    }
  #else
    switch decision {
    case .allowed: "go on"
    case .denied(.fog, _, let details): details.copy?.text ?? ""
    case .denied(.rope, _, let details): details.buttons.map(\.label).joined()
    }
  #endif
}
