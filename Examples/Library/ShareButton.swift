import HandzRules
import RulesRuntime

/// The model of the button that creates a share link: its label, and the result of a tap.
///
/// An app stores the bytes of the history in a file or on a server; here they are in a variable.
struct ShareButton {
  private let facts: HandzFacts
  private var stored = HandzHistory().json
  private let log: (HandzLoggedEvent) -> Void

  init(plan: HandzPlan, log: @escaping (HandzLoggedEvent) -> Void) {
    facts = HandzFacts(plan: plan)
    self.log = log
  }

  /// The user taps the button, or confirms after the ladder asked. Returns what to show, or nil if the link was created.
  mutating func tap(link: String, at now: Timestamp, isConfirmed: Bool = false) throws(RequestError) -> Prompt? {
    var history = try HandzHistory(json: stored)
    let sharing = HandzCountedActionRequest.shareCreateLink(authProvider: .apple, authEmailVerified: true)
    let decision = try Handz.decideAndCount(sharing, id: link, facts, at: now, history: &history, isConfirmed: isConfirmed)
    stored = history.json
    for event in decision.details.telemetry { log(event) }
    for change in decision.details.changes { change.telemetry.forEach(log) }
    switch decision {
    case .allowed: return nil
    case .denied(let gate, _, let details): return Prompt(gate, details)
    }
  }

  /// The current label of the button. For a countdown, call it again.
  func label(at now: Timestamp) throws(RequestError) -> String {
    let status = try Handz.status(of: .shareLinkCreation, facts, at: now, history: try HandzHistory(json: stored))
    let level = status.level?.name ?? "no level"
    let more = status.next.map { ", \($0.more) more to \($0.level.name)" } ?? ""
    let count = "\(level), \(status.count) of \(status.limit ?? 0)\(more)"
    switch status.effect {
    case .nothing: return "[ Share ]  \(count)"
    case .tells, .holds: return "[ Share ]  \(count): \(status.copy?.text ?? "")"
    case .asks: return "[ Share? ]  \(count)"
    case .pauses, .stops:
      guard let left = status.timeLeft else { return "[ ------ ]  \(count)" }
      return "[ \(left.countdownText) ]  \(count)"
    }
  }
}
