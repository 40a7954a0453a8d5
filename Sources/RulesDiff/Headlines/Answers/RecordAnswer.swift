/// What is stored, and what stored data becomes.
extension AnswerSentence {
  var record: String {
    func fields(_ key: String) -> [String] { difference(key)?.added ?? [] }
    func values(_ field: String) -> ScenarioChange.Difference? { difference("values.\(field)") }
    if let field = fields("unreadable").first, let value = values(field) {
      let kept = value.new.map { " and counts as \($0)" } ?? ""
      return "In \(names), the stored `\(field)` \(value.old ?? "") can no longer be read\(kept)."
    }
    // A field that was not stored before has its default, or no value.
    let come = fields("notStored")
    if !come.isEmpty, come.allSatisfy({ values($0)?.old == nil }) {
      let parts = come.map { field in
        "`\(field)`, which \(values(field).map { "is \($0.new ?? "missing")" } ?? "has no value") in what is already stored"
      }
      let place = group.category == .privacy ? " \(isOne ? "It is" : "They are") stored in the cloud." : ""
      return "\(names)\(whose) now \(verb("has", "have")) \(DiffWords.all(parts)).\(place)"
    }
    let gone = (difference("notStored")?.removed ?? []).filter { field in values(field).map { $0.new == nil } ?? true }
    if !gone.isEmpty, differences.allSatisfy({ $0.new == nil }) {
      return "\(names)\(whose) no longer \(verb("has", "have")) \(DiffWords.list(gone.map { "`\($0)`" }))."
    }
    let defaults = differences.filter { $0.key.hasPrefix("values.") }.map { one in
      "`\(one.key.dropFirst("values.".count))` is \(one.new ?? "missing") instead of \(one.old ?? "missing")"
    }
    if group.label.isEmpty == false, !defaults.isEmpty {
      return "In \(names), \(DiffWords.list(defaults)) for \(who.names) who never chose."
    }
    return general
  }

  /// Whose data the records are. Empty if all users have them.
  private var whose: String { who.plans.isEmpty ? "" : " of \(who.text)" }

  var downgrade: String {
    let words = ["keep": "unchanged", "read_only": "read-only", "view_only": "view-only"]
    guard let becomes = differences.first(where: { TellingDifferences.last($0.key) == "becomes" }), let new = words[becomes.new ?? ""],
      let old = words[becomes.old ?? ""]
    else { return general }
    return "After a plan with more room, \(names) beyond the limit are \(new) instead of \(old) for \(who.text)."
  }
}
