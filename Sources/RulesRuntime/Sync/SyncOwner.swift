internal import RulesBundle

// Owners of operations. Several users can share one device, and each operation is pending for its own user only.
extension SyncQueue {
  /// Applies the facts about the user who is logged in.
  ///
  /// A queue from before operations had owners belongs to the user who continues to use it, and not to the next one who logs in.
  ///
  /// - Parameter isNew: Whether the user has just logged in.
  package mutating func hand(to person: Person, isNew: Bool) {
    guard person != .unknown else { return }
    if user == nil, !isNew, let id = person.id {
      for index in operations.indices where operations[index].user == nil { operations[index].user = id }
      for index in drafts.indices where drafts[index].user == nil { drafts[index].user = id }
    }
    become(person.id)
  }

  /// Sets the user who is logged in, and resets the state of the previous user.
  mutating func become(_ id: [UInt8]?) {
    guard id != user else { return }
    // An expired session waits for the same user's login. The session of another user does not.
    if user != nil {
      lastSync = nil
      waitsForLogin = false
    }
    user = id
  }

  /// The part of the queue that belongs to one user, as a separate queue.
  func part(of user: [UInt8]?) -> SyncQueue {
    var part = self
    part.operations.removeAll { $0.user != user }
    part.drafts.removeAll { $0.user != user }
    return part
  }

  /// Replaces the part of the queue that belongs to one user. Operations of other users keep their position: the same number of the user's
  /// operations is before them.
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

  /// Whether the whole queue belongs to the user who is logged in.
  var isOfOne: Bool {
    for operation in operations where operation.user != user { return false }
    for draft in drafts where draft.user != user { return false }
    return true
  }
}
