import RulebookSupport
import RulesBundle
import RulesRuntime

/// A history from a file, and what the rules answer to somebody who has it.
struct AskedHistory {
  let rules: Rules
  let history: History

  init(_ path: String, _ loaded: LoadedRules) throws(Failure) {
    guard let bytes = FileSystem.read(path) else { throw Failure(message: "cannot read \(path)", code: Exit.noInput) }
    // Windows follow the calendar: without its zone the count would differ from the count elsewhere.
    try loaded.requireZones(loaded.rules.missingZones)
    rules = loaded.rules
    do {
      history = try rules.history(json: bytes)
    } catch {
      throw Failure(message: "\(path) is no history: \(error.message)", code: Exit.findings)
    }
  }

  /// One decision, where the ladder stands with it, and what would change the answer.
  func text(_ action: Int, isConfirmed: Bool, trace: Bool, _ frame: Frame, _ answer: AnswerText) throws(Failure) -> String {
    let decision = try asked { () throws(RequestError) in
      try rules.presentDecision(action: action, after: history, isConfirmed: isConfirmed, frame, trace: trace)
    }
    let standings = try standings(of: action, decision.standing, frame)
    var lines = [answer.text(decision, ladder: standings.flatMap { StandingText(rules.bundle).lines($0) })]
    let changes = LadderFlips(rules, history, action: action, isConfirmed: isConfirmed).lines(decision, standings, frame)
    if !changes.isEmpty { lines += ["what would change the answer, besides facts"] + changes.map { "  \($0)" } }
    return lines.joined(separator: "\n")
  }

  /// Every field of the snapshot.
  func snapshot(_ frame: Frame, _ answer: AnswerText) throws(Failure) -> String {
    answer.text(try asked { () throws(RequestError) in try rules.presentSnapshot(after: history, frame) })
  }

  /// Where every vector stands that the plan can climb.
  func standings(_ frame: Frame) throws(Failure) -> [String] {
    let overview = try asked { () throws(RequestError) in try rules.presentOverview(after: history, frame) }
    return (overview.ladder ?? []).flatMap { StandingText(rules.bundle).lines($0) }
  }

  /// The standing that decides, and those of the other vectors that the action is about.
  private func standings(of action: Int, _ deciding: PresentedStanding?, _ frame: Frame) throws(Failure) -> [PresentedStanding] {
    var standings = deciding.map { [$0] } ?? []
    for row in rules.bundle.actions[action].stoppedBy {
      let vector = rules.bundle.ladderStops[row].vector
      // What a high level of another vector stops as well is not what that vector is about.
      guard vector != deciding?.vector, rules.bundle.ladderStops[row].fromRank == 0
      else { continue }
      standings += try asked { () throws(RequestError) in try rules.presentLadder(vector, after: history, frame) }
    }
    return standings
  }

  private func asked<Answer>(_ ask: () throws(RequestError) -> Answer) throws(Failure) -> Answer {
    do {
      return try ask()
    } catch {
      throw Failure(message: error.message, code: Exit.usage)
    }
  }
}
