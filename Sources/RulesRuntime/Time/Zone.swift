/// A time zone: how far its clocks are ahead of UTC, and when that changes.
///
/// It is data that a host hands in (the module `HostTime` makes it); nothing here knows a clock or a file. Asking allocates nothing.
/// Instants are seconds since 1970 and days are numbered as `CivilDay` does; both are meant to lie in the years 1 to 9999.
public struct Zone: Sendable, Equatable {
  /// An instant from which on clocks are this far ahead of UTC.
  public struct Change: Sendable, Equatable {
    public var instant: Int64
    /// Seconds; negative west of Greenwich.
    public var offset: Int64

    public init(instant: Int64, offset: Int64) {
      self.instant = instant
      self.offset = offset
    }
  }

  /// What a clock on the wall shows.
  public struct WallTime: Sendable, Equatable {
    /// Counted from 1970-01-01.
    public var day: Int64
    /// Since the clock showed midnight: 0..<86,400.
    public var second: Int64
    public var minute: Int64 { second / 60 }

    public init(day: Int64, second: Int64) {
      self.day = day
      self.second = second
    }
  }

  /// As the rules name it: `Europe/Berlin`.
  public let name: String
  /// The offset before the first change.
  private let firstOffset: Int64
  /// Ascending; `offsets` says what each brings.
  private let instants: [Int64]
  private let offsets: [Int64]
  private let largestOffset: Int64

  public static var utc: Zone { Zone("UTC", firstOffset: 0, instants: [], offsets: []) }

  /// A zone from its changes. One that changes nothing is left out.
  ///
  /// Nil when the changes do not ascend, an offset is 26 hours or more, or an instant is billions of years away.
  public init?(_ name: String, offset: Int64, changes: [Change]) {
    var instants: [Int64] = []
    var offsets: [Int64] = []
    var before: Int64?
    var current = offset
    guard Zone.isPossible(offset) else { return nil }
    for change in changes {
      guard Zone.isPossible(change.offset), change.instant.magnitude <= 1 << 59 else { return nil }
      if let before, before >= change.instant { return nil }
      before = change.instant
      if change.offset == current { continue }
      current = change.offset
      instants.append(change.instant)
      offsets.append(change.offset)
    }
    self.init(name, firstOffset: offset, instants: instants, offsets: offsets)
  }

  private init(_ name: String, firstOffset: Int64, instants: [Int64], offsets: [Int64]) {
    self.name = name
    self.firstOffset = firstOffset
    self.instants = instants
    self.offsets = offsets
    largestOffset = max(firstOffset, offsets.max() ?? firstOffset)
  }

  private static func isPossible(_ offset: Int64) -> Bool { offset.magnitude < 26 * 3600 }

  /// Every change, in order.
  public var changes: [Change] { instants.indices.map { Change(instant: instants[$0], offset: offsets[$0]) } }

  /// How far clocks are ahead of UTC, in seconds.
  public func offset(at instant: Int64) -> Int64 { offset(after: changes(upTo: instant)) }

  public func wallTime(at instant: Int64) -> WallTime {
    let wall = instant + offset(at: instant)
    let day = floorDivide(wall, 86_400)
    return WallTime(day: day, second: wall - day * 86_400)
  }

  /// The instant at which clocks first show a minute of a day, or a later time.
  ///
  /// So a time that repeats is its first occurrence, and one that clocks skip (an hour in spring, a whole day in Apia in 2011) is the first
  /// instant after the gap.
  public func instant(ofDay day: Int64, minute: Int64) -> Int64 { instant(ofWall: day * 86_400 + minute * 60) }

  /// The same for seconds of the wall clock, counted from 1970-01-01T00:00:00 on it.
  func instant(ofWall wall: Int64) -> Int64 {
    // However far ahead clocks ever were, before these changes they showed earlier times only.
    var index = changes(upTo: wall - largestOffset)
    while index < instants.count, instants[index] + offset(after: index) <= wall { index += 1 }
    let instant = wall - offset(after: index)
    return index == 0 ? instant : max(instant, instants[index - 1])
  }

  @inline(__always)
  private func offset(after changes: Int) -> Int64 { changes == 0 ? firstOffset : offsets[changes - 1] }

  /// How many changes have happened by an instant.
  private func changes(upTo instant: Int64) -> Int {
    var low = 0
    var high = instants.count
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
