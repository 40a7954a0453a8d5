internal import Diagnostics
internal import RuleKinds

/// What users may do now, and no longer.
extension AnswerSentence {
  var action: String {
    switch group.category {
    case .tightens where !group.new.hasPrefix("undecided"):
      return "\(who.subject) may no longer use \(names)\(given): \(group.new)."
    case .loosens where !group.modes.isEmpty:
      return "\(who.subject) may now use \(names)\(given) (was \(group.old)): \(group.modes.phrase())."
    case .loosens where group.old.hasPrefix("denied"):
      let how = group.new.hasPrefix("allowed, ") ? ": \(group.new.dropFirst("allowed, ".count))" : ""
      return "\(who.subject) may now use \(names)\(given)\(how) (was \(group.old))."
    default: return "\(names) \(verb("is", "are")) \(group.new) instead of \(group.old) for \(who.text)\(given)."
    }
  }

  var credit: String {
    let allowed = difference("allowed")
    // The story is about a limit; its last question is about the action that the limit denies.
    let actions = group.labels.compactMap { label in
      ["entitlement ", "do "].first { label.hasPrefix($0) }.map { "`\(label.dropFirst($0.count))`" }
    }
    let confirmed = group.kind == LadderVector.key ? group.label.split(separator: ",").first.map { "`\($0)`" } : nil
    let action = actions.isEmpty ? confirmed ?? names : DiffWords.list(actions.uniqued)
    if allowed?.new == "false" { return "\(who.subject) may no longer use \(action) \(group.diaryText)." }
    if allowed?.new == "true" { return "\(who.subject) may now use \(action) \(group.diaryText)." }
    return general
  }
}
