import Foundation
import Testing

/// The output, compared with the files next to this one. `RULEBOOK_RECORD=1 swift test --filter RulesDiffTests` writes them.
enum Golden {
  static let isRecording = ProcessInfo.processInfo.environment["RULEBOOK_RECORD"] != nil
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")

  static func expect(_ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent(name)
    let bytes = Data((text + "\n").utf8)
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try bytes.write(to: file)
    }
    let known = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(
      known == text + "\n", "Golden/\(name) differs: run RULEBOOK_RECORD=1 swift test --filter RulesDiffTests",
      sourceLocation: sourceLocation)
  }
}
