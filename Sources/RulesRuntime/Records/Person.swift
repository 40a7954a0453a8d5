internal import RulesBundle

/// Who is logged in, as far as the facts say. Everything that is stored has an owner, and the engines answer only to that one.
package enum Person: Equatable {
  /// The rules have no fact for it, or it is not given. Then the caller is responsible for passing the right state.
  case unknown
  case nobody
  /// The person's id, in UTF-8.
  case somebody([UInt8])

  var id: [UInt8]? { if case .somebody(let id) = self { id } else { nil } }
}

extension Rules {
  package func person(_ frame: Frame) -> Person {
    guard let fact = bundle.book[0].person else { return .unknown }
    let value = evaluator.fact(fact, frame)
    switch value.tag {
    case .null: return .nobody
    case .string: return .somebody(frame.withText(value) { Array($0) })
    default: return .unknown
    }
  }

  /// The name of the fact that says who is logged in; nil in rules that have none.
  var personFact: String? { bundle.book[0].person.map { bundle.name(.facts, $0) } }

  /// The field of a record that says whose it is; nil for what is nobody's.
  func ownerField(of record: Int) -> Int? { bundle.records[record].owner }

  /// Whose a stored record is; nil where nothing says.
  func owner(of stored: StoredRecord) -> [UInt8]? {
    ownerField(of: stored.record).flatMap { value(ofField: $0, in: stored)?.text }.map { Array($0.utf8) }
  }

  /// Whether a stored record is of somebody else than the person who is logged in, as far as both are known.
  package func isForeign(_ stored: StoredRecord, _ person: Person) -> Bool {
    guard person != .unknown, let owner = owner(of: stored) else { return false }
    return owner != person.id
  }

  /// Refuses a stored record of somebody else.
  package func requireOwn(_ stored: StoredRecord, _ frame: Frame) throws(RequestError) {
    guard isForeign(stored, person(frame)) else { return }
    throw RequestError(
      "other_person", "the stored `\(bundle.name(.records, stored.record))` is of somebody else than the person who is logged in")
  }
}
