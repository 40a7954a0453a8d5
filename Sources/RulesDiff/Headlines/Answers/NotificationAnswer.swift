internal import RuleKinds

/// Which notifications come, where, and when.
extension AnswerSentence {
  var notification: String {
    let (gone, come) = (moved(\.removed), moved(\.added))
    let what = group.kind == Planner.key ? "" : names
    let when = group.kind == Planner.key ? " when there are many at once" : channelOrStory
    if !gone.isEmpty, !come.isEmpty, gone != come {
      return "\(who.subject) now \(who.verb("gets", "get")) \(come) instead of \(gone)\(when)."
    }
    if group.kind == Planner.key {
      if !gone.isEmpty && come.isEmpty { return "\(who.subject) no longer \(who.verb("gets", "get")) \(gone)\(when)." }
      let summary = differences.first { $0.key.hasSuffix(".members") && !$0.removed.isEmpty }?.key.split(separator: ".").dropFirst().first
      let apart = summary.map { " apart from `\($0.prefix { $0 != "/" })`" } ?? ""
      if !come.isEmpty && gone.isEmpty { return "\(who.subject) now \(who.verb("gets", "get")) \(come)\(apart)\(when)." }
    }
    if !gone.isEmpty && come.isEmpty {
      let choice = isDefault ? ", unless they switch it on" : ""
      // Of many at once, only some are lost.
      let isSome = who.notes.contains(NotificationStories.crowd)
      let less = isSome ? "\(who.verb("gets", "get")) fewer" : "no longer \(who.verb("gets", "get"))"
      return "\(who.subject) \(less) \(what)\(group.channelText)\(choice)."
    }
    if !come.isEmpty && gone.isEmpty {
      let choice = isDefault ? ", unless they switch it off" : ""
      if who.notes.contains(NotificationStories.crowd) {
        return "\(who.subject) now \(who.verb("gets", "get")) more \(what)\(group.channelText)\(choice)."
      }
      return "\(who.subject) now \(who.verb("gets", "get")) \(what)\(group.channelText)\(choice)."
    }
    if let waited = differences.first(where: { TellingDifferences.last($0.key) == "waited" }), waited.new == nil || waited.old == nil {
      let because = waited.new ?? waited.old ?? ""
      let times = differences.first { $0.key.hasSuffix(".local") }
      func hour(_ time: String?) -> String? { time?.split(separator: "T").last.map(String.init) }
      let instead =
        if let old = hour(times?.old), let new = hour(times?.new) { ", and comes at \(new) instead of \(old), for example" } else { "" }
      return "For \(who.text), \(names) \(waited.new == nil ? "no longer waits" : "now waits") because of `\(because)`\(instead)."
    }
    if let day = DayMoved(group) { return "For \(who.text), \(names) \(day.text)." }
    if let time = differences.first(where: { $0.key.hasSuffix(".local") }) ?? differences.first(where: { $0.key.hasSuffix(".at") }),
      let old = time.old?.split(separator: "T"), let new = time.new?.split(separator: "T")
    {
      // On the same day, only the hour matters.
      let (now, was) = old.first == new.first ? (new.dropFirst(), old.dropFirst()) : (new[...], old[...])
      return "\(names) is delivered at \(now.joined(separator: "T")) instead of \(was.joined(separator: "T")) for \(who.text)."
    }
    return ItemSentence(differences)?.text(" for \(who.names)") ?? general
  }

  /// Whether the answer differs only for users who never chose.
  private var isDefault: Bool { who.notes.contains { $0.hasSuffix("never chose") } }

  /// Whether several notifications come as one summary now, or no longer. The id of a summary has that of its first member.
  private var isSummary: Bool {
    let lists = differences.filter { $0.key == "requests" }
    func ids(_ items: KeyPath<ScenarioChange.Difference, [String]>) -> [[Substring]] {
      lists.flatMap { $0[keyPath: items] }.map { $0.split(separator: "/") }
    }
    func has(_ summaries: [[Substring]], _ members: [[Substring]]) -> Bool {
      summaries.contains { summary in summary.count > 1 && members.contains { $0.first == summary[1] } }
    }
    return has(ids(\.added), ids(\.removed)) || has(ids(\.removed), ids(\.added))
  }

  /// Where a notification appears, or else with how many others it comes.
  private var channelOrStory: String {
    if isSummary {
      return who.notes.contains(NotificationStories.closeTogether) ? "" : " when several would come shortly after one another"
    }
    let channel = group.channelText
    return channel.isEmpty && group.label.contains(" with ") ? " \(group.diaryText)" : channel
  }

  /// The items that lists of notifications gained or lost. Those of which one comes for another are in neither.
  private func moved(_ items: KeyPath<ScenarioChange.Difference, [String]>) -> String {
    let lists = differences.filter { ["requests", "inApp"].contains($0.key) }
    func names(_ items: KeyPath<ScenarioChange.Difference, [String]>) -> [String] {
      lists.flatMap { $0[keyPath: items] }.map { "`\($0.split(separator: "/").first.map(String.init) ?? $0)`" }.uniqued
    }
    let both = Set(names(\.added)).intersection(names(\.removed))
    return DiffWords.list(names(items).filter { !both.contains($0) })
  }
}
