internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers the previous names of stored values.
  mutating func lowerStoredNames() {
    func add(_ kind: StoredNameKind, _ name: String, _ was: String?, _ field: Int? = nil) {
      guard let was else { return }
      writer.add(StoredNameBuilder(kind: kind, name: writer.text(name), was: writer.text(was), field: field))
    }
    for (name, event) in names.ordered(book.events) { add(.event, name, event.was) }
    for (name, vector) in names.ordered(book.ladder) { add(.vector, name, vector.was) }
    for (name, level) in names.ordered(book.ladderLevels) { add(.level, name, level.was) }
    for (name, signal) in names.ordered(book.signals) { add(.signal, name, signal.was) }
    for (name, operation) in names.ordered(book.operations) { add(.operation, name, operation.was) }
    for (name, type) in names.ordered(book.notifications) { add(.notification, name, type.was) }
    for (name, record) in names.ordered(book.records) {
      for stored in record.fields { add(.field, stored.name, stored.was, field(stored.name, of: Name(name))) }
    }
  }
}
