/// A time zone: the offset of its clocks from UTC and the instants at which the offset changes.
///
/// The host provides the data, for example with the module `HostTime`. The type uses no clock and no files, and lookups do not allocate
/// memory. Instants are rounded down to the second, and must be in the years 1 to 9999.
public struct Zone: Sendable, Equatable {
  /// A change of the offset from UTC.
  public struct Change: Sendable, Equatable {
    /// The instant of the change, in seconds since 1970.
    package var instant: Int64
    /// The offset from then on, in seconds. Negative west of Greenwich.
    package var offset: Int64

    package init(instant: Int64, offset: Int64) {
      self.instant = instant
      self.offset = offset
    }

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - instant: The instant of the change, rounded down to the second.
    ///   - offset: The offset from UTC from then on, rounded to the second toward zero. Negative west of Greenwich.
    public init(at instant: Timestamp, offset: Swift.Duration) {
      self.init(instant: instant.seconds, offset: offset.components.seconds)
    }
  }

  /// A local date and time.
  public struct WallTime: Sendable, Equatable {
    /// The number of days since 1970-01-01.
    package var day: Int64
    /// The number of seconds since midnight, in `0..<86_400`.
    package var second: Int64
    /// The number of minutes since midnight, in `0..<1440`.
    package var minute: Int64 { second / 60 }

    package init(day: Int64, second: Int64) {
      self.day = day
      self.second = second
    }

    /// The calendar day of the local time.
    public var date: CalendarDay { CalendarDay(number: day) }
    /// The time of day, without its seconds.
    public var time: TimeOfDay { TimeOfDay(minutes: Int(minute)) }
    /// The second within the minute, 0 to 59.
    public var secondOfMinute: Int { Int(second % 60) }
  }

  /// The name of the time zone in the rules: `Europe/Berlin`.
  public let name: String
  /// The offset before the first change.
  private let firstOffset: Int64
  /// The instants of the changes, in ascending order. `offsets` contains the offset after each.
  private let instants: [Int64]
  private let offsets: [Int64]
  private let largestOffset: Int64

  /// Coordinated Universal Time.
  public static var utc: Zone { Zone("UTC", firstOffset: 0, instants: [], offsets: []) }

  /// Creates a zone from its changes. Changes to the same offset are ignored.
  ///
  /// Returns nil if the changes are not in ascending order, an offset is 26 hours or more, or an instant is billions of years away.
  ///
  /// - Parameters:
  ///   - name: The name of the time zone in the rules.
  ///   - offset: The offset before the first change, rounded to the second toward zero.
  ///   - changes: The changes, in ascending order.
  public init?(_ name: String, offset: Swift.Duration, changes: [Change]) {
    self.init(name, offset: offset.components.seconds, changes: changes)
  }

  /// Creates a zone from its changes and from the offset before the first change, in seconds.
  package init?(_ name: String, offset: Int64, changes: [Change]) {
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

  /// All changes, in ascending order.
  package var changes: [Change] { instants.indices.map { Change(instant: instants[$0], offset: offsets[$0]) } }

  /// The offset from UTC at an instant. Positive east of Greenwich.
  public func offset(at instant: Timestamp) -> Swift.Duration { .seconds(offset(at: instant.seconds)) }

  /// The local date and time at an instant.
  public func wallTime(at instant: Timestamp) -> WallTime { wallTime(at: instant.seconds) }

  /// The first instant at which local clocks show a time, or a later time.
  ///
  /// For a time that occurs twice, this is the first occurrence. For a time that clocks skip, it is the first instant after the gap. Clocks
  /// can skip an hour in spring, or a whole day, as in Apia in 2011.
  public func instant(of wall: WallTime) -> Timestamp { Timestamp(seconds: instant(ofWall: wall.day * 86_400 + wall.second)) }

  /// Whether no other instant has the same local time. When clocks are set back, which is by less than two days, they show some times twice.
  public func isShownOnce(at instant: Timestamp) -> Bool {
    let (instant, reach) = (instant.seconds, 52 * 3600 as Int64)
    let offset = offset(at: instant)
    var offsets = [self.offset(at: instant - reach), self.offset(at: instant + reach)]
    for change in changes where (change.instant - instant).magnitude <= UInt64(reach) { offsets.append(change.offset) }
    return !offsets.contains { other in other != offset && self.offset(at: instant + offset - other) == other }
  }

  /// The offset from UTC in seconds, at an instant in seconds since 1970.
  package func offset(at instant: Int64) -> Int64 { offset(after: changes(upTo: instant)) }

  /// The local date and time at an instant in seconds since 1970.
  package func wallTime(at instant: Int64) -> WallTime {
    let wall = instant + offset(at: instant)
    let day = floorDivide(wall, 86_400)
    return WallTime(day: day, second: wall - day * 86_400)
  }

  /// The first instant at which local clocks show a minute of a day, or a later time, in seconds since 1970.
  package func instant(ofDay day: Int64, minute: Int64) -> Int64 { instant(ofWall: day * 86_400 + minute * 60) }

  /// The first instant at which local clocks show a time, in seconds since 1970-01-01T00:00:00 local time.
  func instant(ofWall wall: Int64) -> Int64 {
    // Before these changes, clocks showed only earlier times, even with the largest offset.
    var index = changes(upTo: wall - largestOffset)
    while index < instants.count, instants[index] + offset(after: index) <= wall { index += 1 }
    let instant = wall - offset(after: index)
    return index == 0 ? instant : max(instant, instants[index - 1])
  }

  @inline(__always)
  private func offset(after changes: Int) -> Int64 { changes == 0 ? firstOffset : offsets[changes - 1] }

  /// The number of changes at or before an instant.
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
