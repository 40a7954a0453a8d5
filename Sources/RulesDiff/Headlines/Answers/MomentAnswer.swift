/// What happens at a moment, such as after signing out.
extension AnswerSentence {
  var moment: String {
    if let error = difference("error.error") ?? difference("error"), error.old != nil || error.new != nil {
      func named(_ error: String?) -> String {
        error.map { ["null", "none"].contains($0) ? "no error" : "the error `\($0)`" } ?? "no error"
      }
      return "After \(names), the app shows \(named(error.new)) instead of \(named(error.old)) for \(who.text)\(given)."
    }
    if differences.count == 1, let route = difference("route"), let old = route.old, let new = route.new {
      return "After \(names), the app shows \(who.text) `\(new)` instead of `\(old)`\(given)."
    }
    let clears = differences.filter { $0.key == "clears" }
    if let list = clears.first, !list.added.isEmpty {
      return "\(names) now deletes \(DiffWords.list(list.added.map { "`\($0)`" })) of \(who.text)\(given)."
    }
    if let list = clears.first, !list.removed.isEmpty {
      return "\(names) no longer deletes \(DiffWords.list(list.removed.map { "`\($0)`" })) of \(who.text)\(given)."
    }
    if differences.count == 1, let tasks = difference("tasks"), let text = lists(tasks, "no longer does", "now does") {
      // The order of tasks matters.
      let place = tasks.addedBefore.map { " before `\($0)`" } ?? ""
      return "\(names) \(text)\(place) for \(who.text)\(given)."
    }
    return general
  }
}
