internal import Diagnostics
internal import RulesModel

/// A batch has several types.
enum BatchMembers {
  static let explanation = Explanation(
    "notif.batch-undefined", .error,
    finds: "A batch that only one type belongs to.",
    why: "Nothing could ever be put together; most often another type names the wrong batch.",
    example: "N-A: {batch: plan_summary}   # and no other type",
    instead: "N-A: {batch: plan_summary}\nN-B: {batch: plan_summary}")

  static let check = Check(explanation) { context, diagnostics in
    let types = context.book.notifications.entries
    // A type that could not be read may be the second one.
    if context.isFaultyAnywhere("batch", of: [NotificationType.key]) || types.count < context.places.names(of: NotificationType.key).count {
      return
    }
    for entry in types {
      guard let batch = entry.value.batch, !types.contains(where: { $0.name != entry.name && $0.value.batch == batch }) else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` is alone in the batch `\(batch.text)`",
          at: context.value(NotificationType.key, entry.name.text, "batch"), "nothing to put it together with",
          helps: ["take `batch` out, or let another type name it"]))
    }
  }
}
