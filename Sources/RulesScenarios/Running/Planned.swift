package import RuleKinds
package import RulesJSON

/// The state of notification planning from step to step: the given state of the user and the device, and the results of the last plan.
package struct Planned {
  private var members: [JSON.Member] = []

  package init() {}

  /// Applies the values of a question. It merges fields into preferences and device state, and replaces all other values.
  package mutating func say(_ entries: [FreeEntry]) {
    for entry in entries {
      let isStored = ["preferences", "device"].contains(entry.key)
      put(entry.key, isStored ? Planned.merge(JSON(entry.value), into: self[entry.key]) : JSON(entry.value))
    }
  }

  private static func merge(_ news: JSON, into known: JSON?) -> JSON {
    guard case .object(let changes) = news, case .object(var members)? = known else { return news }
    for member in changes {
      if let index = members.firstIndex(where: { $0.key == member.key }) {
        members[index].value = merge(member.value, into: members[index].value)
      } else {
        members.append(member)
      }
    }
    return .object(members)
  }

  /// The members of the next request.
  package var keys: [JSON.Member] { members }

  /// Stores what an app would store: the user's log rows by id, and the device state. Rows of other users are unchanged.
  package mutating func remember(_ plan: JSON, logID: String, owner: String?, _ person: JSON?) {
    guard case .array(let rows)? = plan["log"], case .array(let withdrawn)? = plan["withdrawn"] else { return }
    var log: [JSON] = []
    if case .array(let known)? = self["log"] { log = known }
    func isOwn(_ row: JSON) -> Bool {
      guard let person, let owner, let whose = row[owner] else { return true }
      return whose == person
    }
    log.removeAll { row in isOwn(row) && (row[logID].map { withdrawn.contains($0) } ?? false) }
    for row in rows {
      if let index = log.firstIndex(where: { $0[logID] == row[logID] && isOwn($0) }) { log[index] = row } else { log.append(row) }
    }
    put("log", .array(log))
    if case .object(let device)? = plan["device"] { put("device", .object(device)) }
  }

  private subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }

  private mutating func put(_ key: String, _ value: JSON) {
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = value
    } else {
      members.append(.init(key: key, value: value))
    }
  }
}
