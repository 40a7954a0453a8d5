import Diagnostics
internal import RuleKinds

/// The sentences that the text and the Markdown output share.
struct DiffWords {
  let report: DiffReport

  /// The heading of what looks odd.
  static let questions = "Is that meant?"

  /// The report in one line: `3 changes with these effects: loosens (1), copy only (2); the answers about 4 rules change`.
  var summary: String {
    if report.isEmpty { return "no changes: both rule books have the same values and give the same answers" }
    let parts = Category.allCases.compactMap { category -> String? in
      // Notes have no sentences.
      let count = category == .notes ? report.changes(category).count : report.headlines.filter { $0.category == category }.count
      return effect(category, count)
    }
    var clauses = [
      DiffWords.count(report.changes.count, "change", "changes")
        + (parts.isEmpty ? "" : " with these effects: " + parts.joined(separator: ", "))
    ]
    for environment in report.ownEnvironments {
      let parts = Category.allCases.compactMap { category in effect(category, environment.headlines.count { $0.category == category }) }
      if !parts.isEmpty { clauses.append("in \(environment.title): \(parts.joined(separator: ", "))") }
    }
    let decisions = Set(report.answers.map { [$0.singular, $0.decision] }).count
    if decisions > 0 { clauses.append("the answers about \(DiffWords.count(decisions, "rule", "rules")) change") }
    clauses += report.lostMinutes.map { "`\($0.notification)` now fires after `\($0.to)` at the same moment" }
    return clauses.joined(separator: "; ")
  }

  private func effect(_ category: Category, _ count: Int) -> String? {
    count > 0 ? "\(category.heading.lowercased()) (\(count))" : nil
  }

  /// The scenarios that expect other answers than before, with the decisions that they cite for it: `1 scenario expects another answer: full (D-3)`.
  var expectations: String {
    let names = report.expectations.map { one in
      one.decisions.isEmpty ? one.scenario : "\(one.scenario) (\(one.decisions.joined(separator: ", ")))"
    }
    if names.isEmpty { return "" }
    return "\(DiffWords.count(names.count, "scenario expects another answer", "scenarios expect other answers")): \(DiffWords.list(names))"
  }

  /// The locks that changed, which a reviewer must agree with: `, among them the lock `LK-02`, which is 4 instead of 3 (CH08 §5, 2026-03-01)`. Empty if none did.
  var locks: String {
    let names = report.changes.filter { $0.kind == Lock.key && $0.location.parts.count > 1 }.map { $0.location.parts[1] }.uniqued
    let words = names.map { name in
      func new(_ key: String) -> String? { report.changes.first { $0.path == "\(Lock.key)/\(name)/\(key)" && $0.form == "changed" }?.new }
      let value = report.changes.first { $0.path == "\(Lock.key)/\(name)/value" && $0.form == "changed" }
      let decision = [new("decision/record"), new("decision/on")].compactMap { $0 }.joined(separator: ", ")
      guard let value, let old = value.old, let now = value.new else { return "`\(name)`" }
      return "`\(name)`, which is \(now) instead of \(old)" + (decision.isEmpty ? "" : " (\(decision))")
    }
    return words.isEmpty ? "" : ", among them the \(words.count == 1 ? "lock" : "locks") \(DiffWords.list(words))"
  }

  static func count(_ number: Int, _ one: String, _ several: String) -> String { "\(number) \(number == 1 ? one : several)" }

  /// The values before and after: `2 -> 3`. A missing side is omitted.
  static func values(_ change: DiffReport.Change) -> String {
    let (old, new) = sides(change)
    switch change.form {
    case "added": return new
    case "removed": return old
    default: return isListed(change) ? [new, old].filter { !$0.isEmpty }.joined(separator: ", ") : "\(old) -> \(new)"
    }
  }

  /// The values before and after, in two cells. For a long list, the removed and the added entries.
  static func sides(_ change: DiffReport.Change) -> (old: String, new: String) {
    if isListed(change) { return (signed("-", change.removed), signed("+", change.added)) }
    if change.form == "added" { return ("", change.new.map(cut) ?? "") }
    if change.form == "removed" { return (change.old.map(cut) ?? "", "") }
    return apart(change.old ?? "(none)", change.new ?? "(none)", most: mostCharacters)
  }

  /// Whether a list is so long that only its added and removed entries are shown.
  static func isListed(_ change: DiffReport.Change) -> Bool {
    change.added.count + change.removed.count > 0 && (change.old ?? "").count + (change.new ?? "").count > 80
  }

  /// Entries with a sign: `+ a, + b (2 times)`.
  private static func signed(_ sign: String, _ names: [String]) -> String {
    var counts: [(name: String, times: Int)] = []
    for name in names {
      if let known = counts.firstIndex(where: { $0.name == name }) { counts[known].times += 1 } else { counts.append((name, 1)) }
    }
    return list(counts.map { "\(sign) \(cut($0.name))" + ($0.times > 1 ? " (\($0.times) times)" : "") })
  }

