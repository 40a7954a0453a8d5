internal import RulesJSON

extension StepRun {
  /// One line a step: when, what was asked, and the gist of the answer; of several times the first and the last.
  public var lines: [String] {
    var lines = about.map { ["# \($0)"] } ?? []
    guard let first = exchanges.first, let last = exchanges.last else { return lines }
    let facts = given.isEmpty ? "" : " with \(given.joined(separator: ", "))"
    if exchanges.count > 1 { lines.append(first.line(facts + ", 1 of \(exchanges.count)")) }
    lines.append(
      last.line(facts + (exchanges.count > 1 ? ", \(exchanges.count) of \(exchanges.count)" : "")) + (failure == nil ? "" : "  FAILS"))
    return lines
  }
}

extension Exchange {
  fileprivate func line(_ remark: String) -> String { "\(now)  \(question)\(remark)  ->  \(gist)" }

  /// What was asked, in the words of the request, without what stays the same.
  private var question: String {
    guard let members = request.objectValue else { return "nothing" }
    let words = members.compactMap { member -> String? in
      switch (member.key, member.value) {
      case ("ask", .string("entitlement")): "may"
      case ("ask", let value): Judge.plain(value)
      case ("history", _), ("facts", _): nil
      case ("confirmed", _): "confirmed"
      case (_, .string(let text)): text
      default: member.key
      }
    }
    return words.joined(separator: " ")
  }

  /// What the answer says, without the words and details of screens.
  private var gist: String {
    if !isAnswered { return "no answer: \(answer["error"]?["message"]?.stringValue ?? "")" }
    return members(answer.objectValue ?? []).joined(separator: ", ")
  }

  private static let left: Set<String> = [
    "id", "action", "copy", "lines", "buttons", "dismiss", "resumes", "surfaces", "telemetry", "history", "trace", "effects", "error",
    "parts", "dismissible",
  ]

  private func members(_ members: [JSON.Member]) -> [String] {
    members.compactMap { Exchange.left.contains($0.key) ? nil : words($0.key, $0.value) }
  }

  private func words(_ key: String, _ value: JSON) -> String? {
    switch value {
    case .null: nil
    case .bool(let flag) where key == "allowed": flag ? "allowed" : "refused"
    case .bool(let flag): flag ? key : "not \(key)"
    case .string(let text) where key == "reasonCode" || key == "gateType": text
    case .int, .string: "\(key) \(Judge.plain(value))"
    case .array(let items): items.isEmpty ? nil : "\(key) \(items.map(item).joined(separator: " + "))"
    case .object(let inner): "\(key) {\(members(inner).joined(separator: ", "))}"
    }
  }

  /// An item of a list: its name, where it stands or what became of it, and of a limit how much of it is used.
  private func item(_ value: JSON) -> String {
    guard let members = value.objectValue, let first = members.first else { return Judge.plain(value) }
    let standing = ["level", "from", "to", "effect", "treatment"].compactMap { value[$0]?.stringValue }
    let name = ([Judge.plain(first.value)] + standing).joined(separator: " ")
    guard let used = value["used"] else { return name }
    return "\(name) \(Judge.plain(used)) of \(value["limit"].map { $0.isNull ? "unlimited" : Judge.plain($0) } ?? "?")"
  }
}
