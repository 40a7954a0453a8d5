internal import RuleKinds
internal import RulesBundle
internal import RulesJSON
internal import Schema

/// Stories about the sync queue: each operation on each connection, sent, failed for both reasons, in conflict, taken back, and again after
/// each wait; a long queue; and two operations that depend on each other.
struct SyncStories {
  /// What happens in stories, in the words of their diaries.
  static let (takenBack, takenWhileSent, begins) = ("taken back", "taken back while it is sent", "sending begins")
  static let takenOnceRefused = "taken back after the server has refused it for good"

  private static let connections = ["online", "degraded", "offline"]

  let books: BothBooks
  let stored: StoredOperation

  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    guard let stored = books.newBook.sync.operation, books.oldBook.sync.operation != nil else { return [] }
    let stories = SyncStories(books: books, stored: stored)
    let operations = books.pairs(OperationType.key, \.operations).map { pair in
      let subject = RulePath(OperationType.key, pair.name)
      return (
        subject,
        {
          books.plans.flatMap { plan in
            stories.stories(subject, pair.old, pair.new, plan) + stories.dependent(subject, pair.old, pair.new, plan)
          }
        }
      )
    }
    return operations + [(RulePath(Sync.key), { stories.backlog + stories.remembered })]
  }

  private func operation(_ id: String, _ type: String, _ entity: String, _ thing: String) -> JSON {
    .object([
      .init(stored.id, id), .init(stored.type, type), .init(stored.entityType, entity), .init(stored.entityID, thing),
      .init(stored.payload, "{}"),
    ])
  }

  /// - Parameter apart: What happens, without the thing and the connection; nil if that is the label.
  private func sync(
    _ connection: String, _ event: [JSON.Member]?, after wait: Int64 = 0, label: String, apart: String? = nil
  ) -> StoryStep {
    let with = [JSON.Member("connection", connection)] + (event.map { [JSON.Member(key: "event", value: .object($0))] } ?? [])
    return .ask("sync", with: with, after: wait, label: label).apart(apart ?? label)
  }

  private func stories(_ subject: RulePath, _ old: OperationType, _ new: OperationType, _ plan: String) -> [Story] {
    let name = subject.parts[1]
    let begin = Story(subject, plan: plan)
    let entities = old.entities + new.entities.filter { !old.entities.contains($0) }
    return entities.flatMap { entity in
      SyncStories.connections.flatMap { connection -> [Story] in
        let variants = [String?.none] + (old.variants + new.variants).map(\.name)
        return variants.flatMap { variant -> [Story] in
          let does = (variant.map { [JSON.Member("does", $0)] } ?? []) + [.init("base", 1)]
          let act = variant.map { "\(name) (\($0))" } ?? name
          let event = [JSON.Member(key: "added", value: operation("o1", name, entity, "t1"))] + does
          let label = "\(act) of \(Shape.article(entity)), \(connection)"
          let added = begin.adding(sync(connection, event, label: label, apart: act))
          // An operation with variants always is one of them.
          let isWhole = variant != nil || old.variants.isEmpty || new.variants.isEmpty
          return [added] + (isWhole && connection == "online" ? lives(added, name, entity, does) : [])
        }
      }
    }
  }

  /// An operation about something of which another thing is still to be sent: whether it waits for that.
  private func dependent(_ subject: RulePath, _ old: OperationType, _ new: OperationType, _ plan: String) -> [Story] {
    let before = old.waitsFor.map { Name<OperationType>(books.renames.nameNow(OperationType.key, $0.text)) }
    let awaited = new.waitsFor + before.filter { !new.waitsFor.contains($0) }
    guard let entity = new.entities.first else { return [] }
    return awaited.flatMap { first -> [Story] in
      (books.newBook.operations[first]?.entities ?? []).map { owner in
        let thing = JSON.object([.init("type", owner), .init("id", "p1")])
        let written = [JSON.Member(key: "added", value: operation("o1", first.text, owner, "p1")), .init("base", 1)]
        let added = [
          JSON.Member(key: "added", value: operation("o2", subject.parts[1], entity, "t1")), .init(key: "owner", value: thing),
          .init("base", 1),
        ]
        return Story(subject, plan: plan).adding(
          sync("online", written, label: "\(first.text) of \(Shape.article(owner))").silently(),
          sync("online", added, label: "\(subject.parts[1]) of the \(owner)"),
          sync("online", [.init("started", "o2")], label: "\(subject.parts[1]) is sent before \(first.text)"))
      }
    }
  }

  /// An operation that is added again after as many others as the longer memory holds.
  private var remembered: [Story] {
    let numbers = books.values(memory(books.oldBook), memory(books.newBook))
    guard numbers.count > 1, let most = numbers.last, most < 20_000,
      let entry = books.newBook.operations.entries.first(where: { $0.value.variants.isEmpty && !$0.value.added.isEmpty }),
      let entity = entry.value.entities.first
    else { return [] }
    let done = JSON.array((0..<Int(most)).map { .string("o\($0)") })
    let queue = JSON.object([.init(key: "operations", value: .array([])), .init(key: "done", value: done)])
    var step = sync(
      "online", [.init(key: "added", value: operation("o0", entry.name.text, entity, "t1")), .init("base", 1)],
      label: "an operation is added again after \(most) others")
    if case .request(let members) = step.act {
      step = .ask("sync", with: Array(members.dropFirst()) + [.init(key: "queue", value: queue)], label: step.label)
    }
    return books.plans.map { Story(RulePath(Sync.key), plan: $0).adding(step) }
  }

  private func memory(_ book: RuleBook) -> Int64? { book.sync.remembers.flatMap { book.settings[$0]?.value.amount } }

  /// - Parameter does: The members of the event that say which variant of the operation it is.
  private func lives(_ added: Story, _ name: String, _ entity: String, _ does: [JSON.Member]) -> [Story] {
    let sent = added.adding(sync("online", [.init("started", "o1")], label: SyncStories.begins))
    func failed(_ kind: String, after wait: Int64 = 0) -> StoryStep {
      sync("online", [.init("failed", "o1"), .init("as", kind), .init("code", "500")], after: wait, label: "it fails (\(kind))")
    }
    let conflict = sync("online", [.init("conflict", "o1"), .init("revision", 2)], label: "the server has another revision")
    let next = sync(
      "online", [.init(key: "added", value: operation("o2", name, entity, "t1"))] + does, after: 5, label: "\(name) again")
    let taken = sync("online", [.init("taken_back", "o1")], label: SyncStories.takenBack)
    let takenWhileSent = sync("online", [.init("taken_back", "o1")], label: SyncStories.takenWhileSent)
    let takenOnceRefused = sync("online", [.init("taken_back", "o1")], label: SyncStories.takenOnceRefused)
    let done = sync("online", [.init("succeeded", "o1"), .init("revision", 2)], label: "it succeeds")
    let retries = (1...12).reduce(into: [sent]) { stories, _ in
      stories.append(
        stories[stories.count - 1].adding(failed("transient")).adding(sync("online", [.init("retry_now", "o1")], label: "Retry now"))
          .adding(sync("online", [.init("started", "o1")], label: SyncStories.begins)))
    }
    let waited = (1...12).reduce(sent) { story, _ in
      story.adding(failed("transient")).adding(sync("online", [.init("started", "o1")], after: 3600, label: SyncStories.begins))
    }
    let resolved = StoryStep.ask(
      "conflict",
      with: [.init("operation", "o1"), .init("copy", "t1-copy"), .init(key: "ids", value: .array([.string("o8"), .string("o9")]))],
      label: "the conflict is decided")
    return [
      sent.adding(done), sent.adding(failed("permanent")), sent.adding(failed("permanent"), takenOnceRefused), added.adding(next),
      added.adding(taken), sent.adding(takenWhileSent),
      sent.adding(conflict), sent.adding(conflict, resolved), retries[retries.count - 1], waited,
      sent.adding(failed("transient")).adding(
        [1, 4, 15, 60, 300, 3600].map { sync("online", nil, after: $0, label: "time passes") }),
    ]
  }

  /// A queue that grows past the number from which a message is shown.
  private var backlog: [Story] {
    let numbers = [books.oldBook, books.newBook].compactMap { book in
      book.sync.backlog.flatMap { book.settings[$0]?.value.amount }
    }
    guard let entry = books.newBook.operations.entries.first(where: { $0.value.added.contains(.offline) }),
      let entity = entry.value.entities.first
    else { return [] }
    return Set(numbers).sorted().filter { $0 < 2000 }.flatMap { number in
      [number, number + 1].map { count in
        let queue = JSON.object([
          .init(
            key: "operations",
            value: .array((0..<Int(count)).map { operation("o\($0)", entry.name.text, entity, "t\($0)") }))
        ])
        let with = [JSON.Member("connection", "offline"), JSON.Member(key: "queue", value: queue)]
        return Story(RulePath(Sync.key)).adding(.ask("sync", with: with, label: "\(count) pending operations"))
      }
    }
  }
}
