internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Checks that notifications in the same minute share a batch.
enum NotifBurstCollision {
  static let explanation = Explanation(
    "notif.burst-collision", .warning, waivable: true,
    finds: "Notifications at the same time of day that no batch combines, although the planner sends only one at a time.",
    why: "Users would receive one of them and never the others.",
    example: "N-MAINT-DUE-TODAY: {fires: {at: daily_reminder}}\nN-MAINT-OVERDUE: {fires: {at: daily_reminder}}   # no batch",
    instead:
      "N-MAINT-DUE-TODAY: {fires: {at: daily_reminder}, batch: plan_summary}\nN-MAINT-OVERDUE: {fires: {at: daily_reminder}, batch: plan_summary}"
  )

  private typealias Entry = Named<NotificationType, NotificationType>.Entry

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    guard context.book.planner.burst != nil, !context.isFaultyAnywhere("batch", of: [NotificationType.key]),
      !context.isFaultyAnywhere("overflow", of: [NotificationType.key]), !context.broken.contains(NotificationBatch.key)
    else { return }
    let daily = context.book.notifications.entries.filter { $0.value.fires.at == .dailyReminder }
    for entry in daily {
      let others = daily.filter { $0.name != entry.name && meets($0.value, entry.value) }
      let usual = usual([entry] + others, context)
      guard let other = others.first(where: { usual == nil || joins($0.value, context) == usual }),
        usual.map({ joins(entry.value, context) != $0 })
          ?? (daily.first { $0.name == entry.name || $0.name == other.name }?.name == other.name)
      else { continue }
      let place = context.places.exact(RulePath(NotificationType.key, entry.name.text, "batch"))
      if let place, diagnostics.have(NotifBatchUndefined.explanation, at: place) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(entry.name.text)` fires in the same minute as `\(other.name.text)`, but they share no batch",
          at: place ?? context.key(NotificationType.key, entry.name.text),
          secondary: [.init(context.key(NotificationType.key, other.name.text), "fires in the same minute")],
          helps: [usual.map { "\(place == nil ? "add" : "write") `batch: \($0.text)`" } ?? "use the same `batch:` for both"]))
    }
  }

  /// Whether two types fire at the same moment on a common channel.
  private static func meets(_ a: NotificationType, _ b: NotificationType) -> Bool {
    a.fires.before == b.fires.before && a.channels.contains { $0 != .inApp && b.channels.contains($0) }
  }

  /// The batch that most of the types join; the first by name if several are equally common, nil if no type joins a batch.
  private static func usual(_ entries: [Entry], _ context: CheckContext) -> Name<NotificationBatch>? {
    let batches = entries.compactMap { joins($0.value, context) }
    var best: (batch: Name<NotificationBatch>, count: Int)?
    for batch in batches {
      let count = batches.count { $0 == batch }
      if count > best?.count ?? 0 || count == best?.count && batch.text < best?.batch.text ?? "" { best = (batch, count) }
    }
    return best?.batch
  }

  /// The batch that a type joins: its `batch`, or its `overflow` unless that is a daily summary.
  private static func joins(_ type: NotificationType, _ context: CheckContext) -> Name<NotificationBatch>? {
    if let batch = type.batch { return batch }
    return type.overflow.flatMap { context.book.notificationBatches[$0]?.isDaily == false ? $0 : nil }
  }
}
