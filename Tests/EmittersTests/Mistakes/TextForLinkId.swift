import FerryRules
import RulesRuntime

/// A text that came from somewhere is an id only when it has the form of one.
func textForLinkId(_ text: String) -> FerryDeepLink? {
  #if MISTAKE
    return .trip(id: text)  // error: cannot convert value of type 'String' to expected argument type 'LinkID'
  #else
    return LinkID(text).map { .trip(id: $0) }
  #endif
}
