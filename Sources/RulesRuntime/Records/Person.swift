internal import RulesBundle

/// The user who is logged in, according to the facts. Stored values have an owner, and the engines use only the values of this user.
package enum Person: Equatable {
  /// The rules have no such fact, or it is missing. The caller is responsible for passing the right state.
  case unknown
  /// No user is logged in.
  case nobody
  /// The user with this id, in UTF-8.
  case somebody([UInt8])

  var id: [UInt8]? { if case .somebody(let id) = self { id } else { nil } }
}

extension Rules {
  /// The user who is logged in, according to the facts.
  package func person(_ frame: Frame) -> Person {
    guard let fact = bundle.book[0].person else { return .unknown }
    let value = evaluator.fact(fact, frame)
    switch value.tag {
    case .null: return .nobody
    case .string: return .somebody(frame.withText(value) { Array($0) })
    default: return .unknown
    }
  }

  /// The name of the fact that identifies the user. Nil if the rules have none.
  var personFact: String? { bundle.book[0].person.map { bundle.name(.facts, $0) } }

  /// The field that contains the owner of a record. Nil if the record has no owner.
  func ownerField(of record: Int) -> Int? { bundle.records[record].owner }

  /// The owner of a stored record, in UTF-8. Nil if it is unknown.
  func owner(of stored: StoredRecord) -> [UInt8]? {
    ownerField(of: stored.record).flatMap { value(ofField: $0, in: stored)?.text }.map { Array($0.utf8) }
  }

  /// Whether a stored record belongs to another user than the one who is logged in. False if either is unknown.
  package func isForeign(_ stored: StoredRecord, _ person: Person) -> Bool {
    guard person != .unknown, let owner = owner(of: stored) else { return false }
    return owner != person.id
  }

  /// Throws `other_person` if a stored record belongs to another user.
  package func requireOwn(_ stored: StoredRecord, _ frame: Frame) throws(RequestError) {
    guard isForeign(stored, person(frame)) else { return }
    throw RequestError(
      "other_person", "the stored `\(bundle.name(.records, stored.record))` belongs to a user other than the one who is logged in")
  }
}
