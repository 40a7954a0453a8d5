internal import RuleKinds
internal import RulesBundle
internal import RulesJSON

/// Stories about the sync queue: each operation on each connection, sent, failed for both reasons, in conflict, taken back, and again after
/// each wait; a long queue; and two operations that depend on each other.
struct SyncStories {
  private static let connections = ["online", "degraded", "offline"]

  let books: BothBooks
  let stored: StoredOperation

  static func all(_ books: BothBooks) -> [(subject: RulePath, stories: () -> [Story])] {
    guard let stored = books.newBook.sync.operation, books.oldBook.sync.operation != nil else { return [] }
    let stories = SyncStories(books: books, stored: stored)
    let operations = books.pairs(OperationType.key, \.operations).map { pair in
      let subject = RulePath(OperationType.key, pair.name)
      return (subject, { books.plans.flatMap { stories.stories(subject, pair.old, pair.new, $0) } })
    }
    return operations + [(RulePath(Sync.key), { stories.backlog })]
  }

  private func operation(_ id: String, _ type: String, _ entity: String, _ thing: String) -> JSON {
    .object([
      .init(stored.id, id), .init(stored.type, type), .init(stored.entityType, entity), .init(stored.entityID, thing),
      .init(stored.payload, "{}"),
    ])
  }

  private func sync(_ connection: String, _ event: [JSON.Member]?, after wait: Int64 = 0, label: String) -> StoryStep {
    let with = [JSON.Member("connection", connection)] + (event.map { [JSON.Member(key: "event", value: .object($0))] } ?? [])
    return .ask("sync", with: with, after: wait, label: label)
  }

  private func stories(_ subject: RulePath, _ old: OperationType, _ new: OperationType, _ plan: String) -> [Story] {
    let name = subject.parts[1]
    let begin = Story(subject, plan: plan)
    let entities = old.entities + new.entities.filter { !old.entities.contains($0) }
    return entities.flatMap { entity in
      SyncStories.connections.flatMap { connection -> [Story] in
        let variants = [String?.none] + (old.variants + new.variants).map(\.name)
        return variants.flatMap { variant -> [Story] in
          var event = [JSON.Member(key: "added", value: operation("o1", name, entity, "t1"))]
          if let variant { event.append(.init("does", variant)) }
          event.append(.init("base", 1))
          let added = sync(connection, event, label: "\(name) of a \(entity), \(connection)")
          return [begin.adding(added)] + (variant == nil && connection == "online" ? lives(begin.adding(added), name, entity) : [])
        }
      }
    }
  }

  private func lives(_ added: Story, _ name: String, _ entity: String) -> [Story] {
    let sent = added.adding(sync("online", [.init("started", "o1")], label: "sending begins"))
    func failed(_ kind: String, after wait: Int64 = 0) -> StoryStep {
      sync("online", [.init("failed", "o1"), .init("as", kind), .init("code", "500")], after: wait, label: "it fails (\(kind))")
    }
    let conflict = sync("online", [.init("conflict", "o1"), .init("revision", 2)], label: "the server has another revision")
    let next = sync(
      "online", [.init(key: "added", value: operation("o2", name, entity, "t1")), .init("base", 1)], after: 5, label: "\(name) again")
    let taken = sync("online", [.init("taken_back", "o1")], label: "taken back")
    let done = sync("online", [.init("succeeded", "o1"), .init("revision", 2)], label: "it succeeds")
    let retries = (1...12).reduce(into: [sent]) { stories, _ in
      stories.append(
        stories[stories.count - 1].adding(failed("transient")).adding(sync("online", [.init("retry_now", "o1")], label: "Retry now"))
          .adding(sync("online", [.init("started", "o1")], label: "sending begins")))
    }
    let resolved = StoryStep.ask(
      "conflict",
      with: [.init("operation", "o1"), .init("copy", "t1-copy"), .init(key: "ids", value: .array([.string("o8"), .string("o9")]))],
      label: "the conflict is decided")
    return [
      sent.adding(done), sent.adding(failed("permanent")), added.adding(next), added.adding(taken), sent.adding(taken),
      sent.adding(conflict), sent.adding(conflict, resolved), retries[retries.count - 1],
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
