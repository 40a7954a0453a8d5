internal import Diagnostics
internal import RulesModel

/// A batch has several types, and one sentence for all of them.
enum NotificationBatch {
  static let explanation = Explanation(
    "notif.batch-undefined", .error,
    finds: "A batch of a single type, or one whose types have no summary or different ones.",
    why: "What is put together into one notification says one sentence; a batch of one is most often a misspelt name.",
    example: "N-A: {batch: plan_sumary, summary: notif.summary}   # the others: batch: plan_summary",
    instead: "N-A: {batch: plan_summary, summary: notif.summary}")

  static let check = Check(explanation) { context, diagnostics in
    let batched = context.book.notifications.entries.filter { $0.value.batch != nil }
    let names = Set(context.book.notifications.entries.compactMap(\.value.batch))
    for entry in batched {
      guard let batch = entry.value.batch, !context.isFaulty(NotificationType.key, entry.name.text) else { continue }
      let others = batched.filter { $0.value.batch == batch && $0.name != entry.name }
      let path = RulePath(NotificationType.key, entry.name.text)
      if others.isEmpty {
        let near = Suggestion.nearest(to: batch, among: names.subtracting([batch]).sorted())
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` is alone in the batch `\(batch)`", at: context.places.span(path.appending("batch")),
            "nothing to put it together with", helps: near.isEmpty ? ["take `batch` out"] : near.map { "did you mean `\($0)`?" }))
      } else if entry.value.summary == nil {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` is in the batch `\(batch)` and has no summary",
            at: context.places.key(path.appending("batch")),
            helps: ["add `summary:` with what all of them say together"]))
      } else if let first = batched.first(where: { $0.value.batch == batch && $0.value.summary != nil }),
        first.value.summary != entry.value.summary
      {
        diagnostics.append(
          Diagnostic(
            explanation, "the batch `\(batch)` has two summaries", at: context.places.span(path.appending("summary")), "another one",
            secondary: [.init(context.value(NotificationType.key, first.name.text, "summary"), "the first")],
            helps: ["let all types of a batch say the same together"]))
      }
    }
  }
}
