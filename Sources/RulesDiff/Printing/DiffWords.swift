/// The sentences that text and Markdown share.
struct DiffWords {
  let report: DiffReport

  /// In one line: `3 changes: loosens 1, words only 2; the answers of 4 decisions change`.
  var summary: String {
    if report.isEmpty { return "no change: both rule books say and answer the same" }
    var parts: [String] = []
    for category in Category.allCases where category != .contract {
      let count = report.changes(category).count
      if count > 0 { parts.append("\(category.heading.lowercased()) \(count)") }
    }
    var clauses = [DiffWords.count(report.changes.count, "change", "changes") + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))]
    if !report.breaks.isEmpty { clauses.append("the contract changes") }
    let decisions = Set(report.answers.map { [$0.singular, $0.decision] }).count
    if decisions > 0 { clauses.append("the answers of \(DiffWords.count(decisions, "decision", "decisions")) change") }
    clauses += report.lostMinutes.map { "`\($0.notification)` loses its minute to `\($0.to)`" }
    return clauses.joined(separator: "; ")
  }

  static func count(_ number: Int, _ one: String, _ several: String) -> String { "\(number) \(number == 1 ? one : several)" }

  /// `2 -> 3`; what was not there is left out.
  static func values(_ change: DiffReport.Change) -> String {
    let (old, new) = sides(change)
    switch change.form {
    case "added": return new
    case "removed": return old
    default: return isListed(change) ? [new, old].filter { !$0.isEmpty }.joined(separator: ", ") : "\(old) -> \(new)"
    }
  }

  /// What was and what is, in two cells. Of a long list, what went and what came.
  static func sides(_ change: DiffReport.Change) -> (old: String, new: String) {
    if isListed(change) { return (signed("-", change.removed), signed("+", change.added)) }
    if change.form == "added" { return ("", change.new.map(cut) ?? "") }
    if change.form == "removed" { return (change.old.map(cut) ?? "", "") }
    return apart(change.old ?? "nothing", change.new ?? "nothing", most: mostCharacters)
  }

  /// Whether a list is so long that what came and went would be hard to find in it.
  private static func isListed(_ change: DiffReport.Change) -> Bool {
    change.added.count + change.removed.count > 0 && (change.old ?? "").count + (change.new ?? "").count > 80
  }

  /// `+ a, + b (2 times)`.
  private static func signed(_ sign: String, _ names: [String]) -> String {
    var counts: [(name: String, times: Int)] = []
    for name in names {
      if let known = counts.firstIndex(where: { $0.name == name }) { counts[known].times += 1 } else { counts.append((name, 1)) }
    }
    return list(counts.map { "\(sign) \(cut($0.name))" + ($0.times > 1 ? " (\($0.times) times)" : "") })
  }

  /// What happened to it, in a word; nothing where old and new value say so.
  static func verb(_ change: DiffReport.Change) -> String {
    switch change.form {
    case "added": "new"
    case "removed": "gone"
    case "reordered": "another order"
    case "renamed": "another name"
    default: ""
    }
  }

  /// Long values are cut: the file has them.
  static func cut(_ text: String) -> String { cut(text, most: mostCharacters) }

  private static let mostCharacters = 300

  private static func cut(_ text: some StringProtocol, most: Int) -> String {
    text.count > most ? "\(text.prefix(most - 3))..." : String(text)
  }

  /// Two values, of which long ones begin shortly before they differ.
  private static func apart(_ old: String, _ new: String, most: Int) -> (old: String, new: String) {
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard max(old.count, new.count) > most, common > 30 else { return (cut(old, most: most), cut(new, most: most)) }
    func shown(_ text: String) -> String { "...\(cut(text.dropFirst(common - 20), most: most - 3))" }
    return (shown(old), shown(new))
  }

  /// `plans free; actions flow.save_new, flow.duplicate`; nothing where nobody is affected.
  static func affected(_ change: DiffReport.Change) -> String {
    var parts: [String] = []
    if !change.plans.isEmpty { parts.append((change.plans.count == 1 ? "plan " : "plans ") + list(change.plans)) }
    for group in change.affects { parts.append("\(noun(group)) \(list(group.names))") }
    return parts.joined(separator: "; ")
  }

  private static func noun(_ group: Affected) -> String {
    if group.names.count == 1 { return group.singular }
    if let last = group.singular.dropLast().last, group.singular.hasSuffix("y"), !"aeiou".contains(last) {
      return group.singular.dropLast() + "ies"
    }
    return group.singular.hasSuffix("ss") ? "\(group.singular)es" : "\(group.singular)s"
  }

  private static let most = 6

  static func list(_ names: [String]) -> String {
    let more = names.count - most
    // One more would take as much room as its name.
    return more > 1 ? names.prefix(most).joined(separator: ", ") + " and \(more) more" : names.joined(separator: ", ")
  }

  /// `rules/limits.yaml:9, was main:rules/limits.yaml:8`.
  static func places(_ change: DiffReport.Change) -> String {
    switch (change.oldPlace, change.newPlace) {
    case (let old?, let new?): old.text == new.text ? new.text : "\(new.text), was \(old.text)"
    case (let old?, nil): "was \(old.text)"
    case (nil, let new?): new.text
    case (nil, nil): ""
    }
  }

  static func difference(_ difference: ScenarioChange.Difference) -> String {
    if difference.added.count + difference.removed.count > 0 {
      let parts = [signed("+", difference.added), signed("-", difference.removed)]
      return "\(difference.key): \(parts.filter { !$0.isEmpty }.joined(separator: ", "))"
    }
    let (old, new) = apart(difference.old ?? "nothing", difference.new ?? "nothing", most: 120)
    return "\(difference.key): \(old) -> \(new)"
  }

  /// What was tried, so that nobody takes it for more than it is.
  var covered: [String] {
    let covered = report.covered
    if report.isSameBundle { return ["apps get the same bytes, so no answer can change"] }
    var lines: [String] = []
    if covered.decisions > 0 {
      let all = covered.complete == covered.decisions ? "all" : "\(covered.complete)"
      lines.append(
        "\(DiffWords.count(covered.decisions, "decision rests", "decisions rest")) on what changed: tried for \(covered.people) made-up people at the boundaries of their facts; for \(all) of them every combination"
      )
    }
    if covered.untouched > 0 {
      lines.append("\(DiffWords.count(covered.untouched, "decision rests", "decisions rest")) on nothing that changed")
    }
    if covered.scenarios > 0 { lines.append("\(DiffWords.count(covered.scenarios, "scenario", "scenarios")) run on both sides") }
    if !covered.unreached.isEmpty {
      lines.append("rows that nobody came to: \(DiffWords.list(covered.unreached.map { String($0.dropFirst()) }))")
    }
    return lines
  }
}
