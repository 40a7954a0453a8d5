internal import RulesBundle
internal import RulesJSON

// Two histories of one person, or of one device, become one: what either of them saw, once. It does not matter which comes first, in which
// order several are merged, or how often: a backup and what came after it, two devices that met late, a server and a phone.
extension Rules {
  /// Merges two histories. What counts for the same person is put together; what is other people's stays theirs.
  ///
  /// The same id of an event counts once, at the later of its times. Of two blocks the stronger one is in force, and the other one after it.
  /// A block that was released on either side is over.
  public func merged(_ a: History, _ b: History) -> History {
    a.require(bundle)
    b.require(bundle)
    if a == b { return a }
    var (result, other) = (a, b)
    let person: Person = a.owner.map { .somebody($0) } ?? b.owner.map { .somebody($0) } ?? .nobody
    result.hand(to: person, bundle)
    other.hand(to: person, bundle)
    result.latest = max(result.latest, other.latest)
    let front = merged(
      HistoryPart(owner: nil, logs: result.logs, ladder: result.ladder, kept: result.kept),
      HistoryPart(owner: nil, logs: other.logs, ladder: other.ladder, kept: other.kept))
    (result.logs, result.ladder, result.kept) = (front.logs, front.ladder, front.kept)
    for part in other.others {
      if let index = result.others.firstIndex(where: { $0.owner == part.owner }) {
        result.others[index] = merged(result.others[index], part)
      } else {
        result.others.append(part)
      }
    }
    result.others.sort { HistoryPart.isBefore($0, $1) }
    result.members = Merging.members(a.members, b.members)
    return result
  }

  private func merged(_ a: HistoryPart, _ b: HistoryPart) -> HistoryPart {
    var part = a
    for vector in part.ladder.indices {
      let event = bundle.ladder[vector].counts
      let merging = LadderMerging(bundle)
      part.ladder[vector] = merging.merged((a.ladder[vector], a.logs[event]), (b.ladder[vector], b.logs[event]))
    }
    for event in part.logs.indices {
      part.logs[event] = EventLog.merged(a.logs[event], b.logs[event], most: bundle.countedEvents[event].most)
    }
    part.kept.events = Merging.members(a.kept.events, b.kept.events)
    part.kept.vectors = Merging.members(a.kept.vectors, b.kept.vectors)
    part.kept.members = Merging.members(a.kept.members, b.kept.members)
    return part
  }
}

extension EventLog {
  /// Every event of both once, at the later time where they say two; no more than the latest.
  static func merged(_ a: EventLog, _ b: EventLog, most: Int) -> EventLog {
    if a == b { return a }
    var times: [UInt64: Int64] = [:]
    for log in [a, b] {
      for index in 0..<log.count {
        let (time, id) = log[index]
        times[id] = max(times[id] ?? .min, time)
      }
    }
    var all: [(time: Int64, id: UInt64)] = []
    for (id, time) in times { all.append((time, id)) }
    all.sort { $0.time != $1.time ? $0.time < $1.time : $0.id < $1.id }
    var log = EventLog()
    for one in all.suffix(max(most, 1)) { log.append(EventID(bits: one.id), at: one.time, most: most, since: .min) }
    return log
  }
}

/// What is merged without being understood.
enum Merging {
  /// Members of both. Where they differ, the one whose text comes last: nobody here knows which is newer, and the order of merging must not
  /// matter.
  static func members(_ a: [JSON.Member], _ b: [JSON.Member]) -> [JSON.Member] {
    if a == b { return a }
    var all = a
    for member in b {
      guard let index = all.firstIndex(where: { $0.key.utf8.elementsEqual(member.key.utf8) }) else {
        all.append(member)
        continue
      }
      if isBefore(all[index].value, member.value) { all[index] = member }
    }
    return all.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  static func isBefore(_ a: JSON, _ b: JSON) -> Bool { a.compact().lexicographicallyPrecedes(b.compact()) }

  /// Each as often as the side has it that has it more often; both are in order.
  static func most(_ a: [Int64], _ b: [Int64]) -> [Int64] {
    var (all, left, right): ([Int64], Int, Int) = ([], 0, 0)
    while left < a.count || right < b.count {
      if right >= b.count || left < a.count && a[left] < b[right] {
        all.append(a[left])
        left += 1
      } else if left >= a.count || b[right] < a[left] {
        all.append(b[right])
        right += 1
      } else {
        all.append(a[left])
        left += 1
        right += 1
      }
    }
    return all
  }
}
