/// What users can open and see.
extension AnswerSentence {
  var screen: String {
    if let allowed = difference("allowed") {
      let instead = difference("instead")?.new.map { ", but \(who.verb("gets", "get")) to `\($0)`" } ?? ""
      return allowed.new == "false"
        ? "\(who.subject) can no longer open \(names)\(instead)\(given)." : "\(who.subject) can now open \(names)\(given)."
    }
    let buttons = differences.filter { $0.key == "buttons" }
    if let list = buttons.first, !list.added.isEmpty || !list.removed.isEmpty {
      let parts = [
        list.added.isEmpty ? "" : "now offers \(who.text) \(DiffWords.list(list.added.map { "`\($0)`" }))",
        list.removed.isEmpty ? "" : "no longer offers \(who.text) \(DiffWords.list(list.removed.map { "`\($0)`" }))",
      ]
      return "\(names) \(parts.filter { !$0.isEmpty }.joined(separator: " and "))\(given)."
    }
    if let empty = differences.first(where: { $0.key == "whenEmpty" }), let new = empty.new, new != "null" {
      return "\(names), when it is empty, now \(isOne ? "shows" : "show") \(who.text) `\(new)`\(given)."
    }
    return general
  }

  var notice: String {
    if let shown = difference("shown") {
      return shown.new == "true"
        ? "\(who.subject) now \(who.verb("sees", "see")) \(names)\(given)."
        : "\(who.subject) no longer \(who.verb("sees", "see")) \(names)\(given)."
    }
    return general
  }
}
