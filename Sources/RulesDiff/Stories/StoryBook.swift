internal import RuleKinds

/// The stories about every rule that answers something over time, and what each of them rests on.
struct StoryBook {
  private let books: BothBooks
  private let old: RuleClosure
  private let new: RuleClosure

  init(_ books: BothBooks, _ old: RuleIndex, _ new: RuleIndex) {
    self.books = books
    (self.old, self.new) = (RuleClosure(old), RuleClosure(new))
  }

  /// A kind of stories, and the kinds that are one object on which all its answers rest.
  private struct Part: Sendable {
    let stories: @Sendable (BothBooks) -> [(subject: RulePath, stories: () -> [Story])]
    var all: [String] = []
    /// Kinds whose rules count, but not what they use.
    var stopping: Set<String> = []
  }

  private static let parts = [
    Part(stories: LadderStories.all, all: [Escalation.key], stopping: [LadderLevel.key]), Part(stories: CreditStories.all),
    Part(stories: NotificationStories.all, all: [Planner.key], stopping: [DeepLink.key]), Part(stories: LinkStories.all, all: [Router.key]),
    Part(stories: PayloadStories.all), Part(stories: RecordStories.all), Part(stories: FieldStories.all),
    Part(stories: SyncStories.all, all: [Sync.key, ConnectionRules.key]), Part(stories: RetryStories.all),
    Part(stories: ConnectionStories.all), Part(stories: ToastStories.all), Part(stories: DowngradeStories.all), Part(stories: MeterStories.all),
  ]

  /// The stories about everything that rests on a changed rule.
  func stories(after changed: Set<RulePath>) -> [Story] {
    StoryBook.parts.flatMap { part in
      part.stories(books).flatMap { subject, stories in
        reaches(subject, part, changed) ? stories() : []
      }
    }
  }

  private func reaches(_ subject: RulePath, _ part: Part, _ changed: Set<RulePath>) -> Bool {
    let all = part.all.map { RulePath($0) }
    let before = subject.parts.count > 1 ? books.renames.oldName(of: subject) ?? subject : subject
    return !new.rules(from: [subject] + all, stopping: part.stopping).isDisjoint(with: changed)
      || !old.rules(from: [before] + all, stopping: part.stopping).isDisjoint(with: changed)
      || changed.contains { part.all.contains($0.parts[0]) || (subject.parts.count == 1 && $0.parts[0] == subject.parts[0]) }
  }
}
