import HandzRules
import RulesRuntime

/// Follows links: the rules decide where a link leads, and the app shows the screen.
struct Navigation {
  var facts: HandzFacts
  /// The sessions that are still planned, from the app's data.
  var sessions: Set<LinkID> = []
  /// The link that waits until the user has signed in.
  private(set) var waiting: HandzDeepLink?

  /// Follows a link, exactly as it arrived. Returns what to show.
  mutating func open(_ text: String) -> String { show(HandzDeepLink.route(text, facts, exists: exists)) }

  /// The user has signed in. Follows the waiting link and returns what to show, or nil if no link is waiting.
  mutating func signedIn(_ facts: HandzFacts) -> String? {
    self.facts = facts
    guard let link = waiting else { return nil }
    waiting = nil
    return show(link.route(facts, exists: exists(link)))
  }

  /// Whether the thing that a link names exists; nil for a link that names nothing.
  private func exists(_ link: HandzDeepLink) -> Bool? {
    guard case .practiceSession(let id) = link else { return nil }
    return sessions.contains(id)
  }

  private mutating func show(_ routing: HandzRouting) -> String {
    switch routing {
    case .opens(let screen, .practiceSession(let id)): return "\(screen.name), filled in with \(id)"
    case .opens(let screen, _), .elsewhere(let screen): return screen.name
    case .signIn(let screen, let link):
      waiting = link
      return "\(screen.name), then \(link.text)"
    case .gone(let screen, let copy): return "\(screen.name), \(HandzRouting.surface.name): \(copy.text)"
    case .unknown(let screen, let copy, let error):
      // The error contains nothing of the link, so it can be logged.
      print("  log: link rejected, \(error.code)")
      return "\(screen.name), \(HandzRouting.surface.name): \(copy.text)"
    }
  }
}
