internal import RuleKinds
internal import RulesBundle

/// What apps and servers store according to one rule book: every name in a history, a queue, a log, or a record, and the form of its value.
struct StoredContract {
  /// A stored name.
  struct Name: Hashable {
    /// What the name denotes: "event", "field of `Profile`".
    var what: String
    /// What contains the name: "histories".
    var store: String
    var stored: String
  }

  struct Entry {
    /// The path of its declaration in the rules.
    var path: RulePath
    /// Its name in the rules.
    var name: String
    /// The form of the stored value, by part. Values of another form cannot be read.
    var form: [String: String]
    /// What is lost when nothing reads the name.
    var loss: String
  }

  private(set) var entries: [(name: Name, entry: Entry)] = []

  init(_ book: RuleBook, _ trees: RuleTrees) {
    addCounted(book)
    addQueue(book)
    for entry in book.notifications.entries {
      add(
        "notification", "logs", entry.name.text, entry.value.was, RulePath(NotificationType.key, entry.name.text), [:],
        "users who already received it are notified again")
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
        "recorded usage and the causes of warnings and blocks are lost")
    }
    for entry in book.ladder.entries {
      let event = book.events[entry.value.counts]?.was ?? entry.value.counts.text
      add(
        "ladder vector", "histories", entry.name.text, entry.value.was, RulePath(LadderVector.key, entry.name.text),
        ["counts": "it counted `\(event)`"], "users blocked by it are released")
    }
    for entry in book.ladderLevels.entries {
      add(
        "ladder level", "histories", entry.name.text, entry.value.was, RulePath(LadderLevel.key, entry.name.text), [:],
        "users on this level are released")
    }
    for entry in book.signals.entries {
      add(
        "signal", "histories", entry.name.text, entry.value.was, RulePath(Signal.key, entry.name.text), [:],
        "its recorded occurrences are lost")
    }
  }

  private mutating func addQueue(_ book: RuleBook) {
    for entry in book.operations.entries {
      let path = RulePath(OperationType.key, entry.name.text)
      add("operation", "queues", entry.name.text, entry.value.was, path, [:], "pending operations are not sent")
      for entity in entry.value.entities {
        add(
          "thing of the operation `\(entry.value.was ?? entry.name.text)`", "queues", entity, nil, path, [:],
          "pending operations on it are not sent")
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
          owner.map { ["owner": "its owner was in `\($0)`"] } ?? [:]
        ) {
          $1
        }, "its stored values are not read")
      for field in entry.value.fields {
        var form = ["type": "its type was \(StoredContract.text(of: field))"]
        let key = "\(entry.name.text)/\(field.name)"
        if let role = roles[key] { form["role"] = "it was \(role)" }
        add(
          "field of `\(entry.name.text)`", "records", field.name, field.was, path.appending("fields").appending(field.name), form,
          roles[key].map { "its stored values are treated as missing: \($0)" } ?? "its stored values are treated as missing"
        )
      }
    }
  }

  /// The type as far as it affects reading. An additional value of an enumeration does not, because older apps keep unknown values.
  private static func text(of field: RecordField) -> String {
    let type =
      switch field.type {
      case .bool: "a Boolean"
      case .int: "a whole number"
      case .text, .id: "a string"
      case .duration: "a duration"
      case .timestamp: "a timestamp"
      case .plan: "a plan"
      case .oneOf: "an enumeration"
      case .listOf(let item): "a list of \(item.rawValue)"
      }
    return field.orNull ? "\(type) or null" : type
  }

  /// The roles of fields in the planner and the queue, by record and field: "`planner/preferences/paused`".
  private static func roles(_ trees: RuleTrees) -> [String: String] {
    var roles: [String: String] = [:]
    for (kind, parts) in [(Planner.key, ["preferences", "device", "log"]), (Sync.key, ["operation"])] {
      for part in parts {
        guard let mapping = trees[kind]?[part], let record = mapping["record"]?.scalar else { continue }
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
