/// Where links lead.
extension AnswerSentence {
  var link: String {
    if group.ask.isEmpty {
      return "\(names) \(verb("link", "links")) now: \(group.new), instead of: \(group.old), for \(who.text)\(given)."
    }
    if group.category == .contract { return "Links `\(address)` that were sent no longer open." }
    if let route = difference("route")?.new, difference("outcome")?.old == "unknown" { return "Links `\(address)` now open `\(route)`." }
    if let route = difference("route"), let old = route.old, let new = route.new {
      return "Links `\(address)` lead \(who.text) to `\(new)` instead of `\(old)`."
    }
    return "The link `\(address)` gives \(group.new) instead of \(group.old) for \(who.text)."
  }

  private var address: String { group.label.hasPrefix("link ") ? String(group.label.dropFirst("link ".count)) : group.label }
}
