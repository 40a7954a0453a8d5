import FerryRules
import RulesRuntime

/// A sentence without one of its values would be shown with a hole.
func forgottenVariable() -> FerryShownCopy {
  #if MISTAKE
    FerryCopy.errorFull1(limit: 2)  // error: missing argument for parameter 'guest' in call
  #else
    FerryCopy.errorFull1(limit: 2, guest: "Ann")
  #endif
}
