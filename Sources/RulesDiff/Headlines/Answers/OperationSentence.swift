/// What a difference means for the changes in the sync queue: overwritten, refused, waiting, restorable.
struct OperationSentence {
  let group: AnswerGroup
  let who: Who
  let names: String
  let isOne: Bool

  /// When an operation is taken back, by the words of the diary.
  private static let taken = [
    SyncStories.takenBack: "before it is sent for the first time", SyncStories.takenWhileSent: "once sending has begun",
    SyncStories.takenOnceRefused: "after the server has refused it for good",
  ]

  /// Nil for other differences.
  var text: String? { conflict ?? restorable ?? outcome ?? waiting ?? failure }

  private func verb(_ one: String, _ several: String) -> String { isOne ? one : several }

  /// Whether a change that was made elsewhere is found, and what becomes of the two versions.
  private var conflict: String? {
    if let effects = difference("effects"), effects.hasLost("conflict") || effects.hasGained("conflict") {
      let isLost = effects.hasLost("conflict")
      let find = "\(names) of \(who.text) \(isLost ? "no longer" : "now") \(verb("finds", "find")) conflicts"
      return "\(find): a change that was made elsewhere in the meantime is \(isLost ? "" : "not ")overwritten."
    }
    guard let choice = group.differences.first(where: { $0.key.hasSuffix("conflict.default") }), let old = choice.old, let new = choice.new
    else { return nil }
    let begin = "In a conflict of \(names) that \(who.text) \(who.verb("does", "do")) not decide"
    // `keep_both` and `keep_theirs` keep the same versions.
    let isMine = [old, new].map { $0 == "keep_mine" }
    if isMine[0] == isMine[1] { return "\(begin), the default is `\(new)` instead of `\(old)`. The same versions are kept." }
    let (first, second) = isMine[1] ? ("this device", "the server") : ("the server", "this device")
    return "\(begin), the version of \(first) stays instead of that of \(second), which becomes a copy."
  }

  private var restorable: String? {
    guard let restorable = group.differences.first(where: { TellingDifferences.last($0.key) == "restorable" }) else { return nil }
    return "What \(names) \(verb("deletes", "delete")) can \(restorable.new == "true" ? "now" : "no longer") be restored by \(who.text)."
  }

  private var outcome: String? {
    guard let outcome = difference("outcome"), let old = outcome.old, let new = outcome.new else { return nil }
    let taken = group.labels.compactMap { Self.taken[$0] }
    if taken.count == group.labels.count, [old, new] == ["done", "refused"] || [old, new] == ["refused", "done"] {
      return "\(who.subject) \(new == "done" ? "can now" : "can no longer") take back \(names) \(DiffWords.all(taken))."
    }
    let acts = DiffWords.list(group.labels)
    switch (old, new) {
    case ("done", "refused"): return "\(names) \(verb("is", "are")) no longer accepted from \(who.text) (\(acts))."
    case ("refused", "done"): return "\(names) \(verb("is", "are")) now accepted from \(who.text) (\(acts))."
    default: return "The outcome of \(names) is \(new) instead of \(old) for \(who.text) (\(acts))."
    }
  }

  private var waiting: String? {
    guard let run = difference("run"), run.added.isEmpty != run.removed.isEmpty else { return nil }
    let after = group.diary.isEmpty ? "" : " \(group.diaryText)"
    return "\(names) \(run.added.isEmpty ? "now" : "no longer") \(verb("waits", "wait")) for \(who.text)\(after)."
  }

  /// Whether what failed is sent again by itself.
  private var failure: String? {
    guard let persists = group.differences.first(where: { $0.key.hasSuffix("failed.persists") }) else { return nil }
    let (itself, user) = ("\(verb("is", "are")) sent again by the app", "\(verb("waits", "wait")) for the user")
    let (old, new) = persists.new == "true" ? (itself, user) : (user, itself)
    return "After a failure, \(names) of \(who.text) \(new), and before \(old) (\(group.label))."
  }

  private func difference(_ key: String) -> ScenarioChange.Difference? { group.differences.first { $0.key == key } }
}

extension ScenarioChange.Difference {
  /// The items that a list has lost, with or without its other items.
  var lost: [String] { new == nil ? removed + Self.items(old) : removed }

  /// The items that a list has gained, with or without other items.
  var gained: [String] { old == nil ? added + Self.items(new) : added }

  func hasLost(_ item: String) -> Bool { lost.contains(item) }
  func hasGained(_ item: String) -> Bool { gained.contains(item) }

  /// The items of a list as it is printed: `[a, b]`.
  private static func items(_ text: String?) -> [String] {
    guard let text, text.hasPrefix("["), text.hasSuffix("]") else { return [] }
    return text.dropFirst().dropLast().split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}
