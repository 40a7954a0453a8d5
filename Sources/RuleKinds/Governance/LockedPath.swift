/// A value that a rule marks as locked.
package struct LockedPath {
  package let lock: Name<Lock>
  package let value: RulePath

  /// Returns every path that a lock holds or that a rule marks as locked, with its lock.
  package static func held(_ book: RuleBook, _ places: SourceLocations) -> [RulePath: Name<Lock>] {
    var held: [RulePath: Name<Lock>] = [:]
    for entry in book.locks.entries {
      for path in entry.value.allHolds.map(places.path) where held[path] == nil { held[path] = entry.name }
    }
    for locked in all(book) where held[locked.value] == nil { held[locked.value] = locked.lock }
    return held
  }

  package static func all(_ book: RuleBook) -> [LockedPath] {
    var paths: [LockedPath] = []
    for entry in book.limits.entries {
      for cell in entry.value.locked.cells {
        paths.append(LockedPath(lock: cell.value, value: RulePath(Limit.key, entry.name.text, "plans", cell.column.text)))
      }
    }
    for entry in book.capabilities.entries {
      for cell in entry.value.locked.cells {
        paths.append(LockedPath(lock: cell.value, value: RulePath(Capability.key, entry.name.text, "plans", cell.column.text)))
      }
    }
    for entry in book.payloads.entries {
      for part in entry.value.parts {
        guard let lock = part.locked else { continue }
        paths.append(LockedPath(lock: lock, value: RulePath(Payload.key, entry.name.text, "parts", part.type, part.treatment.key)))
      }
    }
    for entry in book.settings.entries {
      if let lock = entry.value.locked { paths.append(LockedPath(lock: lock, value: RulePath(Setting.key, entry.name.text, "value"))) }
    }
    return paths
  }
}

extension Treatment {
  /// The key whose value a lock holds.
  fileprivate var key: String {
    switch self {
    case .travels: "travels"
    case .marker: "marker"
    case .stays: "stays"
    }
  }
}
