internal import RulesBundle
package import RulesJSON

extension Rules {
  /// What is stored, as it is stored, in UTF-8: names with dots are objects inside each other, and what was there and is no value of a
  /// field stands behind the rest.
  public func json(of stored: StoredRecord) -> [UInt8] {
    var writer = JSONWriter()
    writeStored(stored, &writer)
    return writer.bytes
  }

  package func writeStored(_ stored: StoredRecord, _ writer: inout JSONWriter) {
    var tree = RecordTree.tree(values(of: stored, isStored: true) { stored.values[position(of: $0, in: stored)] })
    RecordTree.merge(stored.kept, into: &tree)
    writer.value(.object(tree))
  }

  /// `isStored`: under the names that are stored.
  package func values(of stored: StoredRecord, isStored: Bool, _ value: (Int) -> PlainValue?) -> [(name: [UInt8], value: JSON)] {
    var values: [(name: [UInt8], value: JSON)] = []
    for field in fields(of: stored.record) {
      guard let json = value(field).flatMap({ JSON($0) }) else { continue }
      let name = isStored ? bundle.storedName(ofField: field) : Array(bundle.utf8(bundle.recordFields[field].field))
      values.append((name, json))
    }
    return values
  }
}
