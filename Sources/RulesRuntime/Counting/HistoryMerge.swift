internal import RulesBundle
internal import RulesJSON

// Merging histories of one user or of one device. The result does not depend on the order of merging or on how often histories are merged.
// This serves a backup and later data, two devices, or a server and a phone.
extension Rules {
  /// Returns the merge of two histories. Parts of the same user are combined, and parts of different users stay separate.
  ///
  /// An event id counts once, at the later of its times. Of two blocks the stronger one is in force, and the other one follows it. A block
  /// that was released in either history is over.
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
  /// The events of both logs, each once and at the later of its times; at most the latest `most` events.
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

/// Merges data that these rules do not know.
enum Merging {
  /// The members of both lists. If two values differ, the one whose JSON sorts last is kept: which one is newer is unknown, and the order
  /// of merging must not matter.
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

  /// The union of two sorted lists. Each value occurs as often as in the list that has it more often.
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
