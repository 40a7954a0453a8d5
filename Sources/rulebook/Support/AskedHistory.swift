import RulebookSupport
import RulesBundle
import RulesRuntime

/// A history from a file, and the results of the rules for a user with this history.
struct AskedHistory {
  let rules: Rules
  let history: History

  init(_ path: String, _ loaded: LoadedRules) throws(Failure) {
    guard let bytes = FileSystem.read(path) else { throw Failure(message: "cannot read \(path)", code: Exit.noInput) }
    // Windows follow the calendar. Without its time zone, the count would differ from the count on other machines.
    try loaded.requireZones(loaded.rules.missingZones)
    rules = loaded.rules
    do {
      history = try rules.history(json: bytes)
    } catch {
      throw Failure(message: "\(path) is not a valid history: \(error.message)", code: Exit.findings)
    }
  }

  /// Returns a decision as text, with the ladder status and the counterfactuals of the history.
  func text(_ action: Int, isConfirmed: Bool, trace: Bool, _ frame: Frame, _ answer: AnswerText) throws(Failure) -> String {
    let decision = try asked { () throws(RequestError) in
      try rules.presentDecision(action: action, after: history, isConfirmed: isConfirmed, frame, trace: trace)
    }
    let statuses = try statuses(of: action, decision.status, frame)
    var lines = [answer.text(decision, ladder: statuses.flatMap { LadderStatusText(rules.bundle).lines($0) })]
    let changes = LadderCounterfactuals(rules, history, action: action, isConfirmed: isConfirmed).lines(decision, statuses, frame)
    if !changes.isEmpty { lines += ["counterfactuals of the history"] + changes.map { "  \($0)" } }
    return lines.joined(separator: "\n")
  }

  /// Returns every field of the snapshot as text.
  func snapshot(_ frame: Frame, _ answer: AnswerText) throws(Failure) -> String {
    answer.text(try asked { () throws(RequestError) in try rules.presentSnapshot(after: history, frame) })
  }

  /// Returns the status of every vector that applies to the plan.
  func statuses(_ frame: Frame) throws(Failure) -> [String] {
    let overview = try asked { () throws(RequestError) in try rules.presentOverview(after: history, frame) }
    return (overview.ladder ?? []).flatMap { LadderStatusText(rules.bundle).lines($0) }
  }

  /// Returns the status that decides, and the statuses of the other vectors that can stop the action.
  private func statuses(of action: Int, _ deciding: PresentedLadderStatus?, _ frame: Frame) throws(Failure) -> [PresentedLadderStatus] {
    var statuses = deciding.map { [$0] } ?? []
    for row in rules.bundle.actions[action].stoppedBy {
      let vector = rules.bundle.ladderStops[row].vector
      // Skip actions that another vector stops only at a high level: they are not the subject of that vector.
      guard vector != deciding?.vector, rules.bundle.ladderStops[row].fromRank == 0
      else { continue }
      statuses += try asked { () throws(RequestError) in try rules.presentLadder(vector, after: history, frame) }
    }
    return statuses
  }

  private func asked<Answer>(_ ask: () throws(RequestError) -> Answer) throws(Failure) -> Answer {
    do {
      return try ask()
    } catch {
      throw Failure(message: error.message, code: Exit.usage)
    }
  }
}
