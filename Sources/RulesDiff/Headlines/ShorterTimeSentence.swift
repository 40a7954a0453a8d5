internal import RuleKinds
internal import RulesBundle

/// What a shorter time to keep something does to what is there already.
enum ShorterTimeSentence {
  /// Empty for other settings, and for a longer time.
  static func text(_ change: DiffReport.Change, _ book: RuleBook) -> String {
    guard change.kind == Setting.key, change.location.parts.count > 1, [.loss, .tightens].contains(change.category) else { return "" }
    let name = change.location.parts[1]
    if book.settings[name]?.keeps != nil { return " It counts for what is there already, too." }
    let cached = book.dataTypes.entries.filter { $0.value.window?.text == name }
    let isInCloud = !cached.isEmpty && cached.allSatisfy { $0.value.livesIn == .cloud }
    return isInCloud ? " Only this device keeps less, and the cloud keeps all." : ""
  }
}
