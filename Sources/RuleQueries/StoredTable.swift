internal import RuleKinds
internal import RulesBundle

extension Queries {
  /// The data that the engines and the app store: owner, form, stored names, and the moments that clear it.
  package var stored: ReportTable {
    ReportTable(
      key: "stored", title: "Stored data: owner, form, and lifetime",
      columns: [
        .init(key: "store", title: "store", width: 26), .init(key: "about", title: "description", width: 44),
        .init(key: "owner", title: "owner", width: 28), .init(key: "form", title: "stored form", width: 52),
        .init(key: "renamed", title: "stored under an old name", width: 34), .init(key: "cleared", title: "cleared at", width: 40),
        .init(key: "kept", title: "kept at", width: 44), .init(key: "mayChange", title: "allowed changes", width: 44),
      ],
      rows: Store.used(by: book).map { row($0) } + book.records.entries.map { row($0.name.text, $0.value) })
  }

  private func row(_ store: Store) -> [ReportTable.Cell] {
    let type = book.dataTypes.entries.first { $0.value.stores.contains(store) }?.value
    var (form, renamed): ([String], [String]) = ([], [])
    func add<K: Kind>(_ title: String, _ rules: Named<K, K>, _ was: (K) -> String?, _ more: (K) -> String = { _ in "" }) {
      guard rules.count > 0 else { return }
      form.append("\(title): " + rules.entries.map { (was($0.value) ?? $0.name.text) + more($0.value) }.joined(separator: ", "))
      renamed += rules.entries.compactMap { entry in was(entry.value).map { "\(entry.name.text): \($0)" } }
    }
    switch store {
    case .history:
      add("events", book.events, { $0.was }, { $0.id.map { " (id: \($0.text))" } ?? "" })
      add("vectors", book.ladder, { $0.was })
      add("levels", book.ladderLevels, { $0.was })
      add("signals", book.signals, { $0.was })
    case .syncQueue, .conflictUndo:
      if let record = book.sync.operation?.record.text { form.append("each operation as `\(record)`") }
      add("operations", book.operations, { $0.was }, { " (\($0.entities.joined(separator: ", ")))" })
    }
    return [
      .text(store.rawValue), .text(type?.provenance.about ?? ""), .text(owner(of: store)), .lines(form), .lines(renamed),
      .lines(cleared(type)),
      .lines(kept(type)), .text("additions; renames with `was`; no other event ids, no removals of names in use"),
    ]
  }

  private func owner(of store: Store) -> String {
    guard book.facts["person"] != nil else { return "the caller" }
    let shared = book.events.entries.filter { $0.value.scope == .device }.map(\.name.text)
    return store == .history && !shared.isEmpty ? "the user; the device: \(shared.joined(separator: ", "))" : "the user"
  }

  private func row(_ name: String, _ record: Record) -> [ReportTable.Cell] {
    let type = book.dataTypes.entries.first { $0.value.records.contains { $0.text == name } }?.value
    return [
      .text(name), .text(record.provenance.about), .text(record.owner.map { "the user in `\($0)`" } ?? "the device"),
      .lines(record.fields.map { "\($0.was ?? $0.name): \(text(of: $0))" }),
      .lines(record.fields.compactMap { field in field.was.map { "\(field.name): \($0)" } }), .lines(cleared(type)), .lines(kept(type)),
      .text("additions; renames with `was`; additional enumeration values; no other type, no other owner"),
    ]
  }

  private func text(of field: RecordField) -> String {
    let type =
      switch field.type {
      case .oneOf(let values): "one of \(values.joined(separator: ", "))"
      case .listOf(let item): "list of \(item.rawValue)"
      default: field.type.word ?? "text"
      }
    return field.orNull ? "\(type) or null" : type
  }

  private func cleared(_ type: DataType?) -> [String] { type?.clearedAt.map { clearingText($0) } ?? [] }
  private func kept(_ type: DataType?) -> [String] { type?.keptAt.map { "\($0.moment.text): \($0.why)" } ?? [] }
}
