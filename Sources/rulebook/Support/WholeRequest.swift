import HostTime
import RulesJSON
import RulesRuntime

/// A request that is independent of the host: if it names a time zone, it includes the data of the zone.
enum WholeRequest {
  /// The years 2010 to 2039, in seconds since 1970. Scenarios use times in this range.
  private static let years = Int64(1_262_304_000)..<2_208_988_800

  static func of(_ request: JSON) -> JSON {
    guard case .object(var members) = request, let index = members.firstIndex(where: { $0.key == "zone" }),
      case .string(let name) = members[index].value, let zone = HostTime.zone(named: name)
    else { return request }
    let changes = zone.changes.filter { years.contains($0.instant) }
    members[index].value = .object([
      .init(key: "name", value: .string(name)), .init(key: "offset", value: .int(zone.offset(at: years.lowerBound))),
      .init(key: "changes", value: .array(changes.map { .array([.int($0.instant), .int($0.offset)]) })),
    ])
    return .object(members)
  }
}
