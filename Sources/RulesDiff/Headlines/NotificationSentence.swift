internal import RuleKinds

/// The sentence about a notification that is new or gone: who gets it, and whether they have to switch it on.
struct NotificationSentence {
  private let name: String
  private let about: String
  private let isNew: Bool
  private let type: NotificationType

  /// Nil for other changes. `old`, `new`: the rule books.
  init?(_ change: DiffReport.Change, _ old: RuleBook, _ new: RuleBook) {
    guard change.kind == NotificationType.key, change.isWhole, ["added", "removed"].contains(change.form) else { return nil }
    (name, isNew) = (change.location.parts[1], change.form == "added")
    guard let type = (isNew ? new : old).notifications[name] else { return nil }
    (self.type, about) = (type, (isNew ? change.new : change.old) ?? "")
  }

  func text(_ who: Who) -> String {
    let what = about.isEmpty ? "" : " (\(DiffWords.cut(about.hasSuffix(".") ? String(about.dropLast()) : about)))"
    let most = type.atMost.isEmpty ? "" : ", at most \(DiffWords.all(type.atMost.map(QuantityText.write)))"
    if !isNew {
      let those = type.isOnByDefault ? who.subject : "\(who.subject) who switched it on"
      return "\(those) no longer \(who.verb("gets", "get")) the notification `\(name)`\(what)."
    }
    if !type.isSwitchedOn { return "The notification `\(name)`\(what) is new for \(who.text), but it is switched off." }
    let choice = type.isOnByDefault ? "unless they switch it off" : "if they switch it on"
    return "\(who.subject) now \(who.verb("gets", "get")) the notification `\(name)`\(what)\(most), \(choice)."
  }
}
