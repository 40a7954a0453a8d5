internal import RuleKinds

/// What kind of value changed.
extension HeadlineBuilder {
  /// Whether the two values say what changes: numbers, durations, sizes.
  func isNumber(_ change: DiffReport.Change) -> Bool {
    guard change.form == "changed", let old = change.old, let new = change.new else { return false }
    return (isAmount(old) && isAmount(new)) || (isClock(old) && isClock(new))
  }

  /// Whether a value is a number, with or without a unit. Times on the screen have parts of seconds: `2.5s`.
  private func isAmount(_ text: String) -> Bool {
    let parts = text.split(separator: ".")
    return Amount(text) != nil || (parts.count == 2 && Amount(String(parts[0])) != nil && Amount(String(parts[1]))?.unit == .seconds)
  }

  /// Whether a value is a time of day: `22:00`.
  private func isClock(_ text: String) -> Bool {
    let parts = text.filter { $0 != "\"" }.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { $0.utf8.count == 2 && Int($0) != nil }
  }

  /// Whether the value is a list, such as the variants of a sentence.
  func isList(_ change: DiffReport.Change) -> Bool { (change.new ?? change.old)?.hasPrefix("[") ?? false }
}
