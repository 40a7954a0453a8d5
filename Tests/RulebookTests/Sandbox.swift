import Foundation
import Testing

/// A temporary folder with a copy of rules, by default the product's, which is deleted when the test ends.
final class Sandbox {
  let folder: URL

  init(of rules: String = "rules") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("rulebook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Tool.packageFolder.appendingPathComponent(rules), to: folder.appendingPathComponent("rules"))
  }

  /// An empty folder.
  init(empty: Void) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("rulebook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:], output: String? = nil) throws -> Tool.Run {
    try run(arguments, input: input, environment: environment, output: output)
  }

  func run(_ arguments: [String], input: String = "", environment: [String: String] = [:], output: String? = nil) throws -> Tool.Run {
    try Tool.run(arguments, in: folder, input: Array(input.utf8), environment: environment, output: output)
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
  func read(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))) }
  func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }
  func append(_ name: String, _ text: String) throws { try write(name, try read(name) + Array(text.utf8)) }

  func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(at: folder.appendingPathComponent(name), to: folder.appendingPathComponent(other))
  }

  /// Replaces a text in a file once. Returns the line on which it begins.
  @discardableResult func edit(_ name: String, _ find: String, _ replacement: String) throws -> Int {
    let old = try text(name)
    let range = try #require(old.firstRange(of: find), "`\(find)` is no longer in \(name): adapt the test")
    try write(name, old[..<range.lowerBound] + replacement + old[range.upperBound...])
    return old[..<range.lowerBound].utf8.count { $0 == 0x0A } + 1
  }
}
