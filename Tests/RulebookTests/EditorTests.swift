import Foundation
import Testing

/// Editors find the schema of every kind.
@Suite struct EditorTests {
  @Test func everySchemaIsWired() throws {
    let root = Tool.packageFolder
    let settings = String(decoding: try Data(contentsOf: root.appendingPathComponent(".vscode/settings.json")), as: UTF8.self)
    let schemas = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("generated/schema").path)
    #expect(!schemas.isEmpty)
    for schema in schemas {
      #expect(settings.contains("\"./generated/schema/\(schema)\""), "\(schema) is not in .vscode/settings.json")
    }
  }
}
