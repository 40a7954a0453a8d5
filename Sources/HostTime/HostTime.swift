public import RulesRuntime

/// The time zones that the system knows, as data for `Rules.init(_:zones:)`.
///
/// On Linux they come from the time zone database (the package `tzdata`): the folder that `TZDIR` names, else the usual ones. On Apple
/// systems they come from Foundation.
public enum HostTime {
  /// The last year whose changes are worked out where a zone only says how it goes on.
  public static let defaultLastYear: Int64 = 2099

  /// A zone by its name in the tz database (`Europe/Berlin`), with its changes up to the end of a year at least.
  ///
  /// Nil when the system has no such zone or no database at all, or the zone's data is damaged. A name that could lead out of the
  /// database (`../etc/passwd`) names no zone.
  public static func zone(named name: String, through lastYear: Int64 = defaultLastYear) -> Zone? {
    guard ZoneName.isSound(name) else { return nil }
    #if canImport(Darwin)
      return SystemZones.zone(named: name, through: lastYear)
    #else
      return ZoneFiles.system?.zone(named: name, through: lastYear)
    #endif
  }

  /// The zones of these names that the system has: `Rules(bundle, zones: HostTime.zones(named: bundle.zoneNames))`.
  public static func zones(named names: [String]) -> [Zone] { names.compactMap { zone(named: $0) } }

  /// The names of all zones that the system has, sorted; none where it has no database.
  public static var names: [String] {
    #if canImport(Darwin)
      return SystemZones.names
    #else
      return ZoneFiles.system?.names ?? []
    #endif
  }
}
