internal import RulesJSON

extension StepRun {
  /// One line a step, as in a diary: when, what was tried, and what came of it.
  public var lines: [String] {
    var lines = about.map { ["# \($0)"] } ?? []
    guard let first = exchanges.first, let last = exchanges.last else { return lines }
    let facts = given.isEmpty ? "" : " with \(given.joined(separator: ", "))"
    let times = times > 1 ? ", \(times) times until \(last.now)" : ""
    lines.append("\(first.now)  \(first.question)\(facts)\(times)  ->  \(outcome)\(last.gist)\(failure == nil ? "" : "  FAILS")")
    return lines
  }

  /// Of several tries, how many were allowed; what follows is about the last.
  private var outcome: String {
    let allowed = exchanges.filter { $0.answer["allowed"]?.boolValue == true }.count
    guard exchanges.count > 1, exchanges.contains(where: { $0.answer["allowed"] != nil }) else { return "" }
    return allowed == exchanges.count ? "each " : "\(allowed) allowed, at last "
  }
}

extension Exchange {
  /// What was asked, in the words of the request, without what stays the same.
  fileprivate var question: String {
    guard let members = request.objectValue else { return "nothing" }
    let words = members.compactMap { member -> String? in
      switch (member.key, member.value) {
      case ("ask", .string("entitlement")): "may"
      case ("ask", let value): Judge.plain(value)
      case ("history", _), ("facts", _): nil
      // The ids that the steps themselves made up say nothing.
      case ("event_id", .string(let id)) where id.hasPrefix(ScenarioContext.ownID): nil
      case ("confirmed", _): "confirmed"
      case ("exists", .bool(let flag)): flag ? "that is there" : "that is gone"
      case (_, .string(let text)): text
      default: member.key
      }
    }
    return words.joined(separator: " ")
  }

  /// What the answer says, without the words and details of screens.
  fileprivate var gist: String {
    if !isAnswered { return "no answer: \(answer["error"]?["message"]?.stringValue ?? "")" }
    // What the request says itself is no news.
    let isPlanGiven = request["facts"]?["plan"] != nil
    return members((answer.objectValue ?? []).filter { !($0.key == "plan" && isPlanGiven) }).joined(separator: ", ")
  }

  private static let left: Set<String> = [
    "id", "action", "copy", "lines", "buttons", "dismiss", "resumes", "surfaces", "telemetry", "history", "trace", "effects", "error",
    "parts", "dismissible", "gateType",
  ]

  /// What became of something that is no action.
  private static let happened = ["signal": "seen", "release": "released"]

  private var ladder: LadderText { LadderText(answer) }

  /// Whether it may have happened before, so that it is worth a word that it did not count.
  private var isAgain: Bool {
    let isOwn = request["event_id"]?.stringValue?.hasPrefix(ScenarioContext.ownID) == false
    return answer["allowed"]?.boolValue == true && (isOwn || request["automatic"]?.boolValue == true)
  }

  private func members(_ members: [JSON.Member]) -> [String] {
    members.compactMap { Exchange.left.contains($0.key) ? nil : words($0.key, $0.value) }
  }

  private func words(_ key: String, _ value: JSON) -> String? {
    switch (key, value) {
    case (_, .null): nil
    case ("fact", _) where value == request["fact"]: nil
    case ("parameters", .object(let inner)): "with \(inner.map { "\($0.key) \(Judge.plain($0.value))" }.joined(separator: ", "))"
    case ("allowed", .bool(let flag)): flag ? "allowed" : "refused"
    case ("counted", .bool(let flag)): (flag ? "" : "not ") + (Exchange.happened[request["ask"]?.stringValue ?? ""] ?? key)
    case (_, .bool(let flag)): flag ? key : "not \(key)"
    case ("reasonCode", .string(let text)), ("outcome", .string(let text)): text
    case (_, .int), (_, .string): "\(key) \(Judge.plain(value))"
    case ("ladder", .object): ladder.status(value)
    case ("ladder", .array(let items)): items.isEmpty ? nil : items.map(ladder.status).joined(separator: ", ")
    case ("changes", .array): ladder.otherChanges
    case ("counted", .array(let items)): items.isEmpty && isAgain ? "not counted" : nil
    case ("limits", .array(let items)): items.isEmpty ? nil : items.map(item).joined(separator: ", ")
    case (_, .array(let items)): items.isEmpty ? nil : "\(key) \(items.map(item).joined(separator: " + "))"
    case (_, .object(let inner)): "\(key) {\(members(inner).joined(separator: ", "))}"
    }
  }

  /// An item of a list: its name, what became of it, and of a limit how much of it is used.
  private func item(_ value: JSON) -> String {
    guard let members = value.objectValue, let first = members.first else { return Judge.plain(value) }
    let name = ([Judge.plain(first.value)] + ["effect", "treatment"].compactMap { value[$0]?.stringValue }).joined(separator: " ")
    guard let used = value["used"] else { return name }
    return "\(name) \(Judge.plain(used)) of \(value["limit"].map { $0.isNull ? "unlimited" : Judge.plain($0) } ?? "?")"
  }
}
