import HandzRules
import RulesRuntime

/// Where a link leads, for somebody who is logged in or not.
struct Navigation {
  var isSignedIn: Bool

  /// The screen to open, and what is said there.
  func open(_ text: String) -> (screen: HandzRoute, says: String?) {
    do throws(LinkRefusal) {
      return open(try HandzLink(parsing: text))
    } catch {
      // The refusal names nothing of what arrived, so it can be logged as it is.
      print("  log: link refused, \(error.code)")
      return (HandzLink.whenUnknown, HandzCopy.navigationLinkUnknown().text)
    }
  }

  private func open(_ link: HandzLink) -> (screen: HandzRoute, says: String?) {
    guard isSignedIn else { return (HandzLink.whenSignedOut, nil) }
    return (link.opens, nil)
  }
}
