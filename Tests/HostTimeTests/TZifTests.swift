import HostTime
import RulesBundle
import RulesRuntime
import Testing

/// Handwritten files, valid and damaged.
@Suite struct TZifTests {
  private static func number(_ value: Int64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// A block: header, instants, types, offsets, letters.
  private static func block(
    _ version: UInt8, _ timeSize: Int, changes: [(Int64, UInt8)], offsets: [Int64], leaps: Int64 = 0, types: Int64? = nil
  ) -> [UInt8] {
    let letters = Array("LMT\0".utf8)
    let counts: [Int64] = [0, 0, leaps, Int64(changes.count), types ?? Int64(offsets.count), Int64(letters.count)]
    var bytes = Array("TZif".utf8) + [version]
    bytes += [UInt8](repeating: 0, count: 15)
    for count in counts { bytes += number(count, 4) }
    for change in changes { bytes += number(change.0, timeSize) }
    bytes += changes.map(\.1)
    for offset in offsets { bytes += number(offset, 4) + [0, 0] }
    bytes += letters
    for leap in 0..<leaps { bytes += number(leap * 1000 + 1, timeSize) + number(leap + 1, 4) }
    return bytes
  }

  private static let changes: [(Int64, UInt8)] = [(-1000, 1), (500_000_000, 2), (1_000_000_000, 1)]
  private static let offsets: [Int64] = [-3208, 3600, 7200]
  private static let footer = "CET-1CEST,M3.5.0,M10.5.0/3"

  private static func file(
    version: UInt8 = 0x32, changes: [(Int64, UInt8)] = changes, offsets: [Int64] = offsets, footer: String = footer, leaps: Int64 = 0
  ) -> [UInt8] {
    block(version, 4, changes: [], offsets: [0]) + block(version, 8, changes: changes, offsets: offsets, leaps: leaps) + [0x0A]
      + Array(footer.utf8) + [0x0A]
  }

  private static func zone(_ file: [UInt8], through year: Int64 = 2030) -> Zone? { TZif.zone("Test/Made", file, through: year) }

  @Test func readsEveryVersion() throws {
    for version in [0x32, 0x33, 0x34] as [UInt8] {
      let zone = try #require(Self.zone(Self.file(version: version)))
      #expect([-1001, -1000, 499_999_999, 500_000_000, 1_000_000_000].map(zone.offset) == [-3208, 3600, 3600, 7200, 3600])
      // By the rule: summer time in Berlin in 2026.
      #expect([1_774_745_999, 1_774_746_000, 1_792_889_999, 1_792_890_000].map(zone.offset) == [3600, 7200, 7200, 3600])
      #expect(zone.changes.last?.instant == 1_919_293_200)
    }
    let old = try #require(Self.zone(Self.block(0, 4, changes: Self.changes, offsets: Self.offsets)))
    #expect([-1001, -1000, 500_000_000, 1_774_746_000].map(old.offset) == [-3208, 3600, 7200, 3600])
  }

  @Test func aZoneWithoutChangesFollowsItsRule() throws {
    let always = try #require(Self.zone(Self.file(changes: [], offsets: [3600], footer: "<+0330>-3:30")))
    #expect(always.changes.isEmpty && always.offset(at: 0) == 12_600)
    let rule = try #require(Self.zone(Self.file(changes: [], offsets: [3600])))
    #expect(rule.offset(at: 1_774_746_000) == 7200 && rule.changes.count == 2 * (2030 - 1900 + 1))
    let none = try #require(Self.zone(Self.file(changes: [], offsets: [-60], footer: "")))
    #expect(none.changes.isEmpty && none.offset(at: 0) == -60)
  }

  @Test func everyCutIsRefused() {
    for file in [Self.file(), Self.block(0, 4, changes: Self.changes, offsets: Self.offsets)] {
      #expect(Self.zone(file) != nil)
      for count in 0..<file.count where Self.zone(Array(file[..<count])) != nil { Issue.record("accepted when cut after \(count) bytes") }
      #expect(Self.zone(file + [0]) == nil && Self.zone([0] + file) == nil)
    }
  }

  /// With any byte replaced, the result is a zone whose clock stays within a day of UTC, or no zone. The parser never traps.
  @Test func everyDamagedByteIsSurvived() {
    let file = Self.file()
    var refused = 0
    for position in file.indices {
      for byte in [0, 1, 0x0A, 0x2C, 0x35, 0x7F, 0x80, 0xFF] as [UInt8] where byte != file[position] {
        var damaged = file
        damaged[position] = byte
        guard let zone = Self.zone(damaged) else {
          refused += 1
          continue
        }
        #expect(abs(zone.offset(at: 1_774_746_000)) < 26 * 3600 && zone.changes.count < 1000)
        _ = CivilTime.period(.month, atMinute: 210, zone: zone, containing: 1_774_746_000)
      }
    }
    #expect(refused > 500)
  }

  @Test(arguments: [
    ("leap seconds", file(leaps: 1)), ("changes out of order", file(changes: [(5, 1), (4, 2)])),
    ("a change twice", file(changes: [(5, 1), (5, 2)])), ("a type that does not exist", file(changes: [(5, 3)])),
    ("a day's offset", file(offsets: [0, 100_000, 0])), ("no type", file(changes: [], offsets: [])),
    ("another version inside", block(0x32, 4, changes: [], offsets: [0]) + file(version: 0x33)[48...]),
    ("more types than bytes", block(0, 4, changes: [], offsets: [0], types: .max >> 33)),
    ("an invalid rule", file(footer: "CET-1CEST")), ("wide hours before version 3", file(footer: "A-1B,M3.5.0/-1,M10.5.0/0")),
    ("a change far before all others", file(changes: [(.min, 1)])), ("an empty file", []),
  ]) func refuses(what: String, file: [UInt8]) {
    #expect(Self.zone(file) == nil, "\(what)")
  }

  @Test func aHostileHorizonEnds() throws {
    let zone = try #require(Self.zone(Self.file(changes: [(-1 << 59, 1)]), through: .max))
    #expect(zone.changes.count <= 2 * (9999 - 1900 + 1) + 1)
    #expect(Self.zone(Self.file(), through: .min)?.changes.count == 3)
  }
}
