import Foundation
import HostTime
import RulesRuntime
import Testing

@Suite struct ZoneNameTests {
  @Test(arguments: ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "America/Port-au-Prince", "Etc/GMT+5", "EST5EDT", "W-SU"])
  func isSound(name: String) { #expect(ZoneName.isSound(name)) }

  @Test(arguments: [
    "", "/", "../etc/passwd", "/etc/passwd", "Europe/../../../etc/passwd", "Europe//Berlin", "/Europe/Berlin", "Europe/Berlin/", "Europe/.",
    "Europe/Berlin\0", "Europe/Berlin\0.txt", "posixrules", "localtime", "right/Europe/Berlin", "zone.tab", "Europe\\Berlin",
    "Europe/Bérlin",
    "Europe/Berlin ", " Europe/Berlin", "europe/berlin", "Europe/%2e%2e", "~/Berlin", "Europe/Berlin\n", ":Europe/Berlin",
    String(repeating: "A/", count: 40) + "A", String(repeating: "A", count: 65),
  ]) func isNoZone(name: String) {
    #expect(!ZoneName.isSound(name))
    #expect(HostTime.zone(named: name) == nil)
  }

  @Test func unknownNamesAreNoZones() {
    #expect(HostTime.zone(named: "Mars/Base") == nil && HostTime.zone(named: "Europe") == nil)
    #expect(HostTime.zones(named: ["Mars/Base"]).isEmpty)
  }

  /// A folder with everything that could be mistaken for a database.
  @Test func onlyFilesOfTheFolderAreRead() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zones-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("Area/Folder"), withIntermediateDirectories: true)
    let sound = Array("TZif".utf8) + Array(repeating: 0, count: 35) + [1, 0, 0, 0, 4] + [0, 0, 14, 16, 0, 0] + Array("CET\0".utf8)
    try Data(sound).write(to: folder.appendingPathComponent("Area/City"))
    try Data(sound).write(to: folder.appendingPathComponent("posixrules"))
    try Data("TZif, more or less".utf8).write(to: folder.appendingPathComponent("Area/Damaged"))
    try Data("a list".utf8).write(to: folder.appendingPathComponent("Area/List"))
    try Data(sound + Array(repeating: 0, count: ZoneFiles.longestFile)).write(to: folder.appendingPathComponent("Area/Long"))
    try Data().write(to: folder.appendingPathComponent("Empty"))

    let files = try #require(ZoneFiles(existing: folder.path))
    #expect(files.names == ["Area/City", "Area/Damaged", "Area/Long"])
    #expect(files.zone(named: "Area/City", through: 2030) == Zone("Area/City", offset: 3600, changes: []))
    for name in ["Area/Damaged", "Area/List", "Area/Long", "Area/Folder", "Area", "Empty", "Area/Nowhere", "posixrules"] {
      #expect(files.zone(named: name, through: 2030) == nil, "\(name)")
    }
    #expect(ZoneFiles(existing: folder.path + "/Empty") == nil && ZoneFiles(existing: folder.path + "/Nowhere") == nil)
  }
}
