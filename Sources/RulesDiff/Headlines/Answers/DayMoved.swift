/// A notification that comes for another day: `comes for 2026-03-29 instead of 2026-03-30, for example`.
struct DayMoved {
  private let isInApp: Bool
  private let old: String
  private let new: String

  /// Nil if more differs than the day of one notification, apart from its times and what is not delivered.
  init?(_ group: AnswerGroup) {
    let lists = group.differences.filter { ["requests", "inApp"].contains($0.key) }
    let rest = group.differences.filter { !["requests", "inApp", "heldBack"].contains($0.key) }
    let isOnlyTimes = rest.allSatisfy { ["local", "at"].contains(TellingDifferences.last($0.key)) }
    guard group.decisions.count == 1, isOnlyTimes, let list = lists.first, lists.count == 1, list.added.count == 1, list.removed.count == 1,
      let (name, old) = DayMoved.parts(list.removed[0]), let (same, new) = DayMoved.parts(list.added[0]), name == same
    else { return nil }
    (isInApp, self.old, self.new) = (list.key == "inApp", old, new)
  }

  /// Whether it is delivered before and after, on another day.
  static func isIn(_ group: AnswerGroup) -> Bool { DayMoved(group) != nil }

  var text: String { "comes \(isInApp ? "inside the app " : "")for \(new) instead of \(old), for example" }

  /// The name and the day of `NAME/2026-03-30`.
  private static func parts(_ item: String) -> (name: String, day: String)? {
    let parts = item.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[1].count == 10, parts[1].allSatisfy({ $0.isNumber || $0 == "-" }) else { return nil }
    return (parts[0], parts[1])
  }
}
