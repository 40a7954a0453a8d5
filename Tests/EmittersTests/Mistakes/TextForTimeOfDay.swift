import FerryRules
import RulesRuntime

/// A time of day is one that clocks show.
func textForTimeOfDay(_ wishes: inout FerryWishes) {
  #if MISTAKE
    wishes.bellTime = "7 o'clock"  // error: cannot assign value of type 'String' to type 'TimeOfDay'
  #else
    wishes.bellTime = TimeOfDay(hour: 7, minute: 0)
  #endif
}
