import HostTime
import RulesBundle
import RulesRuntime

/// The zones of the system.
enum AllZones {
  static let byName: [(name: String, zone: Zone)] = HostTime.names.compactMap { name in
    HostTime.zone(named: name).map { (name, $0) }
  }

  /// Each calendar once: many names refer to the same one.
  static let distinct: [Zone] = {
    var seen: Set<[Int64]> = []
    return byName.map(\.zone).filter { zone in
      seen.insert([zone.offset(at: -1 << 59)] + zone.changes.flatMap { [$0.instant, $0.offset] }).inserted
    }
  }()

  /// The changes from 2020 to 2037, with the offset before each.
  static func recentChanges(of zone: Zone) -> [(before: Int64, change: Zone.Change)] {
    zone.changes.filter { $0.instant >= 1_577_836_800 && $0.instant < 2_145_916_800 }.map { (zone.offset(at: $0.instant - 1), $0) }
  }
}

/// The clock of a zone, read minute by minute.
struct SlowClock {
  private let zone: Zone
  private let start: Int64
  private let minutes: Int64
  /// The minimum and the maximum offset of the clock in this time.
  private let offsets: ClosedRange<Int64>

  init(_ zone: Zone, from start: Int64, through end: Int64) {
    (self.zone, self.start, minutes) = (zone, start, (end - start) / 60 + 1)
    let changed = zone.changes.filter { $0.instant > start && $0.instant <= end }.map(\.offset)
    offsets = changed.reduce(zone.offset(at: start)...zone.offset(at: start)) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
  }

  private func wall(_ minute: Int64) -> Int64 { start + minute * 60 + zone.offset(at: start + minute * 60) }

  /// When the clock first shows a time, or a later time if it never shows this one.
  func instant(ofWall wall: Int64) -> Int64? {
    let first = max(0, (wall - offsets.upperBound - start) / 60)
    let last = min(minutes, (wall - offsets.lowerBound - start) / 60 + 2)
    guard first < last else { return nil }
    let minute = (first..<last).first { self.wall($0) == wall } ?? (first..<minutes).first { self.wall($0) > wall }
    return minute.map { start + $0 * 60 }
  }
}

/// `2026-03-29T02:30` as seconds since 1970-01-01T00:00 on the same clock, and an instant as a string.
enum Moments {
  static func seconds(_ text: String) -> Int64? { TimeText.timestamp((text + ":00Z").utf8)?.seconds }

  static func text(_ instant: Int64) -> String {
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: instant, nanoseconds: 0, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
