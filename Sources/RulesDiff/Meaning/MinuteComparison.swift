internal import RuleKinds
internal import RulesBundle

/// Finds existing notifications that lose their minute because another notification now fires at the same moment and has priority.
struct MinuteComparison {
  /// The lost minutes, sorted by name.
  static func lost(_ before: RuleBook, _ after: RuleBook) -> [DiffReport.LostMinute] {
    let known = lost(in: before)
    return lost(in: after).filter { !known.contains($0) && before.notifications[Name($0.notification)] != nil }
  }

  private static func lost(in book: RuleBook) -> [DiffReport.LostMinute] {
    guard book.planner.burst != nil else { return [] }
    let types = book.notifications.entries.filter(\.value.isSwitchedOn)
    var lost: [DiffReport.LostMinute] = []
    for loser in types {
      for winner in types where winner.name != loser.name && meets(winner.value, loser.value, book) && isBefore(winner, loser, book) {
        lost.append(.init(notification: loser.name.text, to: winner.name.text))
      }
    }
    return lost.sorted { ($0.notification, $0.to) < ($1.notification, $1.to) }
  }

  /// Whether two notifications reach the same user at the same moment through the same channel, and no batch combines them.
  private static func meets(_ a: NotificationType, _ b: NotificationType, _ book: RuleBook) -> Bool {
    guard a.fires.at == b.fires.at, a.fires.of == b.fires.of, a.fires.limit == b.fires.limit,
      a.fires.before?.amount ?? 0 == b.fires.before?.amount ?? 0,
      a.channels.contains(where: { $0 != .inApp && b.channels.contains($0) }), a.to.contains(where: { b.to.contains($0) })
    else { return false }
    let summary = foldable(a)
    return summary == nil || summary != foldable(b)
  }

  private static func foldable(_ type: NotificationType) -> Name<NotificationBatch>? { type.batch ?? type.overflow }

  private typealias Entry = Named<NotificationType, NotificationType>.Entry

  private static func isBefore(_ a: Entry, _ b: Entry, _ book: RuleBook) -> Bool {
    let ranks = (rank(a.value, book), rank(b.value, book))
    return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : a.name.text.utf8.lexicographicallyPrecedes(b.name.text.utf8)
  }

  private static func rank(_ type: NotificationType, _ book: RuleBook) -> Int {
    if book.notificationCategories[type.category]?.goesFirst == true || book.planner.reserved[type.category] != nil { return 0 }
    return type.isOnce ? 1 : 2
  }
}
