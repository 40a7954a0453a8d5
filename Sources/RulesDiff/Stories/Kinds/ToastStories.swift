internal import RuleKinds
internal import RulesJSON

/// Stories about toasts: several at once, the same one twice, and each one until it disappears.
enum ToastStories {
  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    guard let surface = books.newBook.toasts.surface, books.oldBook.toasts.surface != nil else { return [] }
    let subject = RulePath(Toasts.key)
    let errors = books.pairs(ErrorRule.key, \.errors).filter { $0.new.shownOn.contains(surface) || $0.old.shownOn.contains(surface) }
      .map(\.name)
    guard !errors.isEmpty else { return [] }
    return [(subject, { rows(errors, books).map { Story(subject).adding($0) } })]
  }

  private static func rows(_ errors: [String], _ books: BothBooks) -> [[StoryStep]] {
    func shown(_ id: Int, _ error: String, after wait: Int64 = 0) -> StoryStep {
      let event = JSON.object([.init("shown", "t\(id)"), .init("error", error)])
      return .ask("toasts", with: [.init(key: "event", value: event)], after: wait, label: "toast of \(error)")
    }
    func later(_ wait: Int64) -> StoryStep { .ask("toasts", after: wait, label: "time passes") }
    let windows = [books.oldBook, books.newBook].compactMap { book in
      book.toasts.mergeWithin.flatMap { book.settings[$0]?.value.amount }
    }
    let first = errors[0]
    let many = errors.prefix(6).enumerated().map { shown($0.offset, $0.element) }
    let all: [[StoryStep]] = [many, many + [later(1), later(2), later(3), later(5), later(10)]]
    let alone = errors.map { [shown(1, $0), later(1), later(1), later(1), later(1), later(2), later(4), later(20)] }
    let twice = Set(windows).sorted().flatMap { window -> [[StoryStep]] in
      let waits: [Int64] = [window - 1, window, window + 1]
      return waits.filter { $0 >= 0 }.map { [shown(1, first), shown(2, first, after: $0)] }
    }
    return all + alone + twice
  }
}
