internal import RulesBundle

/// A property for a field of a record.
struct RecordProperty {
  var name: String
  var member: String
  /// The index among all fields of the bundle, and the index among the fields of its record.
  var row: Int
  var position: Int
  var type: PlainType
  /// The names of its values, if the record declares them.
  var values: [String]?
  /// The default expression if nothing is stored; nil if there is no default.
  var standsIn: String?
}

/// A Swift type for the values of stored records and requests.
struct PlainType {
  var name: String
  /// The expression that converts `$0`, a `PlainValue`, to this type; its value is nil for a value of another type.
  var fromValue: String
  /// The expression that converts `$0` to a `PlainValue`.
  var toValue: String
  /// Whether null is a separate value.
  var isNullable = false

  var optional: String { isNullable ? "OrNull<\(name)>?" : "\(name)?" }
  func read(_ value: String) -> String {
    isNullable ? "OrNull(\(value)) { \(fromValue) }" : "\(value).flatMap { \(fromValue) }"
  }
  var write: String { isNullable ? "$0.plain { \(toValue) }" : toValue }

  static let bool = PlainType(name: "Bool", fromValue: "$0.bool", toValue: ".bool($0)")
  static let int = PlainType(name: "Int", fromValue: "$0.int", toValue: ".int(Int64($0))")
  static let id = PlainType(name: "FactID", fromValue: "$0.text.flatMap { FactID($0) }", toValue: ".text($0.text)")
  static let text = PlainType(name: "String", fromValue: "$0.text", toValue: ".text($0)")
  static let timeOfDay = PlainType(name: "TimeOfDay", fromValue: "$0.timeOfDay", toValue: ".text($0.text)")
  static let duration = PlainType(name: "Swift.Duration", fromValue: "$0.duration", toValue: ".duration($0)")
  static let timestamp = PlainType(name: "Timestamp", fromValue: "$0.timestamp", toValue: ".timestamp($0)")

  static func enumeration(_ name: String) -> PlainType {
    PlainType(name: name, fromValue: "$0.text.flatMap { \(name)(name: $0) }", toValue: ".text($0.name)")
  }

  static func list(of item: PlainType) -> PlainType {
    PlainType(name: "[\(item.name)]", fromValue: "$0.list { \(item.fromValue) }", toValue: ".list($0.map { \(item.toValue) })")
  }

  /// Returns the type for a kind; nil for enumerations, which have their own types.
  static func plain(_ kind: FactKind) -> PlainType? {
    switch kind {
    case .bool: .bool
    case .int: .int
    case .string: .text
    case .enumeration: nil
    case .duration: .duration
    case .timestamp: .timestamp
    case .listOfBool: .list(of: .bool)
    case .listOfInt: .list(of: .int)
    case .listOfString: .list(of: .text)
    }
  }
}

extension SwiftEmitter {
  func recordFields(of record: Int) -> [RecordProperty] {
    let rows = bundle.records[record].fields
    let names = rows.map { bundle.text(bundle.recordFields[$0].field) }
    let members = SwiftName.members(names, taken: ["json", "effective", "stored", "notes", "init", "self", "Type", "_"])
    return rows.enumerated().map { position, row in
      var type = type(ofField: row, names[position])
      let ifAbsent = bundle.recordFields[row].ifAbsent.map { bundle.constant($0).tag }
      // If the default is null, an absent value and null are the same: both are nil.
      type.isNullable = bundle.recordFields[row].orNull && ifAbsent != .null
      return RecordProperty(
        name: names[position], member: members[position], row: row, position: position, type: type,
        values: isDeclaredInRecord(row) ? values(ofField: row) : nil, standsIn: standsIn(row, type))
    }
  }

  /// Returns the name of the enum for the values of a field, such as `Reason`; nil if the field has no values or the values are plans.
  func enumeration(ofField row: Int) -> String? { isDeclaredInRecord(row) ? fieldEnumeration(row) : nil }

  private func kind(ofField row: Int) -> FactKind {
    bundle.recordFields[row].type
  }

  private func values(ofField row: Int) -> [String] {
    bundle.recordFields[row].values.map { bundle.text(bundle.factValues[$0].value) }
  }

  /// Whether the record declares the values of a field. Plans are stored by name, in any order, and use the type for plans.
  private func isDeclaredInRecord(_ row: Int) -> Bool {
    kind(ofField: row) == .enumeration && values(ofField: row).sorted() != plans.sorted()
  }

  private func fieldEnumeration(_ row: Int) -> String {
    let name = SwiftName.type(bundle.text(bundle.recordFields[row].field))
    // A nested type must not hide a type that the struct uses.
    let used = ["StoredRecord", "RequestError", "TimeOfDay", "UInt8", "Effective", "Equatable"]
    return SwiftEmitter.typesOfLanguage.contains(name) || used.contains(name) ? name + "Value" : name
  }

  private func type(ofField row: Int, _ name: String) -> PlainType {
    let kind = kind(ofField: row)
    if kind == .string, isTimeOfDay(row) { return .timeOfDay }
    return PlainType.plain(kind) ?? .enumeration(isDeclaredInRecord(row) ? fieldEnumeration(row) : type("plans", "plan"))
  }

  /// Whether a string field is a time of day: its default is one, or the planner reads it as one.
  private func isTimeOfDay(_ row: Int) -> Bool {
    if unit(ofField: row) == .timeOfDay { return true }
    return has(.planner)
      && [PlannerRow.At.dailyReminder, PlannerRow.At.quietFrom, PlannerRow.At.quietTo].contains {
        bundle.optional(.planner, 0, $0) == row
      }
  }

  private func unit(ofField row: Int) -> SettingKind? {
    bundle.recordFields[row].setting.flatMap {
      bundle.settings[$0].unit
    }
  }

  private func standsIn(_ row: Int, _ type: PlainType) -> String? {
    guard !type.isNullable else { return nil }
    if type.name == PlainType.bool.name, isSwitch(row) { return "\(prefix).rules.switchDefault(\(row)) ?? false" }
    let defaultValue = "\(prefix).rules.defaultValue(forField: \(row)) { \(type.fromValue) }"
    if let unit = unit(ofField: row) {
      let fits =
        switch unit {
        case .timeOfDay: type.name == PlainType.timeOfDay.name
        case .seconds: type.name == PlainType.duration.name
        default: type.name == PlainType.int.name
        }
      return fits ? defaultValue : nil
    }
    let constant = bundle.recordFields[row].ifAbsent.map { bundle.constant($0).tag }
    switch constant {
    case nil, .null, .error, .missing: return nil
    default: return type.name == PlainType.timeOfDay.name ? nil : defaultValue
    }
  }

  private func isSwitch(_ row: Int) -> Bool {
    (0..<bundle.count(.notificationCategories)).contains {
      bundle.notificationCategories[$0].stored == row
    }
      || (0..<bundle.count(.notifications)).contains { bundle.notifications[$0].stored == row }
  }
}
