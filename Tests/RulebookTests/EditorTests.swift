import Foundation
import Testing

/// Editors find the schema of every kind.
@Suite struct EditorTests {
  /// The first line of a rule file names its schema by a path relative to the file, for the YAML language server.
  @Test func everyRuleFileNamesItsSchema() throws {
    let rules = Tool.packageFolder.appendingPathComponent("rules")
    let names = (FileManager.default.enumerator(atPath: rules.path)?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".yaml") }
    #expect(names.count > 50)
    for name in names {
      let folders = name.split(separator: "/").dropLast()
      let kind = folders.first.map(String.init) ?? String(name.dropLast(".yaml".count))
      let schema = String(repeating: "../", count: folders.count + 1) + "generated/schema/\(kind).json"
      let file = rules.appendingPathComponent(name)
      let first = String(decoding: try Data(contentsOf: file), as: UTF8.self).prefix { $0 != "\n" }
      #expect(first == "# yaml-language-server: $schema=\(schema)", "\(name)")
      let target = file.deletingLastPathComponent().appendingPathComponent(schema).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: target), "\(name) names \(schema), which does not exist")
    }
  }
}
