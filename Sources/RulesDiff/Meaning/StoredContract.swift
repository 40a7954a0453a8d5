internal import RuleKinds
internal import RulesBundle

/// What of one rule book is stored by apps and servers: every name that stands in a history, a queue, a log or a record, and the form of what
/// stands under it.
struct StoredContract {
  /// One name, as it is stored.
  struct Name: Hashable {
    /// What it is: "event", "field of `Profile`".
    var what: String
    /// What it stands in: "histories".
    var store: String
    var stored: String
  }

  struct Entry {
    /// Where the rules declare it.
    var path: RulePath
    /// What the rules call it.
    var name: String
    /// What is stored under it, part by part: other forms cannot be read.
    var form: [String: String]
    /// Who loses what when nothing reads it any more.
    var loss: String
  }

  private(set) var entries: [(name: Name, entry: Entry)] = []

  init(_ book: RuleBook, _ trees: RuleTrees) {
    addCounted(book)
    addQueue(book)
    for entry in book.notifications.entries {
      add(
        "notification", "logs", entry.name.text, entry.value.was, RulePath(NotificationType.key, entry.name.text), [:],
        "people who already received it are notified again")
    }
    addRecords(book, trees)
  }

  subscript(name: Name) -> Entry? { entries.first { $0.name == name }?.entry }

  private mutating func add(
    _ what: String, _ store: String, _ name: String, _ was: String?, _ path: RulePath, _ form: [String: String], _ loss: String
  ) {
    entries.append((Name(what: what, store: store, stored: was ?? name), Entry(path: path, name: name, form: form, loss: loss)))
  }

  private mutating func addCounted(_ book: RuleBook) {
    for entry in book.events.entries {
      let id = entry.value.id.map { "the fact `\($0.text)`" } ?? "the caller"
      add(
        "event", "histories", entry.name.text, entry.value.was, RulePath(CountedEvent.key, entry.name.text),
        ["id": "its id came from \(id)", "scope": "it was stored for the \(entry.value.scope.name)"],
        "what people have used up, and what led to warnings and blocks, counts for nothing")
    }
    for entry in book.ladder.entries {
      let event = book.events[entry.value.counts]?.was ?? entry.value.counts.text
      add(
        "ladder vector", "histories", entry.name.text, entry.value.was, RulePath(LadderVector.key, entry.name.text),
        ["counts": "it counted `\(event)`"], "people blocked by it are released")
    }
    for entry in book.ladderLevels.entries {
      add(
        "ladder level", "histories", entry.name.text, entry.value.was, RulePath(LadderLevel.key, entry.name.text), [:],
        "people on this level are released")
    }
    for entry in book.signals.entries {
      add(
        "signal", "histories", entry.name.text, entry.value.was, RulePath(Signal.key, entry.name.text), [:],
        "what was seen of it counts for nothing")
    }
  }

  private mutating func addQueue(_ book: RuleBook) {
    for entry in book.operations.entries {
      let path = RulePath(OperationType.key, entry.name.text)
      add("operation", "queues", entry.name.text, entry.value.was, path, [:], "what waits to be sent is not sent")
      for entity in entry.value.entities {
        add(
          "thing of the operation `\(entry.value.was ?? entry.name.text)`", "queues", entity, nil, path, [:],
          "what waits to be sent about it is not sent")
      }
    }
  }

  private mutating func addRecords(_ book: RuleBook, _ trees: RuleTrees) {
    let roles = StoredContract.roles(trees)
    for entry in book.records.entries {
      let path = RulePath(Record.key, entry.name.text)
      let owner = entry.value.owner.map { own in entry.value.fields.first { $0.name == own }?.was ?? own }
      add(
        "record", "apps", entry.name.text, nil, path,
        ["scope": "it was stored for the \(entry.value.scope.name)"].merging(
          owner.map { ["owner": "its owner stood in `\($0)`"] } ?? [:]
        ) {
          $1
        }, "what is stored of it is read by nobody")
      for field in entry.value.fields {
        var form = ["type": "its type was \(StoredContract.text(of: field))"]
        let key = "\(entry.name.text)/\(field.name)"
        if let role = roles[key] { form["role"] = "it was \(role)" }
        add(
          "field of `\(entry.name.text)`", "records", field.name, field.was, path.appending("fields").appending(field.name), form,
          roles[key].map { "what people have there is taken for never stored: \($0)" } ?? "what people have there is taken for never stored"
        )
      }
    }
  }

  /// The type as far as it can be read back: a value more is nothing to an older app, which keeps what it does not know.
  private static func text(of field: RecordField) -> String {
    let type =
      switch field.type {
      case .bool: "true or false"
      case .int: "a whole number"
      case .text, .id: "a text"
      case .duration: "a duration"
      case .timestamp: "a timestamp"
      case .plan: "a plan"
      case .oneOf: "one of a few words"
      case .listOf(let item): "a list of \(item.rawValue)"
      }
    return field.orNull ? "\(type) or null" : type
  }

  /// What the planner and the queue read a field as, by record and field: "`planner/preferences/paused`".
  private static func roles(_ trees: RuleTrees) -> [String: String] {
    var roles: [String: String] = [:]
    for (kind, parts) in [(Planner.key, ["preferences", "device", "log"]), (Sync.key, ["operation"])] {
      for part in parts {
        guard let mapping = trees.kinds[kind]?[part], let record = mapping["record"]?.scalar else { continue }
        collect(mapping, "\(kind)/\(part)", record, &roles)
      }
    }
    return roles
  }

  private static func collect(_ value: RuleValue, _ path: String, _ record: String, _ roles: inout [String: String]) {
    for entry in value.entries where entry.key != "record" {
      let path = "\(path)/\(entry.key)"
      if let field = entry.value.scalar { roles["\(record)/\(field)"] = "`\(path)`" } else { collect(entry.value, path, record, &roles) }
    }
  }
}
