internal import RuleKinds

/// The stories about every rule that answers something over time, and what each of them rests on.
struct StoryBook {
  private let books: BothBooks

  init(_ books: BothBooks) { self.books = books }

  /// A kind of stories, and the kinds that are one object on which all its answers rest.
  private struct Part: Sendable {
    /// The kinds of the rules that the stories are about.
    let kinds: Set<String>
    let stories: @Sendable (BothBooks) -> [(subject: RulePath, stories: () -> [Story])]
    var all: [String] = []
    /// Kinds whose rules count, but not what they use.
    var stopping: Set<String> = []
  }

  private static let parts = [
    Part(kinds: [LadderVector.key], stories: LadderStories.all, all: [Escalation.key], stopping: [LadderLevel.key]),
    Part(kinds: [Limit.key], stories: CreditStories.all),
    Part(kinds: [NotificationType.key, Planner.key], stories: NotificationStories.all, all: [Planner.key], stopping: [DeepLink.key]),
    Part(kinds: [DeepLink.key, Router.key], stories: LinkStories.all, all: [Router.key]),
    Part(kinds: [Payload.key], stories: PayloadStories.all), Part(kinds: [Record.key], stories: RecordStories.all),
    Part(kinds: [InputField.key, InputForm.key], stories: FieldStories.all),
    Part(kinds: [OperationType.key, Sync.key], stories: SyncStories.all, all: [Sync.key, ConnectionRules.key]),
    Part(kinds: [RetryPolicy.key], stories: RetryStories.all),
    Part(kinds: [ConnectionRules.key], stories: ConnectionStories.all), Part(kinds: [Toasts.key], stories: ToastStories.all, stopping: []),
    Part(kinds: [DowngradeRule.key], stories: DowngradeStories.all), Part(kinds: [Limit.key], stories: MeterStories.all),
  ]

  /// The stories about everything that rests on a changed rule.
  func stories(after changed: Set<RulePath>) -> [Story] {
    StoryBook.parts.flatMap { part in
      part.stories(books).flatMap { subject, stories -> [Story] in
        let rests = rests(subject, part)
        guard !rests.isDisjoint(with: changed) else { return [] }
        let ordinary = books.ordinaryFacts(rests, withHistory: !part.kinds.contains(NotificationType.key))
        return stories().map { story in
          var story = story
          story.ordinary = ordinary
          return story
        }
      }
    }
  }

  /// The rules that the answers about a rule rest on, in either rule book.
  func rests(_ subject: RulePath) -> Set<RulePath> {
    StoryBook.parts.filter { $0.kinds.contains(subject.parts[0]) }.reduce(into: []) { $0.formUnion(rests(subject, $1)) }
  }

  /// The notifications that are put together with others in another way than before.
  private var combined: Set<RulePath> {
    func batches(_ type: NotificationType, _ name: (Name<NotificationBatch>) -> String) -> [String?] {
      [type.batch.map(name), type.overflow.map(name)]
    }
    let changed = books.pairs(NotificationType.key, \.notifications).filter { pair in
      batches(pair.old) { books.renames.nameNow(NotificationBatch.key, $0.text) } != batches(pair.new, \.text)
    }
    return Set(changed.map { RulePath(NotificationType.key, $0.name) })
  }

  private func rests(_ subject: RulePath, _ part: Part) -> Set<RulePath> {
    let all = part.all.map { RulePath($0) }
    let before = subject.parts.count > 1 ? books.renames.oldName(of: subject) ?? subject : subject
    return books.uses.new.rules(from: [subject] + all, stopping: part.stopping)
      .union(books.uses.old.rules(from: [before] + all, stopping: part.stopping))
      .union(subject == RulePath(Planner.key) ? combined : [])
  }
}
