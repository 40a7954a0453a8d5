/// What users can open and see.
extension AnswerSentence {
  var screen: String {
    if let allowed = difference("allowed") {
      let instead = difference("instead")?.new.map { ", but \(who.verb("gets", "get")) to `\($0)`" } ?? ""
      return allowed.new == "false"
        ? "\(who.subject) can no longer open \(names)\(instead)\(given)." : "\(who.subject) can now open \(names)\(given)."
    }
    if let items { return "\(names) \(items)\(given)." }
    if let empty = differences.first(where: { $0.key == "whenEmpty" }), let new = empty.new, new != "null" {
      return "\(names), when it is empty, now \(isOne ? "shows" : "show") \(who.text) `\(new)`\(given)."
    }
    return general
  }

  /// What a screen says, shows, and offers now, and no longer. Nil if no item came or went.
  private var items: String? {
    let lists = [("says", "tells", "tell"), ("notices", "shows", "show"), ("buttons", "offers", "offer")].flatMap { key, one, several in
      differences.filter { $0.key == key }.prefix(1).flatMap { list in
        [
          list.gained.isEmpty ? nil : "now \(verb(one, several)) \(who.text) \(quoted(list.gained))",
          list.lost.isEmpty ? nil : "no longer \(verb(one, several)) \(who.text) \(quoted(list.lost))",
        ].compactMap { $0 }
      }
    }
    return lists.isEmpty ? nil : DiffWords.all(lists)
  }

  private func quoted(_ items: [String]) -> String { DiffWords.list(items.uniqued.map { "`\($0)`" }) }

  var notice: String {
    if let shown = difference("shown") {
      return shown.new == "true"
        ? "\(who.subject) now \(who.verb("sees", "see")) \(names)\(given)."
        : "\(who.subject) no longer \(who.verb("sees", "see")) \(names)\(given)."
    }
    return general
  }
}
