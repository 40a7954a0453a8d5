/// What the warning ladder does.
extension AnswerSentence {
  var ladder: String {
    let level = differences.first { TellingDifferences.last($0.key) == "level" }
    let until = differences.first { TellingDifferences.last($0.key) == "until" }
    func named(_ level: String?) -> String { level == nil || level == "null" ? "no level" : "level \(level ?? "")" }
    if difference("allowed") != nil { return credit }
    if let level { return "\(names) puts \(who.text) on \(named(level.new)) instead of \(named(level.old)) \(group.diaryText)." }
    if group.old.hasPrefix("ladder none") { return "\(names) warns \(who.text) \(group.diaryText)." }
    if let until, let old = until.old, let new = until.new {
      return "\(names) stops or slows down \(who.text) until \(new) instead of \(old) \(group.diaryText)."
    }
    return general
  }
}
