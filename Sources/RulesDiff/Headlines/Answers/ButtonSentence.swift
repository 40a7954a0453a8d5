/// What a difference means for the buttons of an answer: ``the button `upgrade` is disabled (needs_network)``.
struct ButtonSentence {
  private let differences: [ScenarioChange.Difference]

  init(_ differences: [ScenarioChange.Difference]) { self.differences = differences }

  /// Nil if something else differs, too, or if what differs is neither the order of the buttons nor a denial.
  var text: String? {
    if differences.count == 1, let order { return order }
    var buttons: [(name: String, keys: [String: ScenarioChange.Difference])] = []
    for difference in differences {
      let parts = difference.key.split(separator: ".").map(String.init)
      guard parts.count == 3, parts[0] == "buttons" else { return nil }
      if let known = buttons.firstIndex(where: { $0.name == parts[1] }) {
        buttons[known].keys[parts[2]] = difference
      } else {
        buttons.append((parts[1], [parts[2]: difference]))
      }
    }
    // Buttons to which the same happens share a clause.
    var clauses: [(what: String, names: [String])] = []
    for button in buttons {
      guard let what = ButtonSentence.what(button.keys["enabled"], button.keys["denied"]) else { return nil }
      if let known = clauses.firstIndex(where: { $0.what == what }) {
        clauses[known].names.append(button.name)
      } else {
        clauses.append((what, [button.name]))
      }
    }
    let texts = clauses.map { clause in
      let names = DiffWords.all(clause.names.map { "`\($0)`" })
      return clause.names.count == 1 ? "the button \(names) is \(clause.what)" : "the buttons \(names) are \(clause.what)"
    }
    return texts.isEmpty ? nil : DiffWords.all(texts)
  }

  /// The list of buttons in another order; nil if a button was added or removed.
  private var order: String? {
    guard let list = differences.first, TellingDifferences.last(list.key) == "buttons", list.added.isEmpty, list.removed.isEmpty,
      let new = list.new,
      let old = list.old, new != old, new.hasPrefix("["), new.hasSuffix("]")
    else { return nil }
    let names = new.dropFirst().dropLast().split(separator: ", ").map { "`\($0)`" }
    return names.count < 2 ? nil : "the buttons have the order \(names.joined(separator: ", "))"
  }

  /// What happens to one button; nil if that is neither a denial nor its end.
  private static func what(_ enabled: ScenarioChange.Difference?, _ denied: ScenarioChange.Difference?) -> String? {
    let new = denied?.new.map { " (\($0))" } ?? ""
    if enabled?.new == "false" { return "disabled\(new)" }
    if enabled?.old == "false" { return denied?.new == nil ? "no longer disabled" : "denied\(new), but no longer disabled" }
    guard let denied else { return nil }
    guard let reason = denied.new else { return "no longer denied (\(denied.old ?? ""))" }
    return denied.old.map { "denied (\(reason)) instead of (\($0))" } ?? "denied (\(reason))"
  }
}
