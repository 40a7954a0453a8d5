import HandzRules
import RulesRuntime

/// Where a link leads a person: the rules decide, the app shows screens.
struct Navigation {
  var facts: HandzFacts
  /// Sessions that are still planned, as the app has them.
  var sessions: Set<LinkID> = []
  /// The link that waits until somebody has logged in.
  private(set) var waiting: HandzLink?

  /// Follows a link as it arrived; returns what to show.
  mutating func open(_ text: String) -> String { show(HandzLink.route(text, facts, exists: exists)) }

  /// Somebody has logged in: a link that waited goes on.
  mutating func loggedIn(_ facts: HandzFacts) -> String? {
    self.facts = facts
    guard let link = waiting else { return nil }
    waiting = nil
    return show(link.route(facts, exists: exists(link)))
  }

  /// Whether what a link names is there; nil for a link that names nothing the app knows.
  private func exists(_ link: HandzLink) -> Bool? {
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
    case .gone(let screen, let says): return "\(screen.name), \(HandzRouting.shownOn.name): \(says.text)"
    case .unknown(let screen, let says, let refusal):
      // The refusal names nothing of what arrived, so it can be logged as it is.
      print("  log: link refused, \(refusal.code)")
      return "\(screen.name), \(HandzRouting.shownOn.name): \(says.text)"
    }
  }
}
