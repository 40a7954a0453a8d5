internal import RulesBundle
public import RulesJSON
public import RulesRuntime

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
      defaults.append(bundle.text(bundle.recordFields[field].field))
    }
    writer.texts("notStored", defaults)
    writer.texts("unknown", stored.notes.unknown)
    writer.texts("unreadable", stored.notes.unreadable)
    writer.endObject()
  }
}
