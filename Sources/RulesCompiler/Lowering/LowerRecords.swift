internal import Conditions
internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Prepares the fields of all records, in the order of record names and then of declaration, with the constant pool index of their defaults.
  mutating func prepareRecords() -> [PreparedField] {
    var fields: [PreparedField] = []
    for (name, record) in names.ordered(book.records) {
      for field in record.fields {
        let constant = field.defaultConstant(plans: typed.ordinals.plans)
        recordFields[RecordPlace(record: name, field: field.name)] = fields.count
        fields.append(PreparedField(record: name, field: field, constant: constant.map { programs.constant($0) }))
      }
    }
    return fields
  }

  mutating func lower(_ fields: [PreparedField], constants: [Int]) {
    for (name, record) in names.ordered(book.records) {
      let first = writer.count(of: .recordFields)
      for prepared in fields where prepared.record == name {
        let (kind, values) = Lowering.kind(of: prepared.field.type, plans: typed.ordinals.plans)
        let range = writer.addRange(values.map { FactValueBuilder(value: writer.text($0)) })
        let setting = prepared.field.ifAbsent.flatMap { text in
          text.hasPrefix("settings.") ? names[Setting.key, String(text.dropFirst("settings.".count))] : nil
        }
        writer.add(
          RecordFieldBuilder(
            field: writer.text(prepared.field.name), type: kind, orNull: prepared.field.orNull, values: range,
            ifAbsent: prepared.constant.map { constants[$0] }, setting: setting))
      }
      writer.add(
        RecordBuilder(
          name: writer.text(name), scope: record.scope, fields: first..<writer.count(of: .recordFields),
          owner: field(record.owner, of: Name(name))))
    }
  }

  /// Returns the row of a field, or nil if the name is nil.
  func field(_ name: String?, of record: Name<Record>) -> Int? { name.map { needed(field: $0, of: record) } }

  func needed(field name: String, of record: Name<Record>) -> Int {
    guard let row = recordFields[RecordPlace(record: record.text, field: name)] else {
      fatalError("unknown field `\(name)` in checked rules")
    }
    return row
  }
}

/// A field of a record.
struct RecordPlace: Hashable {
  var record: String
  var field: String
}

/// A field of a record before the constants are written.
struct PreparedField {
  var record: String
  var field: RecordField
  var constant: Int?
}
