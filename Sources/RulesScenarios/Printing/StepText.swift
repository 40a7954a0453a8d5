internal import RulesJSON

extension StepRun {
  /// The step as text: its comment, and a line with the time, the question, and the outcome.
  package var lines: [String] {
    var lines = about.map { ["# \($0)"] } ?? []
    guard let first = exchanges.first, let last = exchanges.last else { return lines }
    let facts = given.isEmpty ? "" : " with \(given.joined(separator: ", "))"
    let times = times > 1 ? ", \(times) times until \(last.now)" : ""
    lines.append("\(first.now)  \(first.question)\(facts)\(times)  ->  \(outcome)\(last.gist)\(failure == nil ? "" : "  FAILS")")
    return lines
  }

  /// The number of allowed requests of a repeated step. The text after it describes the last request.
  private var outcome: String {
    let allowed = exchanges.filter { $0.answer["allowed"]?.boolValue == true }.count
    guard exchanges.count > 1, exchanges.contains(where: { $0.answer["allowed"] != nil }) else { return "" }
    return allowed == exchanges.count ? "each " : "\(allowed) allowed, last: "
  }
}

extension Exchange {
  /// The question, from the members of the request that differ between steps.
  fileprivate var question: String {
    guard let members = request.objectValue else { return "no request" }
    let words = members.compactMap { member -> String? in
      switch (member.key, member.value) {
      case ("ask", .string("entitlement")): "may"
      case ("ask", let value): Judge.plain(value)
      case ("history", _), ("facts", _): nil
      // Generated ids carry no information.
      case ("event_id", .string(let id)) where id.hasPrefix(ScenarioContext.ownID): nil
      case ("confirmed", _): "confirmed"
      case ("exists", .bool(let flag)): flag ? "that exists" : "that no longer exists"
      case (_, .string(let text)): text
      default: member.key
      }
    }
    return words.joined(separator: " ")
  }

  /// A summary of the answer, without copy and details of screens.
  fileprivate var gist: String {
    if !isAnswered { return "no answer: \(answer["error"]?["message"]?.stringValue ?? "")" }
    // Omit a plan that the request already contains.
    let isPlanGiven = request["facts"]?["plan"] != nil
    return members((answer.objectValue ?? []).filter { !($0.key == "plan" && isPlanGiven) }).joined(separator: ", ")
  }

  private static let left: Set<String> = [
    "id", "action", "copy", "lines", "buttons", "dismiss", "resumes", "surfaces", "telemetry", "history", "trace", "effects", "error",
    "parts", "dismissible", "gateType",
  ]

  /// The outcomes of requests that are not actions.
  private static let happened = ["signal": "recorded", "release": "released"]

  private var ladder: LadderText { LadderText(answer) }

  /// Whether the event may be a repetition, so that the summary mentions that it was not counted.
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
    case ("allowed", .bool(let flag)): flag ? "allowed" : "denied"
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

  /// An item of a list: its name, its effect, and the used amount of a limit.
  private func item(_ value: JSON) -> String {
    guard let members = value.objectValue, let first = members.first else { return Judge.plain(value) }
    let name = ([Judge.plain(first.value)] + ["effect", "treatment"].compactMap { value[$0]?.stringValue }).joined(separator: " ")
    guard let used = value["used"] else { return name }
    return "\(name) \(Judge.plain(used)) of \(value["limit"].map { $0.isNull ? "unlimited" : Judge.plain($0) } ?? "?")"
  }
}
