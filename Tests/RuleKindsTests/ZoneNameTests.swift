import Foundation
import RuleKinds
import Testing

/// The names of time zones are data of the compiler, so that the same rules are read alike everywhere.
@Suite struct ZoneNameTests {
  @Test(arguments: ["UTC", "Etc/UTC", "CET", "Canada/Eastern", "EST5EDT", "GMT0", "Etc/GMT+5", "America/Argentina/Buenos_Aires"])
  func zonesAndLinksAreKnown(_ name: String) { #expect(ZoneNames.has(name)) }

  @Test(arguments: [
    ("Europe/Nowhere", "write a name of the IANA time zone database, such as `UTC` or `Europe/Oslo`"),
    ("Europe/Berlim", "did you mean `Europe/Berlin`?"), ("europe/oslo", "did you mean `Europe/Oslo`?"),
    ("Europe/New_York", "did you mean `America/New_York`?"),
    ("../etc/passwd", "write a name of the IANA time zone database, such as `UTC` or `Europe/Oslo`"),
  ]) func unknownNamesAreHelped(_ name: String, _ help: String) {
    #expect(!ZoneNames.has(name) && ZoneNames.advice(name).help == help)
  }

  /// A zone of the system's database that the compiler does not know is from a newer release. In that case, regenerate the list.
  @Test func theListIsAsNewAsTheMachine() throws {
    guard let data = FileManager.default.contents(atPath: "/usr/share/zoneinfo/tzdata.zi") else { return }
    let words = String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
    let names = words.compactMap { $0.first == "Z" ? $0[1] : $0.first == "L" ? $0[2] : nil }.map(String.init)
    let missing = names.filter { !ZoneNames.has($0) && $0 != "Factory" }
    #expect(names.count > 400 && missing.isEmpty)
  }
}
