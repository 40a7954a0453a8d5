/// The latest events of a kind, the oldest first: when each happened and which it was. Bounded by what anything compares their number with.
struct EventLog: Sendable {
  /// Milliseconds since 1970, never falling.
  private var times: [Int64] = []
  private var ids: [UInt64] = []
  /// Where the log begins; what lies before it is dropped when it has become half of the whole.
  private var head = 0

  init() {}

  var count: Int { times.count - head }
  var latest: Int64? { times.last }

  /// The times and ids, the oldest first.
  subscript(index: Int) -> (time: Int64, id: UInt64) { (times[head + index], ids[head + index]) }

  func contains(_ id: EventID) -> Bool {
    ids.withUnsafeBufferPointer { ids in
      for index in head..<ids.count where ids[index] == id.bits { return true }
      return false
    }
  }

  /// How many happened at or after an instant.
  func count(since time: Int64) -> Int {
    var low = head
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    return times.count - low
  }

  /// How many happened at or after an instant, and before another one.
  func count(since time: Int64, before end: Int64) -> Int { count(since: time) - (end < .max ? count(since: max(time, end)) : 0) }

  /// Which event one is, and when it happened.
  struct Mark: Sendable, Equatable {
    var time: Int64
    var id: UInt64
  }

  /// The latest event.
  var latestMark: Mark? { times.last.flatMap { time in ids.last.map { Mark(time: time, id: $0) } } }

  /// The latest event, and of several in the same moment the one with the largest id: the same whichever came first.
  var lastMark: Mark? {
    guard var last = latestMark else { return nil }
    var index = times.count - 1
    while index >= head, times[index] == last.time {
      last.id = max(last.id, ids[index])
      index -= 1
    }
    return last
  }

  /// How many came after an event that happened; all that are kept when it is kept no longer.
  func count(after mark: Mark) -> Int {
    var index = times.count
    while index > head, times[index - 1] >= mark.time {
      index -= 1
      if times[index] == mark.time, ids[index] == mark.id { return times.count - index - 1 }
    }
    return times.count - index
  }

  /// When the latest but so many happened: 1 is the latest.
  func time(fromEnd number: Int) -> Int64? { number >= 1 && number <= count ? times[times.count - number] : nil }

  /// Adds one that happened now, or before what is there already. Nothing older than `since` is kept, and no more than `most`.
  mutating func add(_ id: EventID, at time: Int64, most: Int, since: Int64) {
    guard let latest, time < latest else { return append(id, at: time, most: most, since: since) }
    guard time >= since else { return }
    var index = times.count
    while index > head, times[index - 1] > time { index -= 1 }
    times.insert(time, at: index)
    ids.insert(id.bits, at: index)
    while count > max(most, 1) { head += 1 }
  }

  /// Adds one that happened now. Nothing older than `since` is kept, and no more than `most`.
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

  /// Makes room, so that adding takes no memory.
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
