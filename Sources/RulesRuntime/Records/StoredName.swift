internal import RulesBundle

// Stored names. If the rules rename something, stored values keep the old name, so that every released version can read them.
extension RuleBundle {
  /// The stored form of a name in the rules.
  func storedName(_ kind: StoredNameKind, _ name: String) -> String {
    for row in 0..<count(.storedNames) where storedNames[row].kind == kind && utf8(storedNames[row].name).elementsEqual(name.utf8) {
      return text(storedNames[row].was)
    }
    return name
  }

  /// The current name for a stored name. Returns the name itself if it was not renamed.
  func currentName(_ kind: StoredNameKind, _ stored: String) -> String {
    for row in 0..<count(.storedNames) where storedNames[row].kind == kind && utf8(storedNames[row].was).elementsEqual(stored.utf8) {
      return text(storedNames[row].name)
    }
    return stored
  }

  /// The row for a stored name.
  func find(stored name: String, _ kind: StoredNameKind, _ section: BundleSection) -> Int? {
    find(section, count(.storedNames) == 0 ? name : currentName(kind, name))
  }

  /// The stored name of a field, in UTF-8.
  func storedName(ofField field: Int) -> [UInt8] {
    for row in 0..<count(.storedNames) where storedNames[row].field == field {
      return Array(utf8(storedNames[row].was))
    }
    return Array(utf8(recordFields[field].field))
  }

  /// The stored name of a notification, in UTF-8.
  func storedName(ofNotification type: Int) -> [UInt8] {
    guard count(.storedNames) > 0 else { return Array(utf8(notifications[type].name)) }
    return Array(storedName(.notification, name(.notifications, type)).utf8)
  }
}
