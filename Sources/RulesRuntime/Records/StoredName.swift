internal import RulesBundle

// Names as they are stored. Where the rules call something otherwise now, what is stored keeps its old name, so that every version that was
// ever out can read it.
extension RuleBundle {
  /// What a name of the rules is called where it is stored.
  func storedName(_ kind: StoredNameKind, _ name: String) -> String {
    for row in 0..<count(.storedNames) where storedNames[row].kind == kind && utf8(storedNames[row].name).elementsEqual(name.utf8) {
      return text(storedNames[row].was)
    }
    return name
  }

  /// What the rules call a stored name; the name itself where they have no other one.
  func currentName(_ kind: StoredNameKind, _ stored: String) -> String {
    for row in 0..<count(.storedNames) where storedNames[row].kind == kind && utf8(storedNames[row].was).elementsEqual(stored.utf8) {
      return text(storedNames[row].name)
    }
    return stored
  }

  /// The row of a stored name.
  func find(stored name: String, _ kind: StoredNameKind, _ section: BundleSection) -> Int? {
    find(section, count(.storedNames) == 0 ? name : currentName(kind, name))
  }

  /// The name of a field where it is stored, in UTF-8.
  func storedName(ofField field: Int) -> [UInt8] {
    for row in 0..<count(.storedNames) where storedNames[row].field == field {
      return Array(utf8(storedNames[row].was))
    }
    return Array(utf8(recordFields[field].field))
  }

  /// The name of a notification where it is stored, in UTF-8.
  func storedName(ofNotification type: Int) -> [UInt8] {
    guard count(.storedNames) > 0 else { return Array(utf8(notifications[type].name)) }
    return Array(storedName(.notification, name(.notifications, type)).utf8)
  }
}
