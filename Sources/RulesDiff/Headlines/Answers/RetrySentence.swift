internal import RuleKinds

/// When something that failed is tried again: ``For all users, `read` is tried again: after 1 failure, after 4s instead of at once; after 2 and
/// 3 failures, after 8s instead of after 4s.``
struct RetrySentence {
  let group: AnswerGroup
  let who: Who
  let names: String

  /// The numbers of failures with the same two times.
  private struct Times {
    let old: String
    let new: String
    var failures: [String]
  }

  /// The most pairs of times in a sentence.
  private static let most = 5

  /// Nil if something else differs.
  var text: String? {
    var all: [Times] = []
    for part in [group] + group.further {
      guard let old = time(part, \.old), let new = time(part, \.new), old != new, let failures = part.label.split(separator: " ").first
      else {
        return nil
      }
      if let known = all.firstIndex(where: { $0.old == old && $0.new == new }) {
        all[known].failures.append(String(failures))
      } else {
        all.append(Times(old: old, new: new, failures: [String(failures)]))
      }
    }
    let clauses = all.map { times in
      "after \(DiffWords.all(times.failures)) \(times.failures == ["1"] ? "failure" : "failures"), \(times.new) instead of \(times.old)"
    }
    let rest = clauses.count > Self.most + 1 ? "; and after more failures, other times, too" : ""
    let first = rest.isEmpty ? clauses : Array(clauses.prefix(Self.most))
    return "For \(who.text), \(names) is tried again\(clauses.count > 1 ? ":" : "") \(first.joined(separator: "; "))\(rest)."
  }

  private func time(_ part: AnswerGroup, _ side: KeyPath<ScenarioChange.Difference, String?>) -> String? {
    func difference(_ key: String) -> ScenarioChange.Difference? { part.differences.first { $0.key == key } }
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
}
