/// When something that failed is tried again: `After 2 failures, `read` is tried again after 4s instead of at once for all users.`
struct RetrySentence {
  let group: AnswerGroup
  let who: Who
  let names: String

  /// Nil if something else differs.
  var text: String? {
    guard let old = time(\.old), let new = time(\.new), old != new, !group.label.isEmpty else { return nil }
    return "After \(group.label), \(names) is tried again \(new) instead of \(old) for \(who.text)."
  }

  private func time(_ side: KeyPath<ScenarioChange.Difference, String?>) -> String? {
    let (kind, wait) = (difference("try"), difference("waitMilliseconds"))
    if kind == nil && wait == nil { return nil }
    switch kind?[keyPath: side] ?? "later" {
    case "now": return "at once"
    case "on_request": return "when the user asks"
    case "never": return "never"
    default: return wait?[keyPath: side].flatMap { Int64($0) }.map { "after \(RetrySentence.seconds($0))" }
    }
  }

  private static func seconds(_ milliseconds: Int64) -> String {
    milliseconds % 1000 == 0 ? FactScale.time(milliseconds / 1000) : "\(milliseconds)ms"
  }

  private func difference(_ key: String) -> ScenarioChange.Difference? { group.differences.first { $0.key == key } }
}
