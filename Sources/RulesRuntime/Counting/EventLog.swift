/// The latest events of one kind, oldest first. The number of events is bounded by the largest number that a rule compares their count
/// with.
struct EventLog: Sendable {
  /// Milliseconds since 1970, in ascending order.
  private var times: [Int64] = []
  private var ids: [UInt64] = []
  /// The index of the first valid entry. Entries before it are removed when they make up half of the array.
  private var head = 0

  init() {}

  var count: Int { times.count - head }
  var latest: Int64? { times.last }

  /// The time and the id of an event. Index 0 is the oldest event.
  subscript(index: Int) -> (time: Int64, id: UInt64) { (times[head + index], ids[head + index]) }

  func contains(_ id: EventID) -> Bool {
    ids.withUnsafeBufferPointer { ids in
      for index in head..<ids.count where ids[index] == id.bits { return true }
      return false
    }
  }

  /// The number of events at or after `time`.
  func count(since time: Int64) -> Int {
    var low = head
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    return times.count - low
  }

  /// The number of events at or after `time` and before `end`.
  func count(since time: Int64, before end: Int64) -> Int { count(since: time) - (end < .max ? count(since: max(time, end)) : 0) }

  /// The time and the id of an event.
  struct Mark: Sendable, Equatable {
    var time: Int64
    var id: UInt64
  }

  /// The latest event.
  var latestMark: Mark? { times.last.flatMap { time in ids.last.map { Mark(time: time, id: $0) } } }

  /// The latest event. If several events share the latest time, this is the one with the largest id, regardless of the order of arrival.
  var lastMark: Mark? {
    guard var last = latestMark else { return nil }
    var index = times.count - 1
    while index >= head, times[index] == last.time {
      last.id = max(last.id, ids[index])
      index -= 1
    }
    return last
  }

  /// The number of events after `mark`. If the log no longer contains that event, the number of events at or after its time.
  func count(after mark: Mark) -> Int {
    var index = times.count
    while index > head, times[index - 1] >= mark.time {
      index -= 1
      if times[index] == mark.time, ids[index] == mark.id { return times.count - index - 1 }
    }
    return times.count - index
  }

  /// The time of an event counted from the end, where 1 is the latest event; nil if the log has fewer events.
  func time(fromEnd number: Int) -> Int64? { number >= 1 && number <= count ? times[times.count - number] : nil }

  /// Inserts an event at the position of its time. The log keeps at most `most` events, and ignores events before `since`.
  mutating func add(_ id: EventID, at time: Int64, most: Int, since: Int64) {
    guard let latest, time < latest else { return append(id, at: time, most: most, since: since) }
    guard time >= since else { return }
    var index = times.count
    while index > head, times[index - 1] > time { index -= 1 }
    times.insert(time, at: index)
    ids.insert(id.bits, at: index)
    while count > max(most, 1) { head += 1 }
  }

  /// Appends an event that is not earlier than the latest one. Keeps at most `most` events, and none before `since`.
  mutating func append(_ id: EventID, at time: Int64, most: Int, since: Int64) {
    while head < times.count, times[head] < since || count >= max(most, 1) { head += 1 }
    if head > 0, head * 2 >= times.count {
      times.removeFirst(head)
      ids.removeFirst(head)
      head = 0
    }
    times.append(time)
    ids.append(id.bits)
  }

  /// Reserves capacity, so that adding events allocates no memory.
  mutating func reserve(_ most: Int) {
    times.reserveCapacity(2 * most + 2)
    ids.reserveCapacity(2 * most + 2)
  }
}

extension EventLog: Equatable {
  static func == (a: EventLog, b: EventLog) -> Bool {
    a.times[a.head...].elementsEqual(b.times[b.head...]) && a.ids[a.head...].elementsEqual(b.ids[b.head...])
  }
}
