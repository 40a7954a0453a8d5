internal import LanguageServer
internal import RulesJSON

/// The progress of work that the user waits for.
extension RulesServer {
  /// The work, with the title that the client shows.
  enum Work: String, Sendable {
    case scenarios = "Running scenarios"
    case newScenario = "Asking the rules"
    case firstCheck = "Checking the rules"
  }

  /// Shows that work has begun, if the client shows progress.
  mutating func beginProgress(_ work: Work) {
    guard abilities.showsProgress else { return }
    progress += 1
    let token = JSON.string("rulebook-progress-\(progress)")
    ask("window/workDoneProgress/create", .members(["token": token]))
    report(token, .members(["kind": .string("begin"), "title": .string(work.rawValue)]))
    running.append((work, token))
  }

  /// Shows that the oldest work of this sort has ended.
  mutating func endProgress(_ work: Work) {
    guard let index = running.firstIndex(where: { $0.work == work }) else { return }
    report(running.remove(at: index).token, .members(["kind": .string("end")]))
  }

  private mutating func report(_ token: JSON, _ value: JSON) { send("$/progress", .members(["token": token, "value": value])) }

  /// Shows that large rules are checked for the first time. Returns whether that must be sent before the check starts.
  mutating func showFirstCheck() -> Bool {
    guard abilities.showsProgress else { return false }
    var isNew = false
    for (folder, workspace) in workspaces {
      if workspace.revision > 0 {
        if firstChecks.remove(folder) != nil { endProgress(.firstCheck) }
      } else if workspace.size >= host.largeRules, firstChecks.insert(folder).inserted {
        beginProgress(.firstCheck)
        isNew = true
      }
    }
    return isNew
  }
}
