public import RulesRuntime

/// The time zones of the system, as data for `Rules.init(_:zones:)`.
///
/// On Linux, the data comes from the time zone database (the package `tzdata`), in the folder that `TZDIR` names or in a standard folder. On
/// Apple systems, the data comes from Foundation.
public enum HostTime {
  /// The last year for which changes are computed from the rule of a zone.
  public static let defaultLastYear: Int = 2099

  /// Returns the zone with a name of the tz database (`Europe/Berlin`), with its changes at least up to the end of `lastYear`.
  ///
  /// Returns nil if the system does not know the zone, has no database, or the data of the zone is damaged. Names that could lead out of the
  /// database, such as `../etc/passwd`, are unknown.
  public static func zone(named name: String, through lastYear: Int = defaultLastYear) -> Zone? {
    guard ZoneName.isSound(name) else { return nil }
    #if canImport(Darwin)
      return SystemZones.zone(named: name, through: lastYear)
    #else
      return ZoneFiles.system?.zone(named: name, through: lastYear)
    #endif
  }

  /// Returns the zones with these names. Unknown names are skipped.
  ///
  ///     Rules(bundle, zones: HostTime.zones(named: bundle.zoneNames))
  public static func zones(named names: [String]) -> [Zone] { names.compactMap { zone(named: $0) } }

  /// The names of all zones of the system, sorted; empty if the system has no database.
  public static var names: [String] {
    #if canImport(Darwin)
      return SystemZones.names
    #else
      return ZoneFiles.system?.names ?? []
    #endif
  }
}
