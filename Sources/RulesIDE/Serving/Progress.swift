internal import LanguageServer
internal import RulesJSON

/// The progress of work that the user waits for.
extension RulesServer {
  /// Shows that work has begun, if the client shows progress.
  mutating func beginProgress(_ title: String) {
    guard abilities.showsProgress else { return }
    progress += 1
    let token = JSON.string("rulebook-progress-\(progress)")
    ask("window/workDoneProgress/create", .members(["token": token]))
    report(token, .members(["kind": .string("begin"), "title": .string(title)]))
    running.append(token)
  }

  /// Shows that the oldest work has ended.
  mutating func endProgress() {
    guard !running.isEmpty else { return }
    report(running.removeFirst(), .members(["kind": .string("end")]))
  }

  private mutating func report(_ token: JSON, _ value: JSON) { send("$/progress", .members(["token": token, "value": value])) }
}
