import HandzRules
import RulesRuntime

/// The model of the button that makes a share link: what stands on it, and what comes of tapping it.
///
/// What somebody did outlives the app: its bytes are kept, here in a variable that stands for a file or a server.
struct ShareButton {
  private var facts: HandzFacts
  private var kept = HandzHistory().json
  private let log: (HandzLoggedEvent) -> Void

  init(plan: HandzPlan, log: @escaping (HandzLoggedEvent) -> Void) {
    facts = HandzFacts()
    facts.plan = plan
    facts.authProvider = .value(.apple)
    self.log = log
  }

  /// The person taps the button, or goes on after having been asked. Nil when there is a link; else what to show.
  mutating func tap(link: String, at now: Timestamp, isConfirmed: Bool = false) throws(RequestError) -> Prompt? {
    facts.now = now
    var history = try HandzHistory(json: kept)
    let decision = try Handz.perform(.shareCreateLink, id: link, facts, history: &history, isConfirmed: isConfirmed)
    kept = history.json
    for event in decision.details.telemetry { log(event) }
    for change in decision.details.changes { change.telemetry.forEach(log) }
    switch decision {
    case .allowed: return nil
    case .refused(let gate, _, let details): return Prompt(gate, details)
    }
  }

  /// What stands on the button right now: a countdown runs by asking again.
  func face(at now: Timestamp) throws(RequestError) -> String {
    var facts = facts
    facts.now = now
    let standing = try Handz.standing(of: .shareLinkCreation, facts, history: try HandzHistory(json: kept))
    let level = standing.level?.name ?? "no level"
    let more = standing.next.map { ", \($0.more) more to \($0.level.name)" } ?? ""
    let count = "\(level), \(standing.count) of \(standing.limit ?? 0)\(more)"
    switch standing.effect {
    case .nothing: return "[ Share ]  \(count)"
    case .tells, .holds: return "[ Share ]  \(count): \(standing.copy?.text ?? "")"
    case .asks: return "[ Share? ]  \(count)"
    case .pauses, .stops:
      guard let left = standing.timeLeft else { return "[ ------ ]  \(count)" }
      return "[ \(TimeSpan.text(left)) ]  \(count)"
    }
  }
}
