/// What the warning ladder does.
extension AnswerSentence {
  var ladder: String {
    let level = differences.first { TellingDifferences.last($0.key) == "level" }
    let until = differences.first { TellingDifferences.last($0.key) == "until" }
    if difference("allowed") != nil { return credit }
    if let reason = difference("reasonCode"), let old = reason.old, let new = reason.new, group.label.hasPrefix("entitlement ") {
      let action = group.label.dropFirst("entitlement ".count)
      return "`\(action)` is denied for another reason (\(new) instead of \(old)) for \(who.text) \(group.diaryText)."
    }
    let notes = who.notes.map { ", \($0)" }.joined()
    if let level {
      let effect = differences.first { TellingDifferences.last($0.key) == "effect" }
      let (new, old) = (Self.named(level.new, effect?.new), Self.named(level.old, effect?.old))
      return "\(names) puts \(who.names) on \(new) instead of \(old) \(group.diaryText)\(notes)."
    }
    if let deferred = differences.first(where: { TellingDifferences.last($0.key) == "deferred" }),
      let effect = differences.first(where: { TellingDifferences.last($0.key) == "effect" })
    {
      return deferred.new == "true"
        ? "\(names) now waits before it \(effect.old ?? "warns") \(who.names) \(group.diaryText)\(notes)."
        : "\(names) no longer waits before it \(effect.new ?? "warns") \(who.names) \(group.diaryText)\(notes)."
    }
    if group.old.hasPrefix("ladder none") { return "\(names) warns \(who.text) \(group.diaryText)." }
    if let until, let old = until.old, let new = until.new {
      return "\(names) stops or slows down \(who.text) until \(new) instead of \(old) \(group.diaryText)."
    }
    return general
  }
  /// A level with what it does: `level L3 (stops)`.
  private static func named(_ level: String?, _ effect: String?) -> String {
    guard let level, level != "null" else { return "no level" }
    return "level \(level)" + (effect.map { $0 == "nothing" ? "" : " (\($0))" } ?? "")
  }
}
