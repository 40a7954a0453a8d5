import Foundation
import RemoteConfigs
import RulesDelivery
import Testing

/// Files on a real disk.
@Suite struct FileStorageTests {
  private func folder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("limits-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }

  @Test func whatIsWrittenIsRead() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let storage = FileStorage(folder: folder)
    #expect(try storage.read(.config) == nil)
    try storage.write(.config, [1, 2, 3])
    try storage.write(.config, [4])
    #expect(try storage.read(.config) == [4])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [StoredFile.config.rawValue])
    let mode = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(StoredFile.config.rawValue)")[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try storage.remove(.config)
    try storage.remove(.config)
    #expect(try storage.read(.config) == nil)
  }

  /// A file that was half written when the process ended is ignored.
  @Test func whatIsHalfWrittenIsNotRead() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let storage = FileStorage(folder: folder)
    try storage.write(.config, [1])
    try Data([9, 9]).write(to: URL(fileURLWithPath: "\(folder)/\(StoredFile.config.rawValue).new"))
    #expect(try storage.read(.config) == [1])
    try storage.write(.config, [2])
    #expect(try storage.read(.config) == [2])
  }

  /// A link that somebody planted where the next file is written is not followed.
  @Test func aPlantedLinkIsNotFollowed() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let victim = "\(folder)/victim"
    try Data([7]).write(to: URL(fileURLWithPath: victim))
    let storage = FileStorage(folder: folder)
    for name in ["\(StoredFile.config.rawValue).new", StoredFile.config.rawValue] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: victim)
      try storage.write(.config, [1, 2])
      #expect(try storage.read(.config) == [1, 2])
      #expect(try Data(contentsOf: URL(fileURLWithPath: victim)) == Data([7]), "\(name)")
    }
  }

  @Test func aFolderThatIsGoneIsSaid() throws {
    let storage = FileStorage(folder: "/nowhere/at/all")
    #expect(throws: FileStorage.Failure.self) { try storage.write(.config, [1]) }
    #expect(try storage.read(.config) == nil)
  }
}
