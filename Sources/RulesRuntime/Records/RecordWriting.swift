internal import RulesBundle
public import RulesJSON

extension Rules {
  /// A stored record in full: every field, what stands in for those that are not stored, and what could not be used.
  public func write(_ stored: StoredRecord, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.text("record", bundle.name(.records, stored.record))
    writer.key("values")
    writeFields(of: stored, &writer) { field in value(ofField: field, in: stored) }
    var defaults: [String] = []
    for field in fields(of: stored.record) where stored.values[position(of: field, in: stored)] == nil {
      defaults.append(bundle.text(.recordFields, field, Word.RecordFields.field))
    }
    writer.texts("notStored", defaults)
    writer.texts("unknown", stored.notes.unknown)
    writer.texts("unreadable", stored.notes.unreadable)
    writer.endObject()
  }

  /// Only what is stored, as it is stored: names with dots are objects inside each other.
  func writeStored(_ stored: StoredRecord, _ writer: inout JSONWriter) {
    writeFields(of: stored, &writer) { field in stored.values[position(of: field, in: stored)] }
  }

  /// Fields whose names begin alike stand next to each other in the rules; where they do not, their names keep the dots.
  private func writeFields(of stored: StoredRecord, _ writer: inout JSONWriter, _ value: (Int) -> PlainValue?) {
    var open: [[UInt8]] = []
    var closed: [[UInt8]] = []
    writer.beginObject()
    for field in fields(of: stored.record) {
      guard let value = value(field) else { continue }
      let name = Array(bundle.utf8(.recordFields, field, Word.RecordFields.field))
      var parts = name.split(separator: UInt8(ascii: ".")).map { Array($0) }
      var shared = 0
      while shared < open.count, shared < parts.count - 1, open[shared] == parts[shared] { shared += 1 }
      while open.count > shared {
        writer.endObject()
        closed.append(Array(open.joined(separator: [UInt8(ascii: ".")])))
        open.removeLast()
      }
      while open.count < parts.count - 1 {
        let prefix = Array((open + [parts[open.count]]).joined(separator: [UInt8(ascii: ".")]))
        if closed.contains(prefix) {
          // The object was ended already: an object has no key twice.
          parts = Array(parts[0..<open.count]) + [Array(parts[open.count...].joined(separator: [UInt8(ascii: ".")]))]
          break
        }
        writer.key(String(decoding: parts[open.count], as: UTF8.self))
        writer.beginObject()
        open.append(parts[open.count])
      }
      writer.key(String(decoding: parts[parts.count - 1], as: UTF8.self))
      writer.plain(value)
    }
    for _ in open { writer.endObject() }
    writer.endObject()
  }
}
