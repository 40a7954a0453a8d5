internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  /// The fields of all records, in the order of the records' names and as written inside; each with the number of its constant in the pool.
  mutating func prepareRecords() -> [PreparedField] {
    var fields: [PreparedField] = []
    for (name, record) in names.ordered(book.records) {
      for field in record.fields {
        let constant = field.defaultConstant(plans: typed.ordinals.plans)
        recordFields[RecordPlace(record: name, field: field.name)] = UInt32(fields.count)
        fields.append(PreparedField(record: name, field: field, constant: constant.map { programs.constant($0) }))
      }
    }
    return fields
  }

  mutating func lower(_ fields: [PreparedField], constants: [UInt32]) {
    for (name, record) in names.ordered(book.records) {
      let first = writer.count(of: .recordFields)
      for prepared in fields where prepared.record == name {
        let (kind, values) = Lowering.kind(of: prepared.field.type, plans: typed.ordinals.plans)
        let range = writer.addRange(to: .factValues, values.map { [writer.text($0)] })
        let setting = prepared.field.ifAbsent.flatMap { text -> UInt32? in
          text.hasPrefix("settings.") ? UInt32(names[Setting.key, String(text.dropFirst("settings.".count))]) : nil
        }
        writer.add(
          to: .recordFields,
          [writer.text(prepared.field.name), UInt32(kind.rawValue), prepared.field.orNull ? 1 : 0] + range
            + [prepared.constant.map { constants[$0] } ?? Lowering.none, setting ?? Lowering.none])
      }
      writer.add(
        to: .records,
        [
          writer.text(name), record.scope == .person ? 0 : 1, UInt32(first), UInt32(writer.count(of: .recordFields) - first),
          field(record.owner, of: Name(name)),
        ])
    }
  }

  /// The row of a field; none when nothing is named.
  func field(_ name: String?, of record: Name<Record>) -> UInt32 {
    guard let name else { return Lowering.none }
    guard let row = recordFields[RecordPlace(record: record.text, field: name)] else {
      fatalError("checked rules name only what there is: no field `\(name)`")
    }
    return row
  }
}

/// A field of a record.
struct RecordPlace: Hashable {
  var record: String
  var field: String
}

/// A field before the constants are written.
struct PreparedField {
  var record: String
  var field: RecordField
  var constant: Int?
}
