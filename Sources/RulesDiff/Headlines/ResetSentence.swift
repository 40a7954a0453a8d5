internal import Diagnostics
internal import RuleKinds

/// The sentence about a schedule on which counts reset: which limits it resets, for which users, and when.
struct ResetSentence {
  private let change: DiffReport.Change
  private let path: RulePath
  private let book: RuleBook
  private let groups: [AnswerGroup]

  /// Nil for other changes, and if no limit resets on the schedule.
  init?(_ change: DiffReport.Change, _ groups: [AnswerGroup], _ book: RuleBook) {
    path = change.location
    guard change.kind == Reset.key, path.parts.count > 2, change.form == "changed", change.old != nil, change.new != nil else { return nil }
    (self.change, self.groups, self.book) = (change, groups, book)
    if counters.isEmpty { return nil }
  }

  /// The limits and the vectors of the warning ladder whose counts reset, of which something differs.
  private var counters: [String] {
    let name = Name<Reset>(path.parts[1])
    return book.limits.entries.filter { $0.value.resets == name }.map(\.name.text)
      + book.ladder.entries.filter { $0.value.resets == name }.map(\.name.text)
  }

  func text(_ who: Who) -> String {
    let what =
      "The reset `\(path.parts[1])`, `\(path.parts.dropFirst(2).joined(separator: "/"))`, is \(unquoted(change.new)) instead of \(unquoted(change.old))"
    let counts = counters.map { "`\($0)`" }.phrase()
    let reset = counters.count == 1 ? "resets" : "reset"
    guard let times else { return "\(what): \(counts) \(reset) at other times for \(who.text)." }
    return "\(what): \(counts) \(reset) for \(who.text) at \(times.new) instead of \(times.old), for example."
  }

  /// The times of a reset, before and after.
  private var times: (old: String, new: String)? {
    for difference in groups.flatMap(\.differences) where TellingDifferences.last(difference.key) == "resetsAt" {
      if let old = difference.old, let new = difference.new { return (time(old), time(new)) }
    }
    return nil
  }

  /// `2026-04-01 04:00 UTC`.
  private func time(_ text: String) -> String {
    let parts = text.split(separator: "T")
    guard parts.count == 2, parts[1].hasSuffix("Z") else { return text }
    return "\(parts[0]) \(parts[1].dropLast().prefix(5)) UTC"
  }

  private func unquoted(_ text: String?) -> String { (text ?? "").filter { $0 != "\"" } }
}
