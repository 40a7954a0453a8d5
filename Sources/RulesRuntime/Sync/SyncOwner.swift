internal import RulesBundle

// Whose work waits. Several people may use one device; what each of them did waits for them, and for nobody else.
extension SyncQueue {
  /// What the facts say about who is logged in. `isNew`: they have just logged in.
  ///
  /// A queue from before there were owners belongs to the person who goes on using it, and not to the next one who logs in.
  package mutating func hand(to person: Person, isNew: Bool) {
    guard person != .unknown else { return }
    if user == nil, !isNew, let id = person.id {
      for index in operations.indices where operations[index].user == nil { operations[index].user = id }
      for index in drafts.indices where drafts[index].user == nil { drafts[index].user = id }
    }
    become(person.id)
  }

  /// Somebody is logged in. What concerned the one before them is not theirs.
  mutating func become(_ id: [UInt8]?) {
    guard id != user else { return }
    // Whose session is over waits for them to log in; somebody else's is another one.
    if user != nil {
      lastSync = nil
      waitsForLogin = false
    }
    user = id
  }

  /// What waits for one person alone, as a queue of its own.
  func part(of user: [UInt8]?) -> SyncQueue {
    var part = self
    part.operations.removeAll { $0.user != user }
    part.drafts.removeAll { $0.user != user }
    return part
  }

  /// Puts back what became of a person's part. What is other people's stays where it is: behind as many of the person's as before.
  mutating func put(_ part: SyncQueue, of user: [UInt8]?) {
    var whole = part
    whole.operations = []
    var next = part.operations.startIndex
    for operation in operations {
      if operation.user != user {
        whole.operations.append(operation)
      } else if next < part.operations.endIndex {
        whole.operations.append(part.operations[next])
        next += 1
      }
    }
    whole.operations += part.operations[next...]
    whole.drafts = drafts.filter { $0.user != user } + part.drafts
    self = whole
  }

  /// Whether everything in the queue is of the one who is logged in.
  var isOfOne: Bool {
    for operation in operations where operation.user != user { return false }
    for draft in drafts where draft.user != user { return false }
    return true
  }
}
