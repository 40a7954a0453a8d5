internal import RulesBundle
package import RulesJSON

extension Rules {
  /// The JSON form of a stored record, in UTF-8. Names with dots become nested objects. Members that are not valid fields follow unchanged.
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

  /// The values of the fields with their names.
  ///
  /// - Parameter isStored: Whether to use stored names instead of current names.
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
