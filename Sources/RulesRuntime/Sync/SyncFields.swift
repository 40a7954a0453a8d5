internal import RulesBundle

/// The names under which the parts of an operation are stored.
struct SyncFields {
  let names: [[UInt8]]

  /// In the order of the columns of the bundle.
  enum Part: Int, CaseIterable {
    case id, type, entityType, entityID, payload, created, attempts, nextRetry, errorCode, errorMessage, dependsOn, device, user
  }

  init(_ bundle: Bundle) {
    var names: [[UInt8]] = []
    for part in Part.allCases {
      let field = bundle.word(.sync, 0, Word.Sync.id + part.rawValue)
      names.append(Array(bundle.utf8(.recordFields, field, Word.RecordFields.field)))
    }
    self.names = names
  }

  func name(_ part: Part) -> String { String(decoding: names[part.rawValue], as: UTF8.self) }

  func part(_ key: String) -> Part? {
    for part in Part.allCases where key.utf8.elementsEqual(names[part.rawValue]) { return part }
    return nil
  }
}
