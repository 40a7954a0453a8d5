/// Where links lead.
extension AnswerSentence {
  var link: String {
    if group.ask.isEmpty {
      return "\(names) \(verb("link", "links")) now: \(group.new), instead of: \(group.old), for \(who.text)\(given)."
    }
    if group.category == .contract {
      let instead = difference("route")?.new.map { " They lead to `\($0)` instead." } ?? ""
      return "Links `\(address)` that were sent no longer open.\(instead)"
    }
    if let route = difference("route")?.new, difference("outcome")?.old == "unknown" { return "Links `\(address)` now open `\(route)`." }
    if let route = difference("route"), let old = route.old, let new = route.new {
      return "Links `\(address)` lead \(who.text) to `\(new)` instead of `\(old)`."
    }
    if let outcome = difference("outcome"), let old = Self.outcomes[outcome.old ?? ""], let new = Self.outcomes[outcome.new ?? ""] {
      return "For \(who.text), links `\(address)` now \(new.now). Before, they \(old.before)."
    }
    return "The link `\(address)` gives \(group.new) instead of \(group.old) for \(who.text)."
  }

  /// What links do and did, by their outcome.
  private static let outcomes = [
    "opens": (now: "open their screen", before: "opened their screen"),
    "sign_in": (now: "open their screen after signing in", before: "opened their screen after signing in"),
    "elsewhere": (now: "lead elsewhere", before: "led elsewhere"), "gone": (now: "say that it is gone", before: "said that it is gone"),
    "unknown": (now: "are unknown", before: "were unknown"),
  ]

  private var address: String { group.label.hasPrefix("link ") ? String(group.label.dropFirst("link ".count)) : group.label }
}
