#if canImport(Darwin)
  internal import Foundation
  internal import RulesRuntime

  /// The time zones of Foundation.
  enum SystemZones {
    /// The start of the data, 1900-01-01T00:00:00Z in seconds since 1970. Before it, the offset is constant.
    private static let start: Int64 = -2_208_988_800

    static func zone(named name: String, through lastYear: Int) -> Zone? {
      // Foundation also accepts names such as `GMT+5`. The tz database has only these four names with the prefix `GMT`.
      guard !name.hasPrefix("GMT") || ["GMT", "GMT+0", "GMT-0", "GMT0"].contains(name), let zone = TimeZone(identifier: name)
      else { return nil }
      var date = Date(timeIntervalSince1970: Double(start))
      let first = Int64(zone.secondsFromGMT(for: date))
      var changes: [Zone.Change] = []
      while let next = zone.nextDaylightSavingTimeTransition(after: date), next > date {
        // Changes happen on whole seconds. Query the offset half a second later, because dates are rounded.
        let instant = Int64(next.timeIntervalSince1970.rounded())
        guard instant < CivilYear.start(of: Int64(lastYear) + 1) else { break }
        let offset = Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant) + 0.5)))
        changes.append(Zone.Change(instant: instant, offset: offset))
        date = next
      }
      return Zone(name, offset: first, changes: changes)
    }

    static var names: [String] { TimeZone.knownTimeZoneIdentifiers.filter(ZoneName.isSound).sorted() }
  }
#endif
