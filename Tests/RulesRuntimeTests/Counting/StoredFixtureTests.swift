import Foundation
import RulesBundle
import RulesJSON
import RulesRuntime
import TestSupport
import Testing

/// What each version of the formats has stored, in `Stored/VERSION`: every later version reads it and writes it back unchanged. Files are
/// added with every change of a format, and never changed.
@Suite struct StoredFixtureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Stored")
  private static let files: [String] = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test func thereAreSome() { #expect(Self.files.contains("1/history.json") && Self.files.count >= 5) }

  @Test(arguments: files) func isReadAndWrittenBack(file: String) throws {
    let rules = RealRules.rules
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: file)).filter { $0 != 0x0A })
    let tree = try JSON.parse(bytes)
    guard case .object(let members) = tree else { throw CancellationError() }
    var writer = JSONWriter()
    switch file.split(separator: "/").last.map({ String($0.dropLast(5)) }) ?? "" {
    case "history": rules.write(try rules.history(members), &writer)
    case "queue": rules.write(try rules.syncQueue(members), &writer)
    case "undo": rules.write(try rules.conflictUndo(tree), &writer)
    case let name:
      let stored = rules.read(record: try #require(rules.record(name), "\(file) contains a record"), members)
      #expect(stored.notes.unknown.isEmpty && stored.notes.unreadable.isEmpty, "\(file): no entry is unknown")
      #expect(try JSON.parse(rules.json(of: stored)) == tree, "\(file)")
      return
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == String(decoding: bytes, as: UTF8.self), "\(file)")
  }
}
