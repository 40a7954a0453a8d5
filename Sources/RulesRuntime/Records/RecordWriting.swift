internal import RulesBundle
public import RulesJSON

extension Rules {
  /// A stored record in full: every field, what stands in for those that are not stored, and what could not be used.
  public func write(_ stored: StoredRecord, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.text("record", bundle.name(.records, stored.record))
    writer.key("values")
    writer.value(.object(RecordTree.tree(values(of: stored, isStored: false) { value(ofField: $0, in: stored) })))
    var defaults: [String] = []
    for field in fields(of: stored.record) where stored.values[position(of: field, in: stored)] == nil {
      defaults.append(bundle.text(.recordFields, field, Word.RecordFields.field))
    }
    writer.texts("notStored", defaults)
    writer.texts("unknown", stored.notes.unknown)
    writer.texts("unreadable", stored.notes.unreadable)
    writer.endObject()
  }

  /// What is stored, as it is stored, in UTF-8: names with dots are objects inside each other, and what was there and is no value of a
  /// field stands behind the rest.
  public func json(of stored: StoredRecord) -> [UInt8] {
    var writer = JSONWriter()
    writeStored(stored, &writer)
    return writer.bytes
  }

  func writeStored(_ stored: StoredRecord, _ writer: inout JSONWriter) {
    var tree = RecordTree.tree(values(of: stored, isStored: true) { stored.values[position(of: $0, in: stored)] })
    RecordTree.merge(stored.kept, into: &tree)
    writer.value(.object(tree))
  }

  /// `isStored`: under the names that are stored.
  private func values(of stored: StoredRecord, isStored: Bool, _ value: (Int) -> PlainValue?) -> [(name: [UInt8], value: JSON)] {
    var values: [(name: [UInt8], value: JSON)] = []
    for field in fields(of: stored.record) {
      guard let json = value(field).flatMap({ JSON($0) }) else { continue }
      let name = isStored ? bundle.storedName(ofField: field) : Array(bundle.utf8(.recordFields, field, Word.RecordFields.field))
      values.append((name, json))
    }
    return values
  }
}
