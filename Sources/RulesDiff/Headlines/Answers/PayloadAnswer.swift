/// What leaves the device.
extension AnswerSentence {
  var payload: String {
    let parts = differences.filter { $0.key == "parts" || $0.key.hasPrefix("parts.") }
    let come = parts.flatMap(\.added) + parts.filter { $0.old == nil && $0.added.isEmpty && $0.removed.isEmpty }.map(\.key)
    let gone = parts.flatMap(\.removed) + parts.filter { $0.new == nil && $0.added.isEmpty && $0.removed.isEmpty }.map(\.key)
    func fields(_ keys: [String]) -> String {
      DiffWords.list(keys.map { "`\($0.replacing("parts.", with: "").replacing("fields.", with: ""))`" }.uniqued)
    }
    if group.category == .privacy {
      let more = "more (\(difference("staying")?.new ?? "0") parts stay)"
      return "\(names) now sends \(come.isEmpty ? more : fields(come)) of \(who.text) to everybody who receives it\(given)."
    }
    if !gone.isEmpty { return "\(names) no longer sends \(fields(gone)) of \(who.text)\(given)." }
    return general
  }
}
