internal import Diagnostics
internal import RuleKinds

/// What sets the user of a story apart from an ordinary one. Both are empty for an ordinary user.
struct StoryUser: Hashable, Sendable {
  /// What the user chose, or how much happens at once: `with its switch off`.
  let note: String
  /// A fact: `credits.left is 0`.
  let when: String

  /// - Parameter step: The first step with the difference. Notifications are planned once a day.
  init(_ story: Story, step: Int) {
    let isLater = step > 0 && story.subject.parts[0] == NotificationType.key
    (note, when) = (isLater ? Self.later : story.note, story.when)
  }

  private static let later = "on a later day"

  /// The most notes that a sentence names.
  private static let most = 4

  /// What is true of all of some users. Empty if one of them is ordinary.
  static func shown(_ users: [StoryUser]) -> [String] {
    if users.contains(where: { $0.note.isEmpty && $0.when.isEmpty }) { return [] }
    let plain = users.filter(\.when.isEmpty)
    let facts = users.filter { plain.isEmpty || $0.note.isEmpty }.map(\.when).filter { !$0.isEmpty }
    let notes = Set((plain.isEmpty ? users : plain).map(\.note)).subtracting([""])
    let chosen = notes.isSuperset(of: PayloadStories.choices) ? [] : notes.sorted()
    return (chosen.isEmpty ? [] : [chosen.phrase(atMost: most, "or")]) + (facts.isEmpty ? [] : ["for example when \(example(facts))"])
  }

  /// One value of each fact is enough.
  private static func example(_ whens: [String]) -> String {
    var facts: Set<Substring> = []
    return whens.filter { facts.insert($0.prefix { $0 != " " }).inserted }.prefix(2).joined(separator: " or ")
  }
}
