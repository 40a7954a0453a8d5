import Foundation
import HostTime
import RulesRuntime
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Offsets, compared with those of third-party readers.
@Suite(.enabled(if: !HostTime.names.isEmpty, "no time zone database is installed")) struct OffsetTests {
  /// Foundation has its own data, which may be older or newer than the system's. A few zones may differ, by their rules.
  @Test(arguments: [1, 2, 3] as [UInt64]) func foundationAgrees(seed: UInt64) {
    var random = Numbers(seed: seed)
    var compared = 0
    var differing: Set<String> = []
    for (name, zone) in AllZones.byName {
      guard let other = TimeZone(identifier: name) else { continue }
      compared += 1
      for _ in 0..<20 {
        let instant = random.next(in: 0..<2_145_916_800)
        if zone.offset(at: instant) != Int64(other.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))) {
          differing.insert(name)
        }
      }
    }
    #expect(compared > 400)
    #expect(differing.count <= 12, "seed \(seed): \(differing.sorted())")
  }

  #if canImport(Glibc)
    /// The C library reads the same files. It has one zone for the whole process, so it runs in a separate process.
    @Test(arguments: [4, 5] as [UInt64]) func theCLibraryAgrees(seed: UInt64) async {
      await #expect(processExitsWith: .success) { [seed] in
        var random = Numbers(seed: seed)
        var (compared, differing) = (0, Set<String>())
        for (name, zone) in AllZones.byName {
          setenv("TZ", name, 1)
          tzset()
          for _ in 0..<40 {
            // From 1910 to 2099: also before clocks were changed by law, and long after the years in the files.
            let instant = random.next(in: -1_893_456_000..<4_102_444_800)
            var (time, parts) = (time_t(instant), tm())
            guard localtime_r(&time, &parts) != nil else { continue }
            compared += 1
            let seconds = zone.wallTime(at: instant).second
            if zone.offset(at: instant) != Int64(parts.tm_gmtoff)
              || seconds != Int64(parts.tm_hour * 3600 + parts.tm_min * 60 + parts.tm_sec)
            {
              differing.insert("\(name) \(instant)")
            }
          }
        }
        #expect(compared == AllZones.byName.count * 40)
        #expect(differing.isEmpty, "seed \(seed): \(differing.sorted().prefix(20))")
      }
    }
  #endif
}