  /// The form of a change in one word. Empty if the values before and after show it.
  static func verb(_ change: DiffReport.Change) -> String {
    switch change.form {
    case "added": "added"
    case "removed": "removed"
    case "reordered": "reordered"
    case "renamed": "renamed"
    default: ""
    }
  }

  /// Truncates a long value. The file has all of it.
  static func cut(_ text: String) -> String { cut(text, most: mostCharacters) }

  private static let mostCharacters = 300

  private static func cut(_ text: some StringProtocol, most: Int) -> String {
    text.count > most ? "\(text.prefix(most - 3))..." : String(text)
  }

  /// Two values. Long ones are truncated and start shortly before their first difference.
  private static func apart(_ old: String, _ new: String, most: Int) -> (old: String, new: String) {
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard max(old.count, new.count) > most, common > 30 else { return (cut(old, most: most), cut(new, most: most)) }
    func shown(_ text: String) -> String { "...\(cut(text.dropFirst(common - 20), most: most - 3))" }
    return (shown(old), shown(new))
  }

  /// The affected plans and rules: `plan free; actions flow.save_new, flow.duplicate`. Empty if there are no affected rules.
  static func affected(_ change: DiffReport.Change) -> String {
    var parts: [String] = []
    if !change.plans.isEmpty { parts.append((change.plans.count == 1 ? "plan " : "plans ") + list(change.plans)) }
    for group in change.affects { parts.append("\(noun(group)) \(list(group.names))") }
    return parts.joined(separator: "; ")
  }

  private static func noun(_ group: Affected) -> String {
    group.names.count == 1 ? group.singular : group.singular.pluralNoun
  }

  /// All names as in a sentence: `a, b, and c`.
  static func all(_ names: [String]) -> String {
    names.phrase()
  }

  private static let most = 6

  static func list(_ names: [String]) -> String {
    let more = names.count - most
    // "and 1 more" is not shorter than the name.
    return more > 1 ? names.phrase(atMost: most) : names.joined(separator: ", ")
  }

  /// The locations after and before: `rules/limits.yaml:9, was main:rules/limits.yaml:8`.
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
    let (old, new) = apart(difference.old ?? "(none)", difference.new ?? "(none)", most: 120)
    return "\(difference.key): \(old) -> \(new)"
  }

  private var sameBytes: String {
    if !report.environments.isEmpty { return "Apps receive the same bytes. Only what servers set changes answers." }
    return report.changes.contains(where: Subjects.isInstruction)
      ? "Apps receive the same bytes. They look different only once their developers have done what the rules ask for."
      : "Apps receive the same bytes, so no answer can change."
  }

  /// What was proven and what was tried, in one line.
  var proof: String {
    let covered = report.covered
    if report.isSameBundle { return sameBytes }
    var parts: [String] = []
    if covered.decisions > 0 {
      let rest = covered.decisions - covered.complete
      parts.append(
        "\(DiffWords.count(covered.complete, "decision", "decisions")) compared for every user"
          + (rest > 0 ? ", \(rest) for \(covered.people) generated users" : ""))
    }
    if covered.requests > 0 { parts.append("\(DiffWords.count(covered.requests, "rule", "rules")) asked with generated facts") }
    if covered.stories > 0 { parts.append("\(DiffWords.count(covered.stories, "story", "stories")) asked of both sides") }
    if covered.untouched > 0 { parts.append("\(covered.untouched) decisions depend on nothing that changed") }
    return "Compared: " + (parts.isEmpty ? "values only" : parts.joined(separator: "; ")) + "."
  }

  /// What the comparison evaluated, so that readers can judge its completeness.
  var covered: [String] {
    let covered = report.covered
    if report.isSameBundle { return [sameBytes] }
    var lines: [String] = []
    if covered.decisions > 0 {
      let all = covered.complete == covered.decisions ? "all" : "\(covered.complete)"
      lines.append(
        "\(DiffWords.count(covered.decisions, "decision depends", "decisions depend")) on what changed: evaluated for \(covered.people) generated users at the boundary values of their facts; exhaustive for \(all) of these decisions"
      )
    }
    if covered.untouched > 0 {
      lines.append("\(DiffWords.count(covered.untouched, "decision depends", "decisions depend")) on nothing that changed")
    }
    if covered.requests > 0 {
      lines.append(
        "\(DiffWords.count(covered.requests, "rule was", "rules were")) asked as requests, for generated users at the boundary values of their facts"
      )
    }
    if covered.stories > 0 { lines.append("\(DiffWords.count(covered.stories, "story was", "stories were")) asked of both sides") }
    if covered.scenarios > 0 { lines.append("\(DiffWords.count(covered.scenarios, "scenario", "scenarios")) ran on both sides") }
    if !covered.unreached.isEmpty {
      lines.append("rows that no generated user reached: \(DiffWords.list(covered.unreached.map { String($0.dropFirst()) }))")
    }
    return lines
  }
}
