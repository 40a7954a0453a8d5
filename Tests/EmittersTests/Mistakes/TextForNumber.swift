import FerryRules
import RulesRuntime

/// A number that somebody wrote out is no number.
func textForNumber() -> FerryShownCopy {
  #if MISTAKE
    FerryCopy.holdFull(limit: "500 MB")  // error: cannot convert value of type 'String' to expected argument type 'Int'
  #else
    FerryCopy.holdFull(limit: 500_000_000)
  #endif
}
