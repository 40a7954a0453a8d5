/// What leaves the device.
extension AnswerSentence {
  var payload: String {
    let staying = difference("staying")
    let come = differences.flatMap(\.added) + differences.filter { $0.old == nil && $0.added.isEmpty && $0.removed.isEmpty }.map(\.key)
    let gone = differences.flatMap(\.removed) + differences.filter { $0.new == nil && $0.added.isEmpty && $0.removed.isEmpty }.map(\.key)
    func fields(_ keys: [String]) -> String {
      DiffWords.list(keys.map { "`\($0.replacing("parts.", with: "").replacing("fields.", with: ""))`" }.uniqued)
    }
    let plans = who.plans.isEmpty ? "" : " for \(DiffWords.all(who.plans))"
    let unless = plans + (group.notes.isEmpty ? "" : " of users \(group.notes.joined(separator: ", "))")
    if group.category == .privacy {
      return "\(names) now sends \(come.isEmpty ? "more (\(staying?.new ?? "0") parts stay)" : fields(come))\(unless)\(given)."
    }
    if !gone.isEmpty { return "\(names) no longer sends \(fields(gone))\(given)." }
    return general
  }
}
