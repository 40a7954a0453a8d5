import RulesJSON
import RulesRequests
import RulesRuntime

/// What an app keeps from one answer to the next, on one side.
struct KeptState {
  private(set) var members: [String: JSON] = [:]

  /// The kinds of requests that return each value, and those that read it.
  private static let writers: [String: Set<String>] = [
    "history": ["do", "count", "signal", "release"], "queue": ["sync", "conflict"], "undo": ["conflict"], "connection": ["connection"],
    "device": ["notifications"],
  ]
  private static let readers: Set<String> = ["entitlement", "ladder", "overview", "snapshot", "sync", "notifications", "plan"]

  func members(for kind: String) -> [JSON.Member] {
    members.sorted { $0.key < $1.key }.compactMap { key, value in
      let writes = Self.writers[key == "log" ? "device" : key]?.contains(kind) == true
      return writes || key == "history" && Self.readers.contains(kind) ? JSON.Member(key: key, value: value) : nil
    }
  }

  /// Keeps what the answer returns. Rows of the notification log are kept by their id.
  mutating func keep(_ answer: JSON, _ kind: String) {
    for (key, kinds) in Self.writers where kinds.contains(kind) { if let value = answer[key] { members[key] = value } }
    guard kind == "notifications", case .array(let rows)? = answer["log"], case .array(let withdrawn)? = answer["withdrawn"] else { return }
    var log: [JSON] = []
    if case .array(let known)? = members["log"] { log = known }
    log.removeAll { row in row["id"].map(withdrawn.contains) ?? false }
    for row in rows { if let index = log.firstIndex(where: { $0["id"] == row["id"] }) { log[index] = row } else { log.append(row) } }
    members["log"] = .array(log)
  }

  var text: String { members.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }.joined(separator: ";") }
}

/// One rule book that answers requests of the public API.
final class HistorySide {
  private let rules: Rules
  private let frame: Frame
  private(set) var requests = 0

  init(_ rules: Rules) { (self.rules, frame) = (rules, rules.makeFrame()) }

  func ask(_ members: [JSON.Member], _ facts: [JSON.Member], _ kept: inout KeptState) -> JSON {
    let kind = members.first?.value.stringValue ?? ""
    let request = JSON.object(members + kept.members(for: kind) + [JSON.Member(key: "facts", value: .object(facts))])
    var writer = JSONWriter()
    requests += 1
    let isAnswered = rules.answer(request, frame, into: &writer)
    let answer = (try? JSON.parse(writer.bytes)) ?? .null
    if isAnswered { kept.keep(answer, kind) }
    return Self.telling(answer)
  }

  /// Values that an app stores or logs, and that users do not see.
  private static let stored: Set<String> = [
    "trace", "history", "queue", "undo", "connection", "log", "device", "withdrawn", "cancel", "later",
  ]
  /// What a status of the ladder announces about later events. When it comes true, another answer differs.
  private static let announced: Set<String> = ["limit", "at", "more", "next", "timeLeft"]

  /// The part of an answer that somebody notices.
  static func telling(_ answer: JSON, inLadder: Bool = false) -> JSON {
    switch answer {
    case .object(let members):
      return .object(
        members.compactMap { member in
          if inLadder ? announced.contains(member.key) : stored.contains(member.key) { return nil }
          let inner = inLadder || member.key == "ladder" || member.key == "changes"
          return JSON.Member(key: member.key, value: telling(member.value, inLadder: inner))
        })
    case .array(let items): return .array(items.map { telling($0, inLadder: inLadder) })
    default: return answer
    }
  }
}
