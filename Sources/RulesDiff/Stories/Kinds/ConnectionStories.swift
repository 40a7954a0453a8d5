internal import RuleKinds
internal import RulesJSON

/// Stories about the connection: failed, slow, and good calls in a row, close together and further apart than the window.
enum ConnectionStories {
  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    let (old, new) = (books.oldBook, books.newBook)
    guard new.connection.state != nil, old.connection.state != nil else { return [] }
    let subject = RulePath(ConnectionRules.key)
    return [(subject, { rows(old, new).map { steps in Story(subject).adding(steps) } })]
  }

  private static func rows(_ old: RuleBook, _ new: RuleBook) -> [[StoryStep]] {
    func numbers(_ setting: KeyPath<ConnectionRules, Name<Setting>?>) -> [Int64] {
      Set([old, new].compactMap { book in book.connection[keyPath: setting].flatMap { book.settings[$0]?.value.amount } }).sorted()
    }
    let most = Int((numbers(\.degradedAfter) + numbers(\.offlineAfter) + numbers(\.onlineAfter)).max() ?? 3) + 1
    let windows = numbers(\.window)
    func event(_ key: String, _ value: JSON, after wait: Int64 = 1) -> StoryStep {
      .ask(
        "connection", with: [.init(key: "event", value: .object([.init(key: key, value: value)]))], after: wait,
        label: "\(key)\(value.stringValue.map { " in \($0)" } ?? "")")
    }
    func slow(_ seconds: Int64, after wait: Int64 = 1) -> StoryStep { event("answered", .string("\(seconds)s"), after: wait) }
    let failed = { event("failed", .bool(true), after: $0) }
    let bad = numbers(\.slowAfter).flatMap { [max(0, $0 - 1), $0, $0 + 1] }
    let failures = Array(repeating: failed(1), count: most)
    let goods = Array(repeating: slow(0), count: most)
    let later = StoryStep.ask("connection", after: windows.last ?? 60, label: "nothing happens")
    return [failures, [event("lost", .bool(true)), event("found", .bool(true))] + goods, failures + goods, failures + [later]]
      + Set(bad).sorted().map { Array(repeating: slow($0), count: most) }
      + windows.flatMap { window in [window - 1, window, window + 1].map { Array(repeating: failed($0), count: most) } }
      + windows.flatMap { window in [window - 1, window].map { failures + [slow(0, after: $0)] } }
  }
}
