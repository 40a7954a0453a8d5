internal import RulesBundle

/// A field of a record as a property.
struct RecordProperty {
  var name: String
  var member: String
  /// Among all fields of the bundle, and among those of its record.
  var row: Int
  var position: Int
  var type: PlainType
  /// The names of its values where the record declares them.
  var values: [String]?
  /// What counts where nothing is stored; nil where nothing does.
  var standsIn: String?
}

/// A Swift type for values that stored records and requests have.
struct PlainType {
  var name: String
  /// Reads one out of `$0`, a `PlainValue`; nil for one of another type.
  var fromValue: String
  /// Makes a `PlainValue` of `$0`.
  var toValue: String
  /// Whether null is a value of its own.
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

  /// A type that has one name only, by its kind.
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
      // Where null stands in, nothing and null are the same: both are nil.
      type.isNullable = bundle.recordFields[row].orNull && ifAbsent != .null
      return RecordProperty(
        name: names[position], member: members[position], row: row, position: position, type: type,
        values: isDeclaredInRecord(row) ? values(ofField: row) : nil, standsIn: standsIn(row, type))
    }
  }

  /// The values of a field by position, as the record's struct declares them: `Reason`; nil where it has none, or those of the plans.
  func enumeration(ofField row: Int) -> String? { isDeclaredInRecord(row) ? fieldEnumeration(row) : nil }

  private func kind(ofField row: Int) -> FactKind {
    bundle.recordFields[row].type
  }

  private func values(ofField row: Int) -> [String] {
    bundle.recordFields[row].values.map { bundle.text(bundle.factValues[$0].value) }
  }

  /// The values of the plans are stored by name, in whatever order a record declares them.
  private func isDeclaredInRecord(_ row: Int) -> Bool {
    kind(ofField: row) == .enumeration && values(ofField: row).sorted() != plans.sorted()
  }

  private func fieldEnumeration(_ row: Int) -> String {
    let name = SwiftName.type(bundle.text(bundle.recordFields[row].field))
    // A nested type must not hide one that the struct uses.
    let used = ["StoredRecord", "RequestError", "TimeOfDay", "UInt8", "Effective", "Equatable"]
    return SwiftEmitter.typesOfLanguage.contains(name) || used.contains(name) ? name + "Value" : name
  }

  private func type(ofField row: Int, _ name: String) -> PlainType {
    let kind = kind(ofField: row)
    if kind == .string, isTimeOfDay(row) { return .timeOfDay }
    return PlainType.plain(kind) ?? .enumeration(isDeclaredInRecord(row) ? fieldEnumeration(row) : type("plans", "plan"))
  }

  /// A text that a time of day stands in for, or that the planner reads as one.
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
    if type.name == PlainType.bool.name, isSwitch(row) { return "\(prefix).rules.untouchedSwitch(\(row)) ?? false" }
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
