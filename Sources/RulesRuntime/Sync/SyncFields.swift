package import RulesBundle

/// The field names under which the parts of an operation are stored.
package struct SyncFields {
  let names: [[UInt8]]
  /// The current names in the rules.
  private let current: [[UInt8]]
  private let bundle: RuleBundle

  /// The parts, in the order of the columns of the bundle.
  enum Part: Int, CaseIterable {
    case id, type, entityType, entityID, payload, created, attempts, nextRetry, errorCode, errorMessage, dependsOn, device, user
  }

  package init(_ bundle: RuleBundle) {
    var names: [[UInt8]] = []
    var current: [[UInt8]] = []
    for part in Part.allCases {
      let field = bundle.column(.sync, 0, SyncRow.At.id + part.rawValue)
      names.append(bundle.storedName(ofField: field))
      current.append(Array(bundle.utf8(bundle.recordFields[field].field)))
    }
    self.names = names
    self.current = current
    self.bundle = bundle
  }

  func name(_ part: Part) -> String { String(decoding: names[part.rawValue], as: UTF8.self) }

  func part(_ key: String) -> Part? {
    for part in Part.allCases where key.utf8.elementsEqual(names[part.rawValue]) { return part }
    // An app that adds an operation can use the current name of a field.
    for part in Part.allCases where key.utf8.elementsEqual(current[part.rawValue]) { return part }
    return nil
  }

  /// The current name of the operation with a stored name, in UTF-8.
  func type(stored name: String) -> [UInt8] { Array(bundle.currentName(.operation, name).utf8) }

  /// The stored name of an operation, in UTF-8.
  func storedName(ofType type: [UInt8]) -> [UInt8] {
    guard bundle.count(.storedNames) > 0 else { return type }
    return Array(bundle.storedName(.operation, String(decoding: type, as: UTF8.self)).utf8)
  }
}
